import CoreGraphics
import Drawing
import Notation

/// A value of each element, in few bytes. `[value, count]` stands for some that are alike, `[value, count, step]` for
/// some that each are a step further than the one before: a number, or a text that ends with one. `[[way], count]` are
/// the same values as those so far before, as the places of a grid's rows are.
struct InspectorColumn {
  enum Value: Equatable {
    case nothing
    /// With two decimals at most.
    case number(Double)
    case text(String)
  }

  private let values: [Value]

  init(_ values: [Value]) { self.values = values }

  var json: JSONText {
    var parts: [JSONText] = []
    var start = 0
    while start < values.count {
      let (steps, echo) = (steps(from: start), echo(from: start))
      let fold = echo.count > steps.count ? echo : steps
      let isShorter = fold.isShorter(than: values[start...])
      parts.append(isShorter ? fold.json : values[start].json)
      start += isShorter ? fold.count : 1
    }
    return .list(parts)
  }

  /// As many values as go on with the step between the first two.
  private func steps(from start: Int) -> Fold {
    let first = values[start]
    let step = start + 1 < values.count ? values[start + 1].distance(from: first) : nil
    guard let step else { return Fold(count: 1, json: first.json) }
    let count = values[start...].enumerated().prefix { number, value in
      value == first.advanced(by: step * Double(number))
    }.count
    let more = step == 0 ? [] : [InspectorColumn.Value.number(step).json]
    return Fold(count: count, json: .list([first.json, .whole(count)] + more))
  }

  /// As many values as are the same again, of numbers alone: those of a grid have its columns.
  private func echo(from start: Int) -> Fold {
    var (best, way) = (0, 0)
    guard case .number = values[start] else { return Fold(count: 0, json: .null) }
    for back in 1...Self.longestWay where back <= start && values[start - back] == values[start] {
      let count = zip(values[start...], values[(start - back)...]).prefix { $0 == $1 }.count
      if count > best { (best, way) = (count, back) }
    }
    return Fold(count: best, json: .list([.list([.whole(way)]), .whole(best)]))
  }

  /// A row of a grid has hardly more cells.
  private static let longestWay = 40

  /// Some values in a row, told at once.
  private struct Fold {
    var count: Int
    var json: JSONText

    func isShorter(than values: ArraySlice<Value>) -> Bool {
      guard count > 1 else { return false }
      // Of a dozen values the commas alone are as long.
      let plain = values.prefix(min(count, 12)).map(\.json.compact.utf8.count).reduce(0, +)
      return count > 12 || json.compact.utf8.count < plain + count - 1
    }
  }
}

extension InspectorColumn.Value {
  var json: JSONText {
    switch self {
    case .nothing: .null
    case .number(let number): .rounded(CGFloat(number))
    case .text(let text): .text(text)
    }
  }

  /// How much further it is; nil where that cannot be said.
  func distance(from first: Self) -> Double? {
    switch (first, self) {
    case (.number(let first), .number(let number)):
      return Self.rounded(number - first)
    case (.text(let first), .text(let text)) where first != text:
      guard let (head, start) = Self.parts(of: first), let (same, end) = Self.parts(of: text) else {
        return nil
      }
      return head == same ? end - start : nil
    default: return first == self ? 0 : nil
    }
  }

  func advanced(by distance: Double) -> Self {
    if distance == 0 { return self }
    switch self {
    case .nothing: return self
    case .number(let number): return .number(Self.rounded(number + distance))
    case .text(let text):
      guard let (head, number) = Self.parts(of: text) else { return self }
      return .text("\(head)\(Int(number + distance))")
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// A text and the number that ends it, if that is written as numbers are.
  private static func parts(of text: String) -> (head: Substring, number: Double)? {
    let digits = text.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let number = text.suffix(digits.count)
    // Scripts count no further without a loss.
    guard digits.count <= 12, let value = Int(number), "\(value)" == number else { return nil }
    return (text.dropLast(digits.count), Double(value))
  }
}
