/// The text of a Swift file as the compiler takes it without Objective-C: attributes for its runtime are left out, what
/// an extension overrides stands in its class, and optional members of protocols are there or not as they would be. All
/// that stays keeps its line and column.
struct LinuxSwift {
  /// With the places of the file for the compiler, and UIKit, which a file may leave to others of its module.
  let text: String

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBInspectable", "IBDesignable", "IBAction", "IBOutlet",
    "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable",
  ]

  /// - Parameters:
  ///   - path: of the file, as messages are to have it.
  ///   - optional: the members of its protocols that a class need not have.
  init(_ bytes: [UInt8], path: String, _ optional: OptionalMembers.Part) {
    let words = SwiftWords(bytes).words
    var blank = Blanked(bytes)
    for range in Self.attributes(words) + Self.imports(words) + optional.members {
      blank.clear(range)
    }
    for system in Self.systems(words) { blank.put("true", into: system) }
    for selector in Self.selectors(words) {
      blank.put("\"\(selector.name)\"", into: selector.range)
    }
    let folds = Fold.all(words)
    let additions =
      folds.map { Addition(of: $0, in: blank, path) }
      + optional.braces.flatMap { Addition.forClasses(at: $0, in: blank, path) }
    for fold in folds { blank.clear(fold.whole) }
    // From behind, so that the places before stay.
    for addition in additions.sorted(by: { $0.at > $1.at }) {
      blank.bytes.insert(contentsOf: addition.text.utf8, at: addition.at)
    }
    text =
      "import UIKit\n#sourceLocation(file: \"\(path)\", line: 1)\n"
      + String(decoding: blank.bytes, as: UTF8.self)
      + (optional.text.isEmpty ? "" : "\n\(OptionalMembers.beginning)\(optional.text)")
  }

  /// Text that comes into a file.
  private struct Addition {
    let at: Int
    let text: String

    /// Overrides of an extension, in its class.
    init(of fold: Fold, in blank: Blanked, _ path: String) {
      at = fold.end
      text =
        "\n" + blank.going(on: fold.body.lowerBound, in: path)
        + String(decoding: blank.bytes[fold.body], as: UTF8.self)
        + "\n" + blank.going(on: fold.end, in: path)
    }

    private init(_ text: String, at: Int) { (self.text, self.at) = (text, at) }

    /// A protocol that only classes have, in front of its brace and behind it.
    static func forClasses(at brace: Range<Int>, in blank: Blanked, _ path: String) -> [Addition] {
      [
        Addition(":AnyObject", at: brace.lowerBound),
        Addition("\n" + blank.going(on: brace.upperBound, in: path), at: brace.upperBound),
      ]
    }
  }

  /// Those of a method that a class need not have stay: without them the word `optional` has no meaning.
  private static func attributes(_ words: [SwiftWords.Word]) -> [Range<Int>] {
    words.indices.dropLast().compactMap { index in
      guard words[index].text == "@", attributes.contains(words[index + 1].text) else { return nil }
      var last = index + 1
      if last + 1 < words.count, words[last + 1].text == "(" {
        last = words[last...].firstIndex { $0.text == ")" } ?? last
      }
      let isOptional = last + 1 < words.count && words[last + 1].text == "optional"
      return isOptional ? nil : words[index].offset..<words[last].end
    }
  }

  /// `import os`, `import os.log`
  private static func imports(_ words: [SwiftWords.Word]) -> [Range<Int>] {
    words.indices.dropLast().compactMap { index in
      guard words[index].text == "import", words[index + 1].text == "os" else { return nil }
      let isPart = index + 3 < words.count && words[index + 2].text == "."
      return words[index].offset..<words[index + (isPart ? 3 : 1)].end
    }
  }

  /// `os(iOS)`, which is meant where UIKit is there.
  private static func systems(_ words: [SwiftWords.Word]) -> [Range<Int>] {
    words.indices.dropLast(3).compactMap { index in
      guard words[index...index + 3].map(\.text) == ["os", "(", "iOS", ")"] else { return nil }
      return words[index].offset..<words[index + 3].end
    }
  }

  /// `#selector(Hex.tick(_:))`, whose name is as good: nobody calls it.
  private static func selectors(_ words: [SwiftWords.Word]) -> [(range: Range<Int>, name: String)] {
    words.indices.dropLast(2).compactMap { index in
      guard words[index...index + 2].map(\.text) == ["#", "selector", "("] else { return nil }
      var (depth, last, name) = (0, index + 2, "")
      repeat {
        if words[last].text == "(" { depth += 1 }
        if words[last].text == ")" { depth -= 1 }
        let isName = words[last].text.unicodeScalars.first?.properties.isAlphabetic == true
        if depth == 1, isName { name = words[last].text }
        last += 1
      } while depth > 0 && last < words.count
      return depth == 0 ? (words[index].offset..<words[last - 1].end, name) : nil
    }
  }

  /// Bytes of which some are spaces now.
  private struct Blanked {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func clear(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }

    /// The text, with spaces behind it up to the end of the place.
    mutating func put(_ text: String, into range: Range<Int>) {
      guard text.utf8.count <= range.count else { return }
      clear(range)
      bytes.replaceSubrange(range.lowerBound..<range.lowerBound + text.utf8.count, with: text.utf8)
    }

    /// Stands before code that has been at this place, so that it keeps its line and column.
    func going(on offset: Int, in path: String) -> String {
      let place = SwiftPlace(offset, in: bytes)
      return "#sourceLocation(file: \"\(path)\", line: \(place.line))\n"
        + String(repeating: " ", count: place.column)
    }
  }
}

/// An extension that overrides something, and the class of the same file that it belongs into.
private struct Fold {
  /// The bytes of all of it, and of what stands between its braces.
  let whole: Range<Int>
  let body: Range<Int>
  /// The byte of the brace that closes the class.
  let end: Int

  static func all(_ words: [SwiftWords.Word]) -> [Fold] {
    let blocks = Block.outermost(words)
    return blocks.compactMap { block in
      guard block.kind == "extension", block.overrides,
        let home = blocks.first(where: { $0.kind == "class" && $0.name == block.name })
      else { return nil }
      return Fold(
        whole: words[block.start].offset..<words[block.last].end,
        body: words[block.first].end..<words[block.last].offset, end: words[home.last].offset)
    }
  }

  /// A type or an extension that lies in no other one, by its words.
  private struct Block {
    let kind: String
    let name: String
    let start: Int
    /// Its braces.
    let first: Int
    let last: Int
    let overrides: Bool

    static func outermost(_ words: [SwiftWords.Word]) -> [Block] {
      var blocks: [Block] = []
      var index = 0
      while index < words.count {
        guard words[index].text == "{", let last = closing(words, index) else {
          index += 1
          continue
        }
        if let block = block(words, from: index, to: last) { blocks.append(block) }
        index = last + 1
      }
      return blocks
    }

    private static func closing(_ words: [SwiftWords.Word], _ first: Int) -> Int? {
      var depth = 0
      for index in first..<words.count {
        if words[index].text == "{" { depth += 1 }
        if words[index].text == "}" { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    /// `extension Hex {`, or a class with whatever stands behind its name.
    private static func block(_ words: [SwiftWords.Word], from first: Int, to last: Int) -> Block? {
      let head = words[..<first].lastIndex { ["class", "extension", "}", ";"].contains($0.text) }
      guard let head, head + 1 < first, ["class", "extension"].contains(words[head].text) else {
        return nil
      }
      let isPlain = head + 2 == first
      guard words[head].text == "class" || isPlain else { return nil }
      return Block(
        kind: words[head].text, name: words[head + 1].text, start: head, first: first, last: last,
        overrides: words[first..<last].contains { $0.text == "override" })
    }
  }
}
