public import CoreGraphics
public import Drawing
public import Motion

/// A sort of value that a key takes: what a file may say, how it is read, and how it is written.
public struct ValueForm<Value>: Sendable {
  /// The values that a file may have there, for checks, the JSON Schema and the reference.
  public let shape: Shape
  /// The value of a node that the shape lets through; nil for every other node.
  public let read: @Sendable (Node) -> Value?
  /// The value as a file would have it.
  public let written: @Sendable (Value) -> String

  /// A form of one's own. Whatever the shape lets through, `read` has to understand.
  public init(
    _ shape: Shape, read: @escaping @Sendable (Node) -> Value?,
    written: @escaping @Sendable (Value) -> String
  ) {
    self.shape = shape
    self.read = read
    self.written = written
  }
}

extension ValueForm where Value == Node {
  /// A part of the file that is read later, or by somebody else.
  public static func node(_ shape: Shape) -> ValueForm {
    ValueForm(shape, read: { $0 }, written: \.summary)
  }
}

// MARK: Words

extension ValueForm where Value == Bool {
  /// `true` or `false`.
  public static let flag = ValueForm(.flag, read: \.flag, written: { "\($0)" })
}

extension ValueForm where Value == String {
  /// Any text.
  public static let text = form(.text)

  /// The name of a scene or a step.
  public static let sceneName = form(.form(.sceneName))

  /// The name of a symbol.
  public static let symbol = form(.form(.symbol))

  /// The name of a class of views.
  public static func view(_ role: ViewKind.Role) -> ValueForm { form(.view(role)) }

  private static func form(_ shape: Shape) -> ValueForm {
    ValueForm(shape, read: \.text, written: { "\"\($0)\"" })
  }
}

extension ValueForm where Value == Spanned<String> {
  /// Any text, with its place.
  public static let text = form(.text)

  /// A text with a grammar, with its place.
  public static func form(_ form: TextForm) -> ValueForm { self.form(.form(form)) }

  private static func form(_ shape: Shape) -> ValueForm {
    ValueForm(shape, read: \.spannedText, written: { "\"\($0.value)\"" })
  }
}

extension ValueForm where Value == [Spanned<String>] {
  /// A list of texts, each with its place.
  public static let texts = ValueForm(
    .texts, read: { $0.spannedTexts },
    written: { ValueWords.list($0.map { "\"\($0.value)\"" }) })
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the cases by its name.
  public static var choice: ValueForm {
    ValueForm(
      .choice(Value.allCases.map(\.rawValue)), read: { $0.text.flatMap(Value.init(rawValue:)) },
      written: { "\"\($0.rawValue)\"" })
  }
}

extension ValueForm where Value: Equatable & Sendable {
  /// One of a few words, each with what it stands for.
  public static func words(_ words: KeyValuePairs<String, Value>) -> ValueForm {
    let words = Array(words)
    return ValueForm(
      .choice(words.map(\.key)),
      read: { node in words.first { $0.key == node.text }?.value },
      written: { value in "\"\(words.first { $0.value == value }?.key ?? "")\"" })
  }
}

// MARK: Numbers

extension ValueForm where Value: BinaryFloatingPoint & Sendable {
  /// A number from 0 to a billion.
  public static var positive: ValueForm { form(.positive) }
  /// Any finite number.
  public static var number: ValueForm { form(.number) }

  /// A number within the range.
  public static func number(_ range: ClosedRange<Double>) -> ValueForm { form(.number(range)) }

  private static func form(_ shape: Shape) -> ValueForm {
    ValueForm(
      shape, read: { $0.number.map(Value.init) }, written: { NumberText.text(CGFloat($0)) })
  }
}

extension ValueForm where Value == Spanned<Double> {
  /// A number within the range, with its place.
  public static func number(_ range: ClosedRange<Double>) -> ValueForm {
    ValueForm(
      .number(range), read: { node in node.number.map { Spanned(Double($0), at: node.span) } },
      written: { NumberText.text(CGFloat($0.value)) })
  }
}

extension ValueForm where Value == Spanned<Int> {
  /// A whole number within the range, with its place.
  public static func integer(_ range: ClosedRange<Int>) -> ValueForm {
    ValueForm(
      .integer(range), read: { node in node.integer.map { Spanned($0, at: node.span) } },
      written: { "\($0.value)" })
  }
}

extension ValueForm where Value == [CGFloat] {
  /// A list of so many numbers, all within the range.
  public static func numbers(
    _ range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> ValueForm {
    ValueForm(
      .list(.number(range), count: count), read: \.numbers, written: { ValueWords.list($0) })
  }
}

extension ValueForm where Value == Spanned<[Double]> {
  /// A list of so many numbers, all within the range, with its place.
  public static func numbers(
    _ range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> ValueForm {
    ValueForm(
      .list(.number(range), count: count),
      read: { node in node.numbers.map { Spanned($0.map(Double.init), at: node.span) } },
      written: { ValueWords.list($0.value.map { CGFloat($0) }) })
  }
}

extension ValueForm where Value == Int {
  /// A whole number within the range.
  public static func integer(_ range: ClosedRange<Int>) -> ValueForm {
    ValueForm(.integer(range), read: \.integer, written: { "\($0)" })
  }
}

extension ValueForm where Value == CGPoint {
  /// x and y, in points.
  public static let point = ValueForm(
    .point, read: { SceneDecoder.point($0) }, written: { ValueWords.list([$0.x, $0.y]) })
}

extension ValueForm where Value == CGSize {
  /// Width and height in points, none of them negative.
  public static let size = ValueForm(
    .size, read: { SceneDecoder.size($0) }, written: { ValueWords.list([$0.width, $0.height]) })
}

extension ValueForm where Value == CGRect {
  /// x, y, width and height in points.
  public static let rect = ValueForm(
    .numbers(4, nil), read: { SceneDecoder.rect($0) },
    written: { ValueWords.list([$0.minX, $0.minY, $0.width, $0.height]) })
}

extension ValueForm where Value == EdgeInsets {
  /// One number for all four edges, or the four of them.
  public static let insets = ValueForm(
    .insets, read: { SceneDecoder.insets($0) },
    written: { ValueWords.edges([$0.top, $0.left, $0.bottom, $0.right]) })
}

extension ValueForm where Value == Spanned<CustomColumns> {
  /// All values of a layout's own, none, or those of some names.
  public static let customColumns = ValueForm(
    .either([.flag, .texts]),
    read: { node in
      let columns: CustomColumns? =
        node.flag.map { $0 ? .all : .none } ?? node.list.map { .named($0.compactMap(\.text)) }
      return columns.map { Spanned($0, at: node.span) }
    },
    written: { columns in
      switch columns.value {
      case .none: "false"
      case .all: "true"
      case .named(let names): ValueWords.list(names.map { "\"\($0)\"" })
      }
    })
}

// MARK: Colours and several values

extension ValueForm where Value == ThemedColor {
  /// A colour as one text, or one for each theme.
  public static let color = ValueForm(
    .color, read: { SceneDecoder.themedColor($0) },
    written: { "{\"light\": \"\($0.light)\", \"dark\": \"\($0.dark)\"}" })
}

extension ValueForm where Value == SceneColor {
  /// A colour as one text, or one for each theme.
  public static let color = ValueForm(
    .color, read: { SceneDecoder.color($0) }, written: { "\($0)" })
}

extension ValueForm where Value == [Int] {
  /// One of a few numbers, or several of them: without repetitions, the smallest first.
  public static func oneOrMany(of constants: [Int]) -> ValueForm {
    ValueForm(
      .oneOrMany(.constants(constants)),
      read: { node in
        let numbers = Set(node.oneOrMany.compactMap(\.integer))
        return numbers.isEmpty ? nil : numbers.sorted()
      }, written: { ValueWords.oneOrMany($0.map { "\($0)" }) })
  }
}

extension ValueForm {
  /// One of the cases or several of them by their names: without repetitions, in the order of the type.
  public static func oneOrMany<Element>() -> ValueForm
  where Value == [Element], Element: RawRepresentable<String> & CaseIterable & Sendable {
    let all = Array(Element.allCases)
    return ValueForm(
      .oneOrMany(.choice(all.map(\.rawValue))),
      read: { node in
        let names = Set(node.oneOrMany.compactMap(\.text))
        let cases = all.filter { names.contains($0.rawValue) }
        return cases.isEmpty ? nil : cases
      }, written: { ValueWords.oneOrMany($0.map { "\"\($0.rawValue)\"" }) })
  }

  /// A list of values of one form; what does not fit is left out.
  public static func list<Element>(of form: ValueForm<Element>) -> ValueForm
  where Value == [Element] {
    ValueForm(
      .list(form.shape), read: { $0.list?.compactMap(form.read) },
      written: { ValueWords.list($0.map(form.written)) })
  }
}

/// Several values as a file would have them.
private enum ValueWords {
  static func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }

  static func list(_ numbers: [CGFloat]) -> String { list(numbers.map { NumberText.text($0) }) }

  /// One number where all edges have the same.
  static func edges(_ numbers: [CGFloat]) -> String {
    Set(numbers).count == 1 ? NumberText.text(numbers[0]) : list(numbers)
  }

  static func oneOrMany(_ words: [String]) -> String { words.count == 1 ? words[0] : list(words) }
}
