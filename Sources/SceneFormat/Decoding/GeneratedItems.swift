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

  /// The words of an item, each a text for all of them or several that they take in turn.
  enum Word: String, CaseIterable {
    case label, subtitle, caption, body, time, value, badge
  }

  let section: String
  /// The words that ask for them.
  private let span: SourceSpan
  var count: Spanned<Int>
  var id: Spanned<String>?
  var words: [Word: Turns<Spanned<String>>] = [:]
  /// In place of words for the time.
  var times: GeneratedTimes?
  var images: Turns<Spanned<String>>?
  var symbols: Turns<String>?
  var sides: Turns<RowDescription.Side>?
  var unread: Turns<Bool>?
  var on: Turns<Bool>?
  var width: Lengths?
  var height: Lengths?
  var colors: Turns<SceneColor>?
  var styles: Turns<String?>?
  var data: Node?
  var seed = 0

  init(section: String, at span: SourceSpan) {
    self.section = section
    self.span = span
    count = Spanned(0, at: span)
  }

  /// Those that the file says, each with the number of items that show it.
  var texts: [(text: Spanned<String>, count: Int)] {
    let named = id.map { [($0, count.value)] } ?? []
    return named
      + Word.allCases.compactMap { words[$0] }.flatMap { turns in
        turns.values.map { ($0, turns.share(of: count.value)) }
      }
  }

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
      id: filled(id?.value ?? "{section}-{n}", number), label: text(.label, number) ?? "\(number)",
      span: span)
    item.subtitle = text(.subtitle, number)
    (item.row.caption, item.row.body) = (text(.caption, number), text(.body, number))
    (item.row.value, item.row.badge) = (text(.value, number), text(.badge, number))
    item.row.time = times?[number] ?? text(.time, number)
    (item.image, item.row.symbol) = (images?[number], symbols?[number])
    (item.row.side, item.row.isUnread, item.row.isOn) = (
      sides?[number], unread?[number], on?[number]
    )
    if let first = width ?? height, let last = height ?? width {
      item.size = CGSize(
        width: first.length(width == nil ? 0.5 : shares.0),
        height: last.length(height == nil ? 0.5 : shares.1))
    }
    (item.color, item.style, item.data) = (colors?[number], styles?[number] ?? nil, data)
    return item
  }

  private func text(_ word: Word, _ number: Int) -> String? {
    words[word].map { filled($0[number].value, number) }
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
