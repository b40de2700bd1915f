import Foundation

/// An element of a file of ours, read just well enough for these tests.
final class Markup {
  let name: String
  let attributes: [String: String]
  private(set) var children: [Markup] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root of the file.
  static func read(_ source: String) -> Markup? {
    let root = Markup("", [:])
    var open = [root]
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      open.last?.text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.count > 1, open.removeLast().name == tag.dropFirst() else { return nil }
        continue
      }
      let isClosed = tag.hasSuffix("/")
      let element = Markup(tag: isClosed ? tag.dropLast() : tag)
      open.last?.children.append(element)
      if !isClosed { open.append(element) }
    }
    return open.count == 1 ? root.children.first : nil
  }

  private convenience init(tag: Substring) {
    let name = tag.prefix { $0 != " " && $0 != "\n" }
    var attributes: [String: String] = [:]
    var rest = tag[name.endIndex...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      let value = rest[rest.index(equals, offsetBy: 2)...].prefix { $0 != "\"" }
      attributes[key] = String(value)
      rest = rest[rest.index(after: value.endIndex)...]
    }
    self.init(String(name), attributes)
  }

  /// The element and all that are in it.
  var all: [Markup] { [self] + children.flatMap(\.all) }

  func first(_ name: String) -> Markup? { all.first { $0.name == name } }

  func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }

  var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
}
