/// The kind of value that stands somewhere.
enum ValueFamily: Equatable, Sendable {
  case null, text, number, flag, list, object
}

extension Node {
  var family: ValueFamily {
    switch value {
    case .null: .null
    case .flag: .flag
    case .number: .number
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }
}

extension Shape {
  var families: [ValueFamily] {
    switch self {
    case .text, .form, .choice, .view, .output: [.text]
    case .number, .integer, .constants: [.number]
    case .flag: [.flag]
    case .numbers, .list, .rules: [.list]
    case .map, .object, .layout: [.object]
    case .either(let shapes): shapes.flatMap(\.families)
    case .anything: [.null, .text, .number, .flag, .list, .object]
    }
  }

  /// The words of messages for what was expected.
  var words: String {
    switch self {
    case .text: "a text"
    case .form(let form): form.words
    case .choice(let words): words.map { "\"\($0)\"" }.listed(or: "or")
    case .number(let range): "a number" + Self.words(for: range)
    case .integer(let range):
      "a whole number"
        + Self.words(for: range.map { Double($0.lowerBound)...Double($0.upperBound) })
    case .constants(let values): values.map(String.init).listed(or: "or")
    case .flag: "true or false"
    case .numbers(let count, _): "a list of \(count) numbers"
    case .list(let element, let count):
      count.map { Self.words(for: $0, of: element) } ?? "a list of \(element.plural)"
    case .map, .object: "an object"
    case .layout: "a layout, such as {\"kind\": \"flow\"}"
    case .view(let role): "the name of a \(role.noun)"
    case .output: "the name of a type of outputs"
    case .rules: "a list of rules"
    case .insets: "a number for all sides, or [top, left, bottom, right]"
    case .either(let shapes): shapes.map(\.words).uniqued.listed(or: "or")
    case .anything: "a value"
    }
  }

  static func words(for count: ClosedRange<Int>, of element: Shape) -> String {
    if count.lowerBound == count.upperBound {
      return "a list of \(count.lowerBound) \(element.plural)"
    }
    return "a list of \(count.lowerBound) to \(count.upperBound) \(element.plural)"
  }

  /// The words that tell what is wrong with a number: the end of a range is no secret to one that is beyond it.
  func words(against number: Double) -> String {
    let range: ClosedRange<Double>? =
      switch self {
      case .number(let range): range ?? -1e9...1e9
      case .integer(let range):
        range.map { Double($0.lowerBound)...Double($0.upperBound) } ?? -1e9...1e9
      default: nil
      }
    guard let range, range.upperBound >= 1e9, number > range.upperBound else { return words }
    return words + ", \(Self.text(range.upperBound)) at most"
  }

  private static func words(for range: ClosedRange<Double>?) -> String {
    guard let range else { return "" }
    let (low, high) = (text(range.lowerBound), text(range.upperBound))
    if abs(range.upperBound) < 1e9 { return " from \(low) to \(high)" }
    return " from \(low) on"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private var plural: String {
    switch self {
    case .text, .form: "texts"
    case .number, .integer, .constants: "numbers"
    default: "elements"
    }
  }
}

extension [String] {
  /// `a, b or c`.
  func listed(or word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
