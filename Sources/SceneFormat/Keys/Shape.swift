import Drawing
import Notation

/// The values of a place in a scene file. The reader, the JSON Schema and the reference all come from it.
public indirect enum Shape: Equatable, Sendable {
  /// Any text.
  case text
  /// A text of which something more is known: a colour, a dimension, the name of a scene.
  case form(TextForm)
  /// One of these texts.
  case choice([String])
  /// A number within the range; nil for any finite one.
  case number(ClosedRange<Double>?)
  /// A whole number within the range; nil for any.
  case integer(ClosedRange<Int>?)
  /// One of a few numbers.
  case constants([Int])
  /// `true` or `false`.
  case flag
  /// A list of so many numbers, all within the range; nil for any.
  case numbers(Int, ClosedRange<Double>?)
  /// A list of values of one shape, with so many entries; nil for any number of them.
  case list(Shape, count: ClosedRange<Int>?)
  /// An object with keys of the writer's own.
  case map(Shape)
  /// An object of the table.
  case object(String)
  /// A layout: which keys there are depends on its kind.
  case layout
  /// The name of a class of views.
  case view(ViewKind.Role)
  /// The name of a type of outputs.
  case output
  /// A list of rules of the contract by their names.
  case rules
  /// One of several, told apart by what kind of value it is.
  case either([Shape])
  /// Whatever somebody's own layout may want.
  case anything

  /// Any finite number.
  public static let number = Shape.number(nil)
  /// A number from 0 to a billion.
  public static let positive = Shape.number(0...1e9)
  /// Any whole number.
  public static let integer = Shape.integer(nil)
  /// x and y, in points.
  public static let point = Shape.numbers(2, nil)
  /// Width and height in points, none of them negative.
  public static let size = Shape.numbers(2, 0...1e9)
  /// One number for all four edges, or the four of them.
  public static let insets = Shape.either([.number, .numbers(4, nil)])
  /// A colour as one text, or one for each theme.
  public static let color = Shape.either([.form(.color), .object("themedColor")])
  /// A list of texts, which may be empty.
  public static let texts = Shape.list(.text, count: nil)
  /// A list of any length, which may be empty.
  public static func list(_ shape: Shape) -> Shape { .list(shape, count: nil) }
  /// One value, or a list of them.
  public static func oneOrMany(_ shape: Shape) -> Shape {
    .either([shape, .list(shape, count: 1...1000)])
  }
}

/// A text with a grammar.
public enum TextForm: String, Equatable, Sendable {
  case color, dimension, gap, sceneName, place, file, image, font, table, pictureList, symbol,
    moment
  case clock, span

  /// For JSON Schema; nil where the grammar is too rich for it.
  var pattern: String? {
    switch self {
    case .color: ColorNames.pattern
    case .dimension: "^(~[0-9.]+=?|[0-9.]+[wh]?)$"
    case .gap: "^>=[0-9.]+$"
    case .sceneName: "^[A-Za-z0-9._-]{1,200}$"
    case .place: "^.+/[0-9]+$"
    case .file, .image: nil
    case .table: "[.](\(TableFile.endings.joined(separator: "|")))$"
    case .pictureList: "[.]pictures$"
    case .symbol: "^(\(known.joined(separator: "|")))$"
    case .moment:
      "^(start|peak|end|[0-9]+([.][0-9]+)? s|0*(100([.]0+)?|[0-9]{1,2}([.][0-9]+)?)%)$"
    case .clock: "^([01]?[0-9]|2[0-3]):[0-5][0-9]$"
    case .span: "^-?[0-9]{1,4} (min|h|days?)$"
    // The family names in files of fonts are not known here.
    case .font: nil
    }
  }

  var words: String {
    switch self {
    case .color: "a colour such as \"#4C94E8\", \"blue.3\" or \"surface\""
    case .dimension: "a number, \"~80\", \"~80=\", \"0.5w\" or \"1h\""
    case .gap: "a number, or \">=8\" for that and a share of what is left"
    case .sceneName: "up to 200 letters, digits, '.', '_' and '-'"
    case .place: "\"section/index\", such as \"friends/0\""
    case .file: "a file name, such as \"{name}.svg\""
    case .image: "a file name, such as \"boat.svg\", or a data: URL"
    case .symbol: "the name of a symbol, such as \"mail\" or \"bell\""
    case .moment:
      "\"start\", \"peak\", \"end\", a time such as \"0.2 s\" or a share such as \"50%\""
    case .clock: "a time of day, such as \"9:41\""
    case .span: "a span of time, such as \"-7 min\", \"2 h\" or \"1 day\""
    case .table:
      "the name of a table: "
        + TableFile.endings.map { "\".\($0)\"" }.listed(or: "or") + " at its end"
    case .pictureList: "the name of a list: \".pictures\" at its end"
    case .font:
      (FontFamily.allCases.map { "\"\($0.rawValue)\" (Debian's \($0.package))" }
        + ["a family of `fonts`"]).listed(or: "or")
    }
  }

  /// All that it can be, where that is known; for words that were nearly right.
  var known: [String] {
    switch self {
    case .color: ColorNames.known
    case .font: FontFamily.allCases.map(\.rawValue)
    case .symbol: Symbol.allCases.map(\.rawValue)
    case .moment: OutputDescription.Moment.named.map(\.key)
    case .dimension, .gap, .sceneName, .place, .file, .image, .table, .pictureList, .clock, .span:
      []
    }
  }

  /// Those that a text may be meant to be: none where the help says all that it could be.
  func known(near text: String) -> [String] {
    self == .color && ColorNames.hue(of: text) != nil ? [] : known
  }

  /// The code of its mistakes.
  var code: DiagnosticCode {
    switch self {
    case .color: .unknownColor
    case .font: .unknownFont
    case .symbol: .unknownSymbol
    case .dimension, .gap, .sceneName, .place, .file, .image, .table, .pictureList, .moment, .clock,
      .span:
      .wrongValue
    }
  }

  /// The help for a text that is none.
  func help(for text: String) -> String? {
    switch self {
    case .color: ColorNames.help(for: text)
    case .symbol: "known are \(known.joined(separator: ", "))"
    case .dimension, .gap, .sceneName, .place, .file, .image, .table, .pictureList, .font, .moment,
      .clock, .span:
      nil
    }
  }

  func accepts(_ text: String) -> Bool {
    switch self {
    case .color: ColorNames.color(text) != nil
    case .dimension: Self.isDimension(text)
    case .gap: text.hasPrefix(">=") && Self.isPlainNumber(text.dropFirst(2))
    case .sceneName:
      !text.isEmpty && text.utf8.count <= 200 && text != "." && text != ".."
        && text.utf8.allSatisfy(Self.isNameByte)
    case .place: Self.place(text) != nil
    case .font: FontFamily(rawValue: text) != nil
    case .moment: OutputDescription.Moment(text) != nil
    case .clock: GeneratedTimes.minutes(ofClock: text) != nil
    case .span: GeneratedTimes.minutes(ofSpan: text) != nil
    case .symbol: Symbol(rawValue: text) != nil
    case .image: text.hasPrefix(DataAddress.scheme) || TextForm.file.accepts(text)
    case .file: !text.isEmpty && text.utf8.count <= 1000 && !text.utf8.contains { $0 < 0x20 }
    case .table: TextForm.file.accepts(text) && TableFile.isName(text)
    case .pictureList: TextForm.file.accepts(text) && text.hasSuffix(".pictures")
    }
  }

  /// Section and index.
  static func place(_ text: String) -> (section: String, index: Int)? {
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let (section, digits) = (text[..<slash], text[text.index(after: slash)...])
    guard !section.isEmpty, !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let index = Int(digits)
    else { return nil }
    return (String(section), index)
  }

  private static func isDimension(_ text: String) -> Bool {
    guard !text.hasPrefix("~") else {
      return isPlainNumber(text.hasSuffix("=") ? text.dropFirst().dropLast() : text.dropFirst())
    }
    let hasUnit = text.hasSuffix("w") || text.hasSuffix("h")
    return isPlainNumber(hasUnit ? text.dropLast() : text[...])
  }

  /// Digits with or without a point: neither a sign nor an exponent.
  private static func isPlainNumber(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } && Double(text) != nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
