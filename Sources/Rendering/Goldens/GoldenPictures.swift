internal import Notation
internal import Platform
package import SceneFormat

/// The list of a scene's accepted pictures, a line for each:
///
///     # file, its bytes and their sum, the sum of its drawing, who drew it
///     feed-still.png 20310 3f0c… 98ab… 0.1.0 5c2e1f0a
///
/// The lines are sorted by file, so that two versions of a list merge. As long as a drawing has its sum, nothing has to
/// be drawn, nor read, to know that the picture is as it was.
package struct GoldenPictures: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// Seen from the list's folder.
    package let path: String
    package let bytes: Int
    /// Of the bytes.
    package let sha256: String
    /// Of what is drawn; `-` for files that are text themselves.
    package let drawing: String
    package let origin: PictureOrigin
  }

  /// By path.
  package private(set) var entries: [String: Entry] = [:]

  package init() {}

  package subscript(path: String) -> Entry? { entries[path] }

  /// Takes the place of the entry for its file, where there is one.
  package mutating func add(_ entry: Entry) { entries[entry.path] = entry }

  // MARK: As text

  private static let heading =
    "# file, its bytes and their sum, the sum of its drawing, who drew it"

  package var text: String {
    let sorted = entries.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return ([Self.heading] + sorted.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// Reads a list; a line that is none of one is refused with its place.
  package init(_ file: SourceFile) throws(Diagnostic) {
    // Editors and git of other systems end lines otherwise, which is one letter to Swift.
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let entry = Entry(line: line) else {
        throw Self.refusal(String(line), at: SourceSpan(file: file, line: index + 1))
      }
      guard entries.updateValue(entry, forKey: entry.path) == nil else {
        throw Diagnostic(
          .pictureList, "'\(entry.path)' stands twice in the list",
          at: SourceSpan(file: file, line: index + 1),
          help: "keep one of the two lines, or record the pictures again")
      }
    }
  }

  private static func refusal(_ line: String, at span: SourceSpan) -> Diagnostic {
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix)
    return Diagnostic(
      .pictureList,
      isConflict ? "a merge conflict in a list of pictures" : "no line of a list of pictures",
      at: span, found: String(line.prefix(80)),
      expected: "a file, its bytes, two sums, a version and the sum of fonts and libraries",
      help: isConflict
        ? "keep the lines of both sides, each file once, or record the pictures again"
        : "record the pictures again")
  }
}

/// Who drew a picture: the version of this program, and a sum of the fonts and libraries that it drew with.
package struct PictureOrigin: Equatable, Sendable {
  package let version: String
  package let surroundings: String

  /// That of scenes that hold no pictures.
  static let unknown = PictureOrigin(version: "-", surroundings: "-")

  package init(version: String, surroundings: String) {
    self.version = version
    self.surroundings = surroundings
  }

  package init(_ fingerprint: Fingerprint) {
    let others = fingerprint.only([.architecture, .font, .library, .ownFont])
    self.init(
      version: ProgramVersion.number,
      surroundings: String(SHA256.text(of: others.text).prefix(Self.digits)))
  }

  fileprivate static let digits = 12
}

extension GoldenPictures.Entry {
  var line: String {
    [Self.escaped(path), "\(bytes)", sha256, drawing, origin.version, origin.surroundings]
      .joined(separator: " ")
  }

  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6, let bytes = Int(words[1]), bytes >= 0, Self.isSum(words[2], of: 64),
      words[3] == "-" || Self.isSum(words[3], of: DrawnSum.digits), !words[4].isEmpty,
      Self.isSum(words[5], of: PictureOrigin.digits)
    else { return nil }
    let path = PercentText.value(of: words[0])
    // A list may come from anywhere: it names files beside it, and no others.
    guard let parts = try? OutputFolder.parts(of: path), parts.joined(separator: "/") == path else {
      return nil
    }
    self.init(
      path: path, bytes: bytes, sha256: words[2], drawing: words[3],
      origin: PictureOrigin(version: words[4], surroundings: words[5]))
  }

  private static func isSum(_ word: String, of digits: Int) -> Bool {
    word.utf8.count == digits && word.utf8.allSatisfy { (0x30...0x39) ~= $0 || (0x61...0x66) ~= $0 }
  }

  private static func escaped(_ path: String) -> String {
    PercentText.escaped(path) { 0x21...0x7E ~= $0 && $0 != 0x25 && $0 != 0x23 }
  }
}

extension SourceSpan {
  /// A whole line of a file.
  fileprivate init(file: SourceFile, line: Int) {
    let length = file.line(line)?.unicodeScalars.count ?? 0
    self.init(
      file: file, start: TextPosition(line: line, column: 1),
      end: TextPosition(line: line, column: length + 1))
  }
}
