internal import Notation
internal import Platform
internal import Testing

/// The place of a golden: below the folder of goldens beside the test's file, in a folder of that file's name.
struct GoldenFile {
  /// Its name, if nothing else is said.
  static let folder = "Goldens"
  /// Below the folder of goldens; git is told to leave it alone.
  private static let failures = ".failures"
  /// More than any golden has.
  private static let limit = 1 << 28

  /// The folder that everything is written below.
  private let root: OutputFolder
  /// Seen from it.
  let name: String
  private let ending: String

  /// - Parameter folder: seen from the folder of the test's file.
  init(_ name: GoldenName, ending: String, of place: SourceLocation, in folder: String) {
    let parts = place.filePath.split(separator: "/", omittingEmptySubsequences: false)
    let home = parts.dropLast().joined(separator: "/")
    root = OutputFolder(folder.hasPrefix("/") ? folder : "\(home)/\(folder)")
    let file = String(parts.last ?? "").split(separator: ".").first.map(String.init) ?? "Tests"
    // Without its parameters: the variant says what they were.
    let test = Test.current?.name.prefix { $0 != "(" } ?? "test"
    self.name = "\(GoldenName.safe(file))/\(name.stem(ofTest: String(test)))"
    self.ending = ending
  }

  /// The path for messages.
  var path: String { root.shown("\(name).\(ending)") }

  /// The bytes that were accepted; nil where nothing was.
  func read() throws -> [UInt8]? {
    do throws(FileError) {
      return try InputFile.read(path, limit: Self.limit)
    } catch {
      if error.isMissing { return nil }
      throw LayoutSceneError.unreadable(path, why: error.reason)
    }
  }

  func write(_ bytes: [UInt8]) throws { try root.write(bytes, to: "\(name).\(ending)") }

  /// Puts what was accepted, what came out and the difference beside one another, and answers how their paths begin.
  func writeFailure(_ parts: [FailurePart]) throws -> String {
    try root.write(Array("*\n".utf8), to: "\(Self.failures)/.gitignore")
    for part in parts {
      try root.write(part.bytes, to: "\(Self.failures)/\(name).\(part.name)")
    }
    return root.shown("\(Self.failures)/\(name)")
  }

  /// Files of something that failed before and does no more would lead readers astray.
  func removeFailure(_ names: [String]) {
    let folder = root.shown(Self.failures)
    guard FileStatus(folder) != nil else { return }
    for part in names {
      let name = "\(Self.failures)/\(name).\(part)"
      guard FileStatus(root.shown(name), followsLinks: false)?.isFile == true else { continue }
      try? root.withPlace(of: name) { OutputFile.remove($0) }
    }
  }
}

/// A file that shows how something failed.
struct FailurePart {
  /// `before.svg`.
  let name: String
  let bytes: [UInt8]
}
