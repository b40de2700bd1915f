public import CoreGraphics
import Drawing

extension OutputDescription {
  /// A time in the steps that are shown.
  public enum Moment: Equatable, Sendable {
    /// Before the first change, and after the last one.
    case start, end
    /// Each time at which something turns.
    case peak
    /// 0 to 1 of all the steps that are shown.
    case progress(CGFloat)
    /// Seconds from the start of them.
    case seconds(Double)

    /// Those that have names.
    static let named: KeyValuePairs<String, Moment> = [
      "start": .start, "peak": .peak, "end": .end,
    ]

    /// A moment as a file has it: its name, a time such as "0.2 s", or a share such as "50%". nil for all else.
    init?(_ text: String) {
      if let named = Self.named.first(where: { $0.key == text }) {
        self = named.value
        return
      }
      if text.hasSuffix("%"), let share = Self.number(text.dropLast()), share <= 100 {
        self = .progress(CGFloat(share) / 100)
        return
      }
      guard text.hasSuffix(" s"), let seconds = Self.number(text.dropLast(2)), seconds <= 1e6
      else { return nil }
      self = .seconds(seconds)
    }

    /// Digits, with a point among them or without.
    private static func number(_ digits: Substring) -> Double? {
      let isNumber = digits.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
      guard isNumber, digits.first != ".", digits.last != "." else { return nil }
      return Double(digits)
    }

    /// As a file has it.
    var text: String {
      switch self {
      case .start, .peak, .end: "\"\(Self.named.first { $0.value == self }?.key ?? "")\""
      case .progress(let part): NumberText.text(part)
      case .seconds(let seconds): "\"\(NumberText.text(CGFloat(seconds))) s\""
      }
    }
  }
}
