/// How one line of a section is broken and justified.
struct FlowLineRules: Sendable {
  /// Extent of the line without the section's insets.
  var available: CGFloat
  /// Smallest distance between two items.
  var spacing: CGFloat
  var isSelfSizing: Bool

  // Widths that were computed to fill a line exactly add up to a hair more.
  private static let slack: CGFloat = 1e-6

  /// Whether an item fits behind those that fill the line up to `used`.
  func fits(_ length: CGFloat, after used: CGFloat) -> Bool {
    used + spacing + length <= available + Self.slack
  }

  /// Whether an item is longer than the line.
  func isTooLong(_ length: CGFloat) -> Bool {
    length > available + Self.slack
  }

  /// How many items of this length a line takes, at least one; nil where any number fits.
  func capacity(of length: CGFloat) -> Int? {
    let step = length + spacing
    guard step > Self.slack else { return isTooLong(length) ? 1 : nil }
    let count = ((available + spacing + Self.slack) / step).rounded(.down)
    return count < CGFloat(Int32.max) ? max(1, Int(count)) : nil
  }

  /// The start of the line's first item, and how far apart the items are.
  func arrangement(of line: FlowLineContent, isLast: Bool) -> FlowArrangement {
    guard isLast else { return fullLine(line) }
    guard line.isUniform(whenSelfSizing: isSelfSizing) else {
      return FlowArrangement(offset: 0, gap: spacing)
    }
    return gridLine(of: line.firstLength)
  }

  /// A line as it stands in a grid of items of one length: as if it were filled with more of them.
  func gridLine(of length: CGFloat) -> FlowArrangement {
    guard let capacity = capacity(of: length) else {
      return FlowArrangement(offset: 0, gap: spacing)
    }
    guard capacity > 1 else { return alone(length) }
    let free = available - CGFloat(capacity) * length
    return FlowArrangement(offset: 0, gap: free / CGFloat(capacity - 1))
  }

  private func fullLine(_ line: FlowLineContent) -> FlowArrangement {
    guard line.count > 1 else { return alone(line.firstLength) }
    return FlowArrangement(
      offset: 0, gap: (available - line.totalLength) / CGFloat(line.count - 1))
  }

  /// An item that has a line to itself stands in its middle. Too long a one sticks out on both sides,
  /// unless it has chosen its size itself: then it starts at the leading edge.
  private func alone(_ length: CGFloat) -> FlowArrangement {
    let offset = (available - length) / 2
    return FlowArrangement(offset: isSelfSizing ? max(offset, 0) : offset, gap: 0)
  }
}

/// The outcome for one line.
struct FlowArrangement: Equatable, Sendable {
  /// Of the first item, from the leading inset; negative where it is too long.
  var offset: CGFloat
  /// From the end of one item to the start of the next.
  var gap: CGFloat
}
