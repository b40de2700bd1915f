package import Notation
internal import Synchronization

/// Everything that the bytes of files depend on besides scenes and options: this program, its libraries, the
/// processor and the fonts. It stands in every manifest and beside every folder of goldens.
///
///     architecture processor x86-64
///     font fonts-inter/Inter-Bold.otf 4.0 3f0c…
///     library cairo 1.16.0
///     program tessera 0.1.0
///
/// A line for each thing, sorted, so that two versions of such a file merge. A thing that stands there twice is a
/// mixture then.
package struct Fingerprint: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case architecture
    /// Of a Debian package.
    case font
    case library
    /// One that a scene or a project brings.
    case ownFont = "own-font"
    case program

    package var isFont: Bool { self == .font || self == .ownFont }
  }

  /// Without spaces: what has some has bytes in their place, as in addresses.
  package struct Name: Hashable, Sendable {
    package let kind: Kind
    package let text: String
  }

  package struct Value: Hashable, Sendable {
    package let version: String
    /// Of a file's bytes.
    package var sum: String?
  }

  package private(set) var values: [Name: Set<Value>] = [:]

  package init() {}

  package mutating func add(_ kind: Kind, _ name: String, version: String, sum: String? = nil) {
    let version = version.isEmpty ? "unknown" : Self.escaped(version)
    values[Name(kind: kind, text: Self.escaped(name)), default: []]
      .insert(Value(version: version, sum: sum))
  }

  package mutating func add(_ other: Fingerprint) {
    values.merge(other.values) { $0.union($1) }
  }

  /// The versions of this program: several where goldens of several lie in one folder.
  var programVersions: Set<String> {
    Set(values.filter { $0.key.kind == .program }.values.joined().map(\.version))
  }

  /// The lines about some kinds of things.
  package func only(_ kinds: Set<Kind>) -> Fingerprint {
    var part = Fingerprint()
    part.values = values.filter { kinds.contains($0.key.kind) }
    return part
  }

  // MARK: As text

  package var lines: [String] {
    values.flatMap { name, values in
      values.map { value in
        [name.kind.rawValue, name.text, value.version, value.sum].compactMap(\.self)
          .joined(separator: " ")
      }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// One line, for programs.
  package var json: JSONText { .object([("fingerprint", .texts(lines))]) }

  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// nil where a line is none of a fingerprint.
  package init?(lines: [String]) {
    for line in lines {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard let kind = words.first.flatMap(Kind.init(rawValue:)), !words.contains(""),
        words.count == (kind.isFont ? 4 : 3)
      else { return nil }
      values[Name(kind: kind, text: words[1]), default: []]
        .insert(Value(version: words[2], sum: kind.isFont ? words[3] : nil))
    }
  }

  /// Thousands of scenes may lie beside the same file: it is taken apart once.
  package init?(text: String) {
    let known = Self.lastRead.withLock { $0.text == text ? $0 : nil }
    let read = known ?? (text, Self(lines: text.split(separator: "\n").map(String.init)))
    if known == nil { Self.lastRead.withLock { $0 = read } }
    guard let fingerprint = read.fingerprint else { return nil }
    self = fingerprint
  }

  /// The text that was read last, and the fingerprint that it tells; nothing of one that tells none.
  private static let lastRead = Mutex<(text: String, fingerprint: Fingerprint?)>(
    ("", Fingerprint()))

  private static func escaped(_ text: String) -> String {
    PercentText.escaped(text) { 0x21...0x7E ~= $0 && $0 != 0x25 }
  }
}
