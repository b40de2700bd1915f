import CoreGraphics
import Drawing
import Foundation

/// Takes one word after the other from a line. Brackets, commas and semicolons are words of their own.
struct WordReader {
  private var rest: Substring
  private let line: Int
  private let images: [UInt64: [UInt8]]

  private static let marks: Set<Character> = ["(", ")", ",", ";"]

  init(_ text: Substring, line: Int, images: [UInt64: [UInt8]]) {
    rest = text
    self.line = line
    self.images = images
  }

  func error(_ expected: String) -> DrawingError {
    DrawingError(line: line, found: rest.isEmpty ? "the end" : "'\(rest)'", expected: expected)
  }

  // MARK: Words

  /// The next word, which stays; empty at the end.
  var next: Substring {
    guard let first = rest.first else { return "" }
    if Self.marks.contains(first) { return rest.prefix(1) }
    return rest.prefix { $0 != " " && !Self.marks.contains($0) }
  }

  mutating func drop(_ word: Substring) {
    rest = rest.dropFirst(word.count).drop { $0 == " " }
  }

  mutating func take(_ word: String) -> Bool {
    let found = next
    guard found == word else { return false }
    drop(found)
    return true
  }

  mutating func skip(_ word: String) throws(DrawingError) {
    if !take(word) { throw error("'\(word)'") }
  }

  func end() throws(DrawingError) {
    if !rest.isEmpty { throw error("the end of the line") }
  }

  /// One of a few words; nil, and nothing taken, where it is none of them.
  mutating func choice<Value: RawRepresentable<String>>(_ type: Value.Type) -> Value? {
    let found = next
    guard let value = Value(rawValue: String(found)) else { return nil }
    drop(found)
    return value
  }

  // MARK: Names

  var isQuoted: Bool { rest.first == "\"" }

  mutating func string() throws(DrawingError) -> String {
    guard isQuoted else { throw error("a text between quotation marks") }
    var isEscaped = false
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, isEscaped || rest[end] != "\"" {
      isEscaped = !isEscaped && rest[end] == "\\"
      end = rest.index(after: end)
    }
    guard end < rest.endIndex else { throw error("a quotation mark at the end of the text") }
    let quoted = rest[...end]
    guard let text = try? JSONDecoder().decode(String.self, from: Data(quoted.utf8)) else {
      throw error("a text as JSON writes it")
    }
    drop(quoted)
    return text
  }

  /// All up to the next space.
  mutating func bare() -> String {
    let word = rest.prefix { $0 != " " }
    drop(word)
    return String(word)
  }

  /// The bytes of the image with that hash.
  mutating func imageBytes() throws(DrawingError) -> [UInt8] {
    let found = next
    guard let hash = UInt64(found, radix: 16), let bytes = images[hash] ?? Self.empty[hash] else {
      throw error("the hash of an image in the folder")
    }
    drop(found)
    return bytes
  }

  private static let empty = [ImageSource([], naturalSize: .zero).hash: [UInt8]()]

  // MARK: Numbers

  var isNumber: Bool { NumberText.value(of: next) != nil }

  mutating func number() throws(DrawingError) -> CGFloat {
    let found = next
    guard !found.isEmpty, let number = NumberText.value(of: found) else { throw error("a number") }
    drop(found)
    return number
  }

  mutating func whole() throws(DrawingError) -> Int {
    let found = next
    guard let number = Int(found) else { throw error("a whole number") }
    drop(found)
    return number
  }

  mutating func numbers() throws(DrawingError) -> [CGFloat] {
    var numbers: [CGFloat] = []
    while isNumber { numbers.append(try number()) }
    return numbers
  }

  mutating func point() throws(DrawingError) -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  mutating func rect() throws(DrawingError) -> CGRect {
    CGRect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// `120x80`.
  mutating func size() throws(DrawingError) -> CGSize {
    let found = next
    let numbers = found.split(separator: "x").map { NumberText.value(of: $0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else {
      throw error("a size such as 120x80")
    }
    drop(found)
    return CGSize(width: width, height: height)
  }
}
