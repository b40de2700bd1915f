/// The classes of a Swift file and the functions without parameters, wherever code outside of the file's functions can
/// reach them.
struct SwiftDeclarations {
  /// A class, as its first line has it.
  struct Class: Equatable {
    let name: String
    /// The types that it lies in, the outermost first.
    let outer: [String]
    /// The names behind the colon, each without its module.
    let supers: [String]
    let isGeneric: Bool
    let isPrivate: Bool
    let offset: Int
  }

  /// A function without parameters that answers something.
  struct Function: Equatable {
    let name: String
    let outer: [String]
    /// The type that it answers, without its module.
    let result: String
    let isStatic: Bool
    let offset: Int
  }

  /// A type, a protocol or an extension, and what stands behind its colon.
  struct Kind: Equatable {
    /// `class`
    let word: String
    let name: String
    let supers: [String]
  }

  private(set) var kinds: [Kind] = []
  /// Members of types and their extensions, as `height(of:)`, by the names of the types.
  private(set) var members: [String: Set<String>] = [:]
  private(set) var classes: [Class] = []
  private(set) var functions: [Function] = []
  /// Braces that are open: with the name of a type, or of code, which has none.
  private var open: [String?] = []
  private var modifiers: Set<String> = []
  private var index = 0
  private let words: [SwiftWords.Word]

  init(_ words: SwiftWords) {
    self.words = words.words
    while index < self.words.count { takeNext() }
  }

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]
  private static let modifierWords: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "final", "static",
    "override", "nonisolated",
    "indirect", "dynamic", "mutating",
  ]

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }

  private mutating func takeNext() {
    let word = text(index)
    switch word {
    case "{": openBrace(nil)
    case "}":
      open.removeLast(open.isEmpty ? 0 : 1)
      endStatement()
    case "@": skipAttribute()
    case "func": takeFunction()
    case "var", "let":
      note(text(index + 1))
      endStatement()
    case "class" where isDeclaredBehindClass: modifiers.insert("static"); index += 1
    case let word
    where Self.typeWords.contains(word) && Self.isName(text(index + 1)) && text(index - 1) != ".":
      takeType(word)
    case let word where Self.modifierWords.contains(word): modifiers.insert(word); index += 1
    default: endStatement()
    }
  }

  private mutating func openBrace(_ name: String?) {
    open.append(name)
    endStatement()
  }

  private mutating func endStatement() {
    modifiers = []
    index += 1
  }

  /// `class func`, `class var`: members of the type itself.
  private var isDeclaredBehindClass: Bool {
    ["func", "var", "let", "subscript", "override", "final", "private", "public"].contains(
      text(index + 1))
  }

  /// `@MainActor`, `@available(iOS 13, *)`
  private mutating func skipAttribute() {
    index += 2
    while text(index) == "." { index += 2 }
    if text(index) == "(" { skipGroup("(", ")") }
  }

  private mutating func skipGroup(_ first: String, _ last: String) {
    var depth = 0
    repeat {
      if text(index) == first { depth += 1 }
      if text(index) == last { depth -= 1 }
      index += 1
    } while depth > 0 && index < words.count
  }

  /// The types around this place; nil inside of code.
  private var outer: [String]? {
    let names = open.compactMap(\.self)
    return names.count == open.count ? names : nil
  }

  // MARK: Types

  private mutating func takeType(_ word: String) {
    let (modifiers, offset) = (modifiers, words[index].offset)
    index += 1
    let name = word == "extension" ? lastName() : text(index)
    index += 1
    let isGeneric = text(index) == "<"
    let supers = supers()
    guard text(index) == "{" else { return endStatement() }
    if let outer {
      kinds.append(
        Kind(word: word, name: (outer + [name]).joined(separator: "."), supers: supers))
    }
    if word == "class", let outer {
      classes.append(
        Class(
          name: name, outer: outer, supers: supers, isGeneric: isGeneric,
          isPrivate: modifiers.contains("private") && !outer.isEmpty, offset: offset))
    }
    // A protocol asks for functions, and has none that could be called.
    openBrace(word == "protocol" || isGeneric ? nil : name)
  }

  /// `UIKit.UICollectionViewLayout`, of which the last name counts; the index is at that one.
  private mutating func lastName() -> String {
    while text(index + 1) == "." { index += 2 }
    return text(index)
  }

  /// Everything up to the brace.
  private mutating func supers() -> [String] {
    var names: [String] = []
    while index < words.count, !["{", "}", ";"].contains(text(index)) {
      switch text(index) {
      case "<": skipGroup("<", ">")
      case "where":
        while index < words.count, text(index) != "{" { index += 1 }
      case let word where Self.isName(word):
        names.append(lastName())
        index += 1
      default: index += 1
      }
    }
    return names
  }

  // MARK: Functions

  private mutating func takeFunction() {
    let (modifiers, offset) = (modifiers, words[index].offset)
    let name = text(index + 1)
    index += 2
    self.modifiers = []
    guard Self.isName(name), text(index) == "(" else { return }
    note(name + labels())
    guard text(index + 1) == ")" else { return }
    index += 2
    guard text(index) == "-", text(index + 1) == ">", !modifiers.contains("override"), let outer
    else { return }
    index += 2
    let result = lastName()
    index += 1
    guard text(index) == "{" else { return }
    functions.append(
      Function(
        name: name, outer: outer, result: result, isStatic: modifiers.contains("static"),
        offset: offset))
  }

  // MARK: Members

  /// A member of the type around this place, if there is one.
  private mutating func note(_ member: String) {
    guard let outer, !outer.isEmpty else { return }
    members[outer.joined(separator: "."), default: []].insert(member)
  }

  /// `(of:in:)`, of the parameters that begin here.
  private func labels() -> String {
    var (labels, depth, place, isFirst) = ("", 0, index, false)
    repeat {
      let word = text(place)
      if ["(", "[", "<", "{"].contains(word) {
        depth += 1
      } else if [")", "]", "}"].contains(word) || word == ">" && text(place - 1) != "-" {
        depth -= 1
      }
      if isFirst, Self.isName(word) { labels += "\(word):" }
      isFirst = depth == 1 && (word == "," || place == index)
      place += 1
    } while depth > 0 && place < words.count
    return "(\(labels))"
  }
}
