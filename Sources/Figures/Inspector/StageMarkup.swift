import Notation

/// An SVG as it stands within a page: HTML needs no quotation marks around plain values and no lines, what most texts
/// have in common is said once, at the root, and shapes and texts stand at their places themselves where their group only
/// shifts them.
struct StageMarkup {
  private let source: [UInt8]
  private var result: [UInt8] = []
  private var position = 0
  /// The values that most texts have, each with the standard one, which the others then have to say.
  private var common: [(attribute: Attribute, standard: [UInt8])] = []
  private var isRoot = true

  /// So narrow, in points, words need no width: letters of other fonts make no difference that could be seen.
  private static let narrow = 16.0

  /// The name with its bracket, as "<g".
  struct Tag {
    var name: ArraySlice<UInt8>
    var attributes: [Attribute]
  }

  struct Attribute {
    var name: ArraySlice<UInt8>
    var value: ArraySlice<UInt8>
  }

  init(_ source: [UInt8]) {
    self.source = source
    findCommon("text-anchor", standard: "start")
    findCommon("font-weight", standard: "400")
    result.reserveCapacity(source.count)
    while position < source.count { step() }
  }

  var html: HTMLText { HTMLText(verbatim: String(decoding: result, as: UTF8.self)) }

  private mutating func step() {
    let byte = source[position]
    if byte == UInt8(ascii: "<"), position + 1 < source.count, source[position + 1].isLetter {
      writeTag()
    } else {
      position += 1
      let isBetweenTags =
        byte == UInt8(ascii: "\n") && result.last == UInt8(ascii: ">")
        && (position == source.count || source[position] == UInt8(ascii: "<"))
      if !isBetweenTags { result.append(byte) }
    }
  }

  // MARK: Tags

  private mutating func writeTag() {
    let tag = readTag()
    if !writeShifted(tag) { write(tag) }
    isRoot = false
  }

  private mutating func write(_ tag: Tag) {
    let isText = tag.isText
    result += tag.name
    for attribute in tag.attributes where !(isText && isLeftOut(attribute)) { write(attribute) }
    for (shared, standard) in common where isText || isRoot {
      let isSaid = tag.attributes.contains { $0.name == shared.name }
      let value = isRoot ? shared.value : standard[...]
      if !isSaid { write(Attribute(name: shared.name, value: value)) }
    }
    guard position < source.count, source[position] == UInt8(ascii: "/") else { return }
    // A value without quotation marks would take the end for its own.
    if result.last != UInt8(ascii: "\"") { result.append(UInt8(ascii: " ")) }
  }

  // MARK: Shifted groups

  /// A group that only shifts what it holds, without its way, and all of that at its own place, if that is shorter.
  private mutating func writeShifted(_ group: Tag) -> Bool {
    guard let shift = group.shift else { return false }
    let (start, count) = (position, result.count)
    var saved = group.attributes.last.map { $0.name.count + $0.value.count + 2 } ?? 0
    write(Tag(name: group.name, attributes: group.attributes.dropLast()))
    take(">")
    while !source[position...].starts(with: "</g>".utf8) {
      guard position < source.count, source[position] == UInt8(ascii: "<"),
        let (tag, growth) = readTag().shifted(by: shift), writeLeaf(tag)
      else {
        saved = -1
        break
      }
      saved -= growth
    }
    if saved > 0 { return true }
    position = start
    result.removeSubrange(count...)
    return false
  }

  /// A shape, or a text without parts, to its end; the position is behind its tag's attributes.
  private mutating func writeLeaf(_ tag: Tag) -> Bool {
    write(tag)
    guard tag.isText else { return take("/>") }
    let words = read { $0 != UInt8(ascii: "<") }
    result += words
    return take("</text>")
  }

  /// Goes on behind the text and the end of its line, if it stands here.
  @discardableResult private mutating func take(_ text: StaticString) -> Bool {
    let text = "\(text)".utf8
    guard source[position...].starts(with: text) else { return false }
    result += text
    position += text.count
    if position < source.count, source[position] == UInt8(ascii: "\n") { position += 1 }
    return true
  }

  /// The tag's name with its bracket, and its attributes; the position is behind them.
  private mutating func readTag() -> Tag {
    let name = read {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    var attributes: [Attribute] = []
    while position < source.count, source[position] == UInt8(ascii: " ") {
      position += 1
      let name = read { $0 != UInt8(ascii: "=") }
      position += 2
      attributes.append(Attribute(name: name, value: read { $0 != UInt8(ascii: "\"") }))
      position += 1
    }
    return Tag(name: name, attributes: attributes)
  }

  private mutating func read(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < source.count, holds(source[position]) { position += 1 }
    return source[start..<position]
  }

  private func isLeftOut(_ attribute: Attribute) -> Bool {
    if attribute.name.elementsEqual("textLength".utf8) {
      return (Double(String(decoding: attribute.value, as: UTF8.self)) ?? 0) < Self.narrow
    }
    return common.contains {
      $0.attribute.name == attribute.name && $0.attribute.value == attribute.value
    }
  }

  private mutating func write(_ attribute: Attribute) {
    result.append(UInt8(ascii: " "))
    result += attribute.name
    result.append(UInt8(ascii: "="))
    let isPlace = attribute.value.starts(with: "translate(".utf8)
    let value = attribute.value.map { isPlace && $0 == UInt8(ascii: " ") ? UInt8(ascii: ",") : $0 }
    if !value.isEmpty, value.allSatisfy(\.isPlain) {
      result += value
    } else {
      result.append(UInt8(ascii: "\""))
      result += value
      result.append(UInt8(ascii: "\""))
    }
  }

  // MARK: Texts

  /// Finds the value of the attribute that more than half of the texts have.
  private mutating func findCommon(_ name: String, standard: String) {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var texts = 0
    position = 0
    while let start = source[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      guard source[start...].starts(with: "<text ".utf8) else {
        position += 1
        continue
      }
      texts += 1
      for attribute in readTag().attributes where attribute.name.elementsEqual(name.utf8) {
        counts[attribute.value, default: 0] += 1
      }
    }
    position = 0
    guard let most = counts.first(where: { $0.value * 2 > texts }) else { return }
    common.append((Attribute(name: Array(name.utf8)[...], value: most.key), Array(standard.utf8)))
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  /// Whether a value of HTML may have it without quotation marks.
  fileprivate var isPlain: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "/"):
      false
    default: true
    }
  }
}
