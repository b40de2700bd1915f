/// The names of all tests of the package, read from the sources: `SpringTests/settlesAtTheTarget()`.
struct TestIndex {
  private(set) var names: Set<String> = []

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
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if let name = Self.typeName(in: line) { suite = name }
      if line.drop(while: { $0 == " " }).hasPrefix("@Test") { isMarked = true }
      guard isMarked, line.contains("func ") else { continue }
      isMarked = false
      let signature = lines[number...].prefix(12).joined(separator: " ")
      names.insert(suite + "/" + Self.name(in: signature))
    }
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
