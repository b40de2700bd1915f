internal import Notation
import CoreGraphics
import Drawing

/// The items that `generate` stands for.
struct GeneratedItems {
  /// One length for all of them, or two to choose between.
  enum Lengths: Equatable {
    case one(CGFloat)
    case between(CGFloat, CGFloat)
  }

  let section: String
  /// The words that ask for them.
  private let span: SourceSpan
  var count: Spanned<Int>
  var id: Spanned<String>?
  var label: Spanned<String>?
  var subtitle: Spanned<String>?
  var body: Spanned<String>?
  var width: Lengths?
  var height: Lengths?
  var color: SceneColor?
  var style: String?
  var data: Node?
  var seed = 0

  init(section: String, at span: SourceSpan) {
    self.section = section
    self.span = span
    count = Spanned(0, at: span)
  }

  /// Those that the file says.
  var texts: [Spanned<String>] { [id, label, subtitle, body].compactMap(\.self) }

  /// The numbers are part of the format: each item takes two of them in turn, for its width and its height, whether
  /// it has ranges for them or not.
  func items() -> [ItemDescription] {
    var random = SeededRandom(seed: UInt64(max(0, seed)))
    return (0..<max(0, count.value)).map { index in
      item(index + 1, of: (random.nextShare(), random.nextShare()))
    }
  }

  private func item(_ number: Int, of shares: (Double, Double)) -> ItemDescription {
    var item = ItemDescription(
      id: filled(id?.value ?? "{section}-{n}", number),
      label: filled(label?.value ?? "{n}", number),
      span: span)
    item.subtitle = subtitle.map { filled($0.value, number) }
    item.row.body = body.map { filled($0.value, number) }
    if let first = width ?? height, let last = height ?? width {
      item.size = CGSize(
        width: first.length(width == nil ? 0.5 : shares.0),
        height: last.length(height == nil ? 0.5 : shares.1))
    }
    (item.color, item.style, item.data) = (color, style, data)
    return item
  }

  private func filled(_ template: String, _ number: Int) -> String {
    guard template.contains("{") else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "n": text += String(number)
      case "section": text += section
      default: text += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension GeneratedItems.Lengths {
  /// Between two whole numbers lie whole numbers, both ends among them; else the length has three decimals.
  fileprivate func length(_ share: Double) -> CGFloat {
    switch self {
    case .one(let length): return length
    case .between(let first, let last):
      let (low, high) = (min(first, last), max(first, last))
      guard low == low.rounded(), high == high.rounded() else {
        return NumberText.rounded(low + CGFloat(share) * (high - low))
      }
      return low + (CGFloat(share) * (high - low + 1)).rounded(.down)
    }
  }
}

extension ValueForm where Value == GeneratedItems.Lengths {
  /// A length, or the shortest and the longest.
  static let lengths = ValueForm(
    .either([.positive, .numbers(2, 0...1e9)]),
    read: { node in
      if let number = node.number { return .one(number) }
      guard let numbers = node.numbers, numbers.count == 2 else { return nil }
      return .between(numbers[0], numbers[1])
    },
    written: { lengths in
      switch lengths {
      case .one(let length): NumberText.text(length)
      case .between(let first, let last): "[\(NumberText.text(first)), \(NumberText.text(last))]"
      }
    })
}
