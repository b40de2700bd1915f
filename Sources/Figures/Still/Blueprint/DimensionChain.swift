import CoreGraphics
import Drawing

/// Lengths along one line, as builders write them: each number where it comes first, and an equals sign where it comes
/// again.
struct DimensionChain {
  struct Part {
    let mark: DimensionMark
    /// Empty where nothing is said.
    let words: String
    let isNew: Bool
  }

  private let axis: DimensionMark.Axis
  private let parts: [Part]
  /// The part of the layout that the lengths belong to; empty where that is seen.
  private let name: String

  private static let textGap: CGFloat = 6
  private static let space: CGFloat = 4
  /// Numbers stand so far beside what they measure at most, where it is not their first place.
  private static let reach: CGFloat = 14

  init(_ axis: DimensionMark.Axis, _ parts: [Part], name: String = "") {
    self.axis = axis
    self.name = name
    var reached = -CGFloat.infinity
    // Among many narrow ones the lines themselves would run into each other.
    self.parts = parts.filter { part in
      let isFree = part.mark.extent.lowerBound > reached && !part.mark.isRemnant
      guard part.isNew || isFree else { return false }
      reached = max(reached, part.mark.extent.upperBound + 2)
      return true
    }
  }

  /// Points outside of the line that the numbers take.
  var depth: CGFloat {
    let widest = labels.map { axis == .horizontal ? $0.label.size.height : $0.label.size.width }
    return (widest.max() ?? 0) + Self.textGap
  }

  var hasSigns: Bool { parts.contains { !$0.isNew && !$0.words.isEmpty } }

  var items: [DrawItem] {
    parts.flatMap(\.mark.line) + labels.flatMap { BlueprintInk.written($0.label, in: $0.frame) }
      + nameItems
  }

  /// Points to the left of the plan that its name takes.
  var reach: CGFloat { named.map { max(-$0.frame.minX, 0) } ?? 0 }

  private var nameItems: [DrawItem] {
    named.map { BlueprintInk.written($0.label, in: $0.frame) } ?? []
  }

  /// In front of a horizontal chain.
  private var named: (label: Label, frame: CGRect)? {
    guard let first = parts.first?.mark, !name.isEmpty, axis == .horizontal else { return nil }
    let label = Label(name, BlueprintInk.dimension, width: 90) ?? Label("", BlueprintInk.dimension)
    let left = min(first.extent.lowerBound, labels.first?.frame.minX ?? 0) - 10 - label.size.width
    let frame = CGRect(
      origin: CGPoint(x: left, y: first.place - 6 - label.size.height), size: label.size)
    return (label, frame)
  }

  /// The numbers, none on another: those that come again give way.
  private var labels: [(label: Label, frame: CGRect)] {
    var placed: [(label: Label, frame: CGRect)] = []
    var reached = -CGFloat.infinity
    for (index, part) in parts.enumerated() where !part.words.isEmpty {
      let label = Label(part.words, BlueprintInk.dimension)
      let length = axis == .horizontal ? label.size.width : label.size.height
      let wanted = part.mark.middle - length / 2
      let start = max(wanted, reached)
      // A sign that pushes a number off its place is not worth it.
      let next = parts[(index + 1)...].first(where: \.isNew)?.mark.middle ?? .infinity
      let isFree = part.isNew || start - wanted <= Self.reach && start + length + 8 < next
      guard isFree else { continue }
      placed.append((label, frame(of: label, from: start, part.mark)))
      reached = start + length + (axis == .horizontal ? Self.space : 1)
    }
    return placed
  }

  /// Above a horizontal line, left of a vertical one.
  private func frame(of label: Label, from start: CGFloat, _ mark: DimensionMark) -> CGRect {
    switch axis {
    case .horizontal:
      CGRect(
        origin: CGPoint(x: start, y: mark.place - Self.textGap - label.size.height),
        size: label.size)
    case .vertical:
      CGRect(
        origin: CGPoint(x: mark.place - Self.textGap - label.size.width, y: start),
        size: label.size)
    }
  }
}
