import CoreGraphics
import Motion

/// A layout's answer about one element.
struct AnsweredElement: Equatable {
  /// "cell 0-1": which element it is, as long as no paths change.
  let key: String
  private(set) var frame: CGRect
  /// All that was answered, to tell what is the same as before.
  let value: Conversation.Value

  init?(_ value: Conversation.Value) {
    guard case .record(let fields) = value,
      case .text(let key)? = fields.first(where: { $0.name == "element" })?.value,
      case .numbers(let numbers)? = fields.first(where: { $0.name == "frame" })?.value,
      let frame = CGRect(numbers), frame.isDrawable
    else { return nil }
    self.key = key
    self.frame = frame
    self.value = value
  }

  /// The same on the other side of content that is so wide.
  func mirrored(in width: CGFloat) -> AnsweredElement {
    var element = self
    element.frame = frame.mirrored(in: width)
    return element
  }

  /// All those in an answer: several, one, or none.
  static func all(in answer: Conversation.Value?) -> [AnsweredElement] {
    switch answer {
    case .list(let values): values.compactMap { AnsweredElement($0) }
    case .some(let value): [AnsweredElement(value)].compactMap(\.self)
    case nil: []
    }
  }
}

extension ElementSnapshot {
  /// The name that conversations have for the element.
  var spokenKey: String {
    let path = path.map { "\($0)" }.joined(separator: "-")
    return switch kind {
    case .cell: "cell \(path)"
    case .supplementary(let name): "supplementary view '\(name)' \(path)"
    case .decoration(let name): "decoration view '\(name)' \(path)"
    }
  }
}

extension CGRect {
  /// Of four numbers: place and size.
  init?(_ numbers: [CGFloat]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var isDrawable: Bool {
    [minX, minY, size.width, size.height].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }

  /// Whether both share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether both share an edge at least.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
