internal import Notation
internal import Platform

/// A results file that is read line by line.
final class ResultsPart {
  let path: String
  let head: Manifest
  private let lines: FileLines
  private var hash = SHA256()
  private var count = 0
  private(set) var end: ResultsEnd?

  /// Reads the first line.
  init(_ path: String) throws(MergeProblem) {
    self.path = path
    do {
      lines = try FileLines(of: path, longest: ResultsFile.longestLine)
      guard let first = try lines.next() else { throw MergeProblem.torn(path, "it is empty") }
      hash.add(first[...] + [UInt8(ascii: "\n")])
      head = try Self.head(first)
    } catch let problem as MergeProblem {
      throw problem
    } catch {
      throw MergeProblem.torn(path, Self.reason(error, line: 1))
    }
  }

  private static func head(_ line: [UInt8]) throws(TextError) -> Manifest {
    let object = try object(line)
    let form = try object.required("results")
    guard try form.integer() == ResultsFile.version else {
      throw form.unexpected(expected: "\(ResultsFile.version)")
    }
    return try Manifest(head: object, results: [])
  }

  private static func object(_ line: [UInt8]) throws(TextError) -> JSONObject {
    try JSONReader.read(String(decoding: line, as: UTF8.self)).object()
  }

  private static func reason(_ error: any Error, line: Int) -> String {
    if let error = error as? FileError { return error.reason }
    return "line \(line): \(error)"
  }

  /// The next scene; nil behind the last one, where the last line is as it should be.
  func next() throws(MergeProblem) -> ResultsLine? {
    do {
      guard let line = try lines.next() else {
        throw MergeProblem.torn(path, "its last line is missing")
      }
      let object = try Self.object(line)
      if let end = object.optional("end") {
        try close(ResultsEnd(end.object()))
        return nil
      }
      hash.add(line[...] + [UInt8(ascii: "\n")])
      count += 1
      return try ResultsLine(object)
    } catch let problem as MergeProblem {
      throw problem
    } catch {
      throw MergeProblem.torn(path, Self.reason(error, line: count + 2))
    }
  }

  private func close(_ end: ResultsEnd) throws {
    guard end.scenes == count else {
      throw MergeProblem.torn(path, "it counts \(end.scenes) scenes and has \(count)")
    }
    let sum = hash
    guard end.sha256 == sum.finish() else {
      throw MergeProblem.torn(path, "its lines are not those that were written")
    }
    guard try lines.next() == nil else {
      throw MergeProblem.torn(path, "something stands behind its last line")
    }
    self.end = end
  }
}
