import CoreGraphics

/// How the outlines of two paths differ, in what can be measured: nobody reads their numbers.
struct OutlineComparison {
  /// The way of the upper left corner.
  private(set) var way = CGVector.zero
  private(set) var clauses: [DrawingDifference.Clause] = []
  /// In points: files tell no less.
  private static let least: CGFloat = 0.0005

  init(_ before: SVGElement, _ after: SVGElement) {
    guard before.kind == after.kind else {
      clauses = Self.sizes(before.frame, after.frame)
      return
    }
    let (first, second) = (before.properties["d"], after.properties["d"])
    if let first, let second, first != second { compare(first, second) }
  }

  private mutating func compare(_ before: String, _ after: String) {
    guard let first = try? PathText.path(before).bounds,
      let second = try? PathText.path(after).bounds,
      first.isFinite, second.isFinite
    else {
      clauses = [.outline]
      return
    }
    way = CGVector(
      dx: Self.way(from: first.minX, to: second.minX),
      dy: Self.way(from: first.minY, to: second.minY))
    let sizes = Self.sizes(first, second)
    // The same lines and curves in another size are a matter of the size.
    let isAlike = before.filter(\.isLetter) == after.filter(\.isLetter)
    let isTold = !sizes.isEmpty || way != .zero
    clauses = (isAlike && isTold ? [] : [.outline]) + sizes
  }

  /// The sizes of two areas, as far as they differ.
  static func sizes(_ before: CGRect, _ after: CGRect) -> [DrawingDifference.Clause] {
    guard before.isFinite, after.isFinite else { return [] }
    let sides = [
      ("width", before.width, after.width), ("height", before.height, after.height),
    ]
    return sides.filter { abs($1 - $2) > least }.map { name, first, second in
      .property(name, before: NumberText.text(first), after: NumberText.text(second))
    }
  }

  private static func way(from start: CGFloat, to end: CGFloat) -> CGFloat {
    abs(end - start) > least ? end - start : 0
  }
}
