/// The names of all tests of the package, read from the sources: `SpringTests/settlesAtTheTarget()`.
struct TestIndex {
  private(set) var names: Set<String> = []
  /// The sentences of the references that tests carry in comments above them: `// 000-17, 000-18`.
  private(set) var sentences: [String: Set<String>] = [:]

  init() throws {
    for path in try House.files(below: "Tests", endingIn: ".swift") {
      add(try House.text(of: path))
    }
  }

  init(source: String) {
    add(source)
  }

  private mutating func add(_ source: String) {
    var suite = ""
    var isMarked = false
    var carried: Set<String> = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if let name = Self.typeName(in: line) { suite = name }
      if line.drop(while: { $0 == " " }).hasPrefix("@Test") { isMarked = true }
      carried.formUnion(Self.numbers(in: line))
      guard line.contains("func ") else { continue }
      let signature = lines[number...].prefix(12).joined(separator: " ")
      let name = suite + "/" + Self.name(in: signature)
      if isMarked { names.insert(name) }
      if !carried.isEmpty { sentences[name] = carried }
      (isMarked, carried) = (false, [])
    }
  }

  /// The numbers of a comment that consists of them.
  private static func numbers(in line: Substring) -> [String] {
    let text = line.trimmed
    guard text.hasPrefix("// ") else { return [] }
    let words = text.dropFirst(3).split { ", ".contains($0) }.map(String.init)
    let areNumbers = words.allSatisfy { word in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].count == 3 && parts.allSatisfy { Int($0) != nil }
    }
    return areNumbers ? words : []
  }

  /// The type that begins on a line without indentation: types inside of others are no suites here.
  private static func typeName(in line: Substring) -> String? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split { " :{<(".contains($0) }
    guard
      let place = words.firstIndex(where: {
        ["struct", "class", "enum", "actor", "extension"].contains($0)
      })
    else { return nil }
    return words.dropFirst(place + 1).first.map(String.init)
  }

  /// `name(_:label:)` of a declaration that begins somewhere in the text.
  private static func name(in text: String) -> String {
    let declaration = text.split(separator: "func ", maxSplits: 1).last ?? ""
    let name = declaration.prefix { $0 != "(" }
    return name + "(" + labels(in: declaration.dropFirst(name.count + 1)) + ")"
  }

  private static func labels(in parameters: Substring) -> String {
    var depth = 0
    var labels = ""
    var isAtLabel = true
    for character in parameters {
      if depth == 0, character == ")" { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == "," { isAtLabel = true }
      guard isAtLabel, character != ",", !character.isWhitespace || !(labels.last ?? ":").isColon
      else { continue }
      if character == ":" || character.isWhitespace {
        labels += ":"
        isAtLabel = false
      } else {
        labels.append(character)
      }
    }
    return labels
  }
}

extension Character {
  fileprivate var isColon: Bool { self == ":" }
}
