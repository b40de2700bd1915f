package import Drawing
internal import Foundation
package import Imaging
package import Testing

/// A file of a case that has to come out. `RECORD=1` makes what comes out the new expectation; without it, a file
/// that is missing is a failure, too.
package struct ExpectedFile {
  let folder: CaseFolder
  let file: String
  let suite: String
  private let isRecording: Bool

  /// - Parameter suite: of the test that fails: it accepts the file.
  package init(
    _ file: String, of folder: CaseFolder, suite: String,
    isRecording: Bool = ProcessInfo.processInfo.environment["RECORD"] == "1"
  ) {
    (self.file, self.folder, self.suite, self.isRecording) = (file, folder, suite, isRecording)
  }

  /// Fails where the text is another one.
  package func expect(
    text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(Array(text.utf8), sourceLocation) { LineDifference($0, $1).text }
  }

  /// Fails where the file is another one, and tells how the drawings differ.
  package func expect(
    svg: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(Array(svg.utf8), sourceLocation) { expected, actual in
      let picture = DifferencePicture(of: self)
      try picture.write(expected: expected, actual: actual)
      return try Self.words(expected, actual) + picture.words
    }
  }

  /// Fails where a pixel is another one, and tells which parts of the drawing lie there.
  package func expect(
    picture: Bitmap, of drawing: DrawList, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try? ImageDecoder().decode(contentsOf: url.path)
    guard before?.pixels != picture.pixels || before?.width != picture.width else { return }
    try expect(PNGWriter(level: .tiny).encode(picture), sourceLocation) { expected, _ in
      let expected = try ImageDecoder().decode(expected)
      let panels = DifferencePicture(of: self)
      try panels.write(expected: expected, actual: picture)
      return PixelWords(expected, picture, of: drawing).text + panels.words
    }
  }

  // MARK: Common to all

  private var url: URL { folder.url.appendingPathComponent(file) }

  private func expect(
    _ actual: [UInt8], _ place: SourceLocation,
    _ words: (_ expected: [UInt8], _ actual: [UInt8]) throws -> String
  ) throws {
    let expected = try? folder.bytes(of: file)
    guard expected != actual else { return }
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: url)
    } else if let expected {
      let told = try words(expected, actual)
      fail("is not what came out\n\(told)\(command) accepts what came out", place)
    } else {
      fail("is missing\n\(command) writes what came out", place)
    }
  }

  private var command: String { "RECORD=1 swift test --filter \(suite)" }

  private func fail(_ words: String, _ place: SourceLocation) {
    Issue.record("\(folder.title): \(file) \(words)", sourceLocation: place)
  }

  /// Element by element, as far as both can be read; line by line where the elements are the same.
  private static func words(_ expected: [UInt8], _ actual: [UInt8]) throws -> String {
    if let difference = try? DrawingDifference(expected, actual), !difference.isNone {
      return difference.text
    }
    return LineDifference(expected, actual).text
  }
}
