import Testing

/// Every name that others may use has a sentence in front of it.
@Suite struct DocumentationTests {
  /// The targets whose public declarations all have one. A target never leaves the list again.
  private static let complete: Set<String> = [
    "CairoBackend",
    "Drawing",
    "Figures",
    "Gallery",
    "Imaging",
    "LayoutTesting",
    "Motion",
    "Notation",
    "Platform",
    "Rendering",
    "Scene",
    "SceneFormat",
    "TesseraCLI",
    "VisualDiff",
  ]

  /// A public declaration and whether a comment stands in front of it.
  private struct Declaration {
    let target: String
    let place: String
    let isDocumented: Bool
  }

  @Test func publicNamesOfTheseTargetsHaveASentence() throws {
    let gaps = try Self.declarations().filter {
      Self.complete.contains($0.target) && !$0.isDocumented
    }
    #expect(gaps.map(\.place) == [])
  }

  @Test func noTargetIsLeftOutWithoutNeed() throws {
    let targets = try Dictionary(grouping: Self.declarations(), by: \.target)
    let full = targets.filter { $0.value.allSatisfy(\.isDocumented) }
    #expect(Set(full.keys).subtracting(Self.complete).sorted() == [])
  }

  @Test func knowsPublicDeclarations() {
    for line in [
      "public struct Stage {", "  public init?(_ text: String) {", "open class Layout: Object {",
      "  public private(set) var count = 0", "  public static func < (first: Self) -> Bool {",
      "@MainActor public final class Stage {", "  @available(*, deprecated) public var old: Int",
      "  public subscript<Value>(key: Key<Value>) -> Value {", "public indirect enum Item {",
    ] {
      #expect(Self.isPublicDeclaration(line[...]), "\(line)")
    }
    for line in [
      "public import CoreGraphics", "public extension Stage {", "  package var count = 0",
      "  public override var count: Int {", "  /// public var count", "  var isPublic = true",
      "  override public func layout() {", "",
    ] {
      #expect(!Self.isPublicDeclaration(line[...]), "\(line)")
    }
  }

  @Test func knowsCommentsAboveAttributes() {
    #expect(Self.isDocumented(2, in: ["/// A stage.", "@MainActor", "public struct Stage {"]))
    #expect(!Self.isDocumented(2, in: ["/// A.", "@MainActor struct A {", "  public var b = 0"]))
  }

  // MARK: - Reading

  private static func declarations() throws -> [Declaration] {
    try House.files(below: "Sources", endingIn: ".swift").flatMap { path -> [Declaration] in
      let target = String(path.split(separator: "/")[1])
      let lines = try House.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter { isPublicDeclaration(lines[$0]) }.map { index in
        Declaration(
          target: target, place: "\(path):\(index + 1): \(lines[index])",
          isDocumented: isDocumented(index, in: lines))
      }
    }
  }

  /// Whether a comment ends in the line above, or above the attributes that stand there.
  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    let above = lines[..<index].last { line in
      !line.drop(while: \.isWhitespace).hasPrefix("@") || !withoutAttributes(line).isEmpty
    }
    guard let text = above?.drop(while: \.isWhitespace) else { return false }
    return text.hasPrefix("///") || text.hasPrefix("*/")
  }

  private static let modifiers: Set<String> = [
    "static", "final", "mutating", "nonmutating", "convenience", "required", "indirect",
    "nonisolated", "lazy", "weak", "private(set)", "internal(set)", "package(set)", "isolated",
    "consuming", "borrowing", "prefix", "infix", "postfix",
  ]
  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "struct", "enum", "class", "actor", "protocol", "subscript",
    "typealias", "associatedtype",
  ]

  /// Whether the line begins a declaration that other packages see. An override has its sentence elsewhere.
  private static func isPublicDeclaration(_ line: Substring) -> Bool {
    var words = withoutAttributes(line).split(separator: " ")
    guard let access = words.first, ["public", "open"].contains(access) else { return false }
    words.removeFirst()
    while let word = words.first, modifiers.contains(String(word)) { words.removeFirst() }
    return words.first.map { keywords.contains(String($0.prefix(while: \.isLetter))) } ?? false
  }

  private static func withoutAttributes(_ line: Substring) -> Substring {
    var rest = line.drop(while: \.isWhitespace)
    while rest.first == "@" {
      let name = rest.prefix { !$0.isWhitespace && $0 != "(" }
      rest = rest[name.endIndex...]
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }
}
