import CoreGraphics
import Notation

/// A value of a layout's own as it stands in a table.
extension CustomValue {
  /// The words before the name of such a column.
  static let columnPrefix = "custom."

  /// As people are shown it: numbers with spaces between them, texts without quotation marks.
  public var text: String {
    switch self {
    case .numbers(let numbers): NumberText.text(numbers)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text
    }
  }

  /// The same with two decimals, for moving pictures and their tables.
  package var shown: String {
    guard case .numbers(let numbers) = self else { return text }
    return numbers.map { NumberText.text($0, decimals: 2) }.joined(separator: " ")
  }

  /// As it stands in a cell: a text that could be taken for something else is in quotation marks.
  var cell: String {
    guard case .text(let text) = self else { return self.text.isEmpty ? "\"\"" : self.text }
    let isPlain = QuotedText.isBare(text) && CustomValue(bare: text) == self
    return isPlain ? text : QuotedText.quoted(text)
  }

  /// Reads a cell without quotation marks.
  init(bare text: String) {
    switch text {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    default:
      var numbers: [CGFloat] = []
      for part in text.split(separator: " ", omittingEmptySubsequences: false) {
        guard let number = NumberText.value(of: part) else {
          self = .text(text)
          return
        }
        numbers.append(number)
      }
      self = .numbers(numbers)
    }
  }
}

// MARK: JSON

extension CustomValue {
  var json: JSONText {
    switch self {
    case .numbers(let numbers):
      numbers.count == 1 ? .rounded(numbers[0]) : .list(numbers.map { .rounded($0) })
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    }
  }

  init(_ node: JSONNode) throws(TextError) {
    if let text = try? node.string() {
      self = .text(text)
    } else if let flag = try? node.bool() {
      self = .flag(flag)
    } else if let list = try? node.array() {
      var numbers: [CGFloat] = []
      for element in list { numbers.append(CGFloat(try element.number())) }
      self = .numbers(numbers)
    } else {
      self = .number(CGFloat(try node.number()))
    }
  }
}
