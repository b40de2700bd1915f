public import CoreGraphics
public import Motion

/// Looks for the widths at which a layout has another number of columns, between windows in which it is known: halfway
/// between two with different numbers, and again, until they are one point apart.
public struct ColumnBreaks {
  /// The windows that were tried, in the order in which they were.
  public private(set) var tried: [LayoutSnapshot] = []
  private let mostTried: Int

  /// - Parameters:
  ///   - shown: windows of several widths.
  ///   - mostTried: so many others at most.
  ///   - layout: the layout in a window of another width, between that of two windows of which the wider one is handed over
  ///     by its index; nil where there is none.
  public init(
    between shown: [LayoutSnapshot], mostTried: Int = 40,
    layout: (_ width: CGFloat, _ wider: Int) -> LayoutSnapshot?
  ) {
    self.mostTried = mostTried
    var known: [(width: CGFloat, columns: Int, index: Int)] = []
    for (index, snapshot) in shown.enumerated() {
      let width = snapshot.viewport.width
      guard let columns = LayoutWords(snapshot.drawable).columns else { return }
      guard width.isFinite, !known.contains(where: { $0.width == width }) else { continue }
      known.append((width, columns, index))
    }
    known.sort { $0.width < $1.width }
    for (narrow, wide) in zip(known, known.dropFirst()) {
      search((narrow.width, narrow.columns), (wide.width, wide.columns)) { layout($0, wide.index) }
    }
  }

  private mutating func search(
    _ narrow: (width: CGFloat, columns: Int), _ wide: (width: CGFloat, columns: Int),
    layout: (CGFloat) -> LayoutSnapshot?
  ) {
    guard narrow.columns != wide.columns, wide.width - narrow.width > 1, tried.count < mostTried
    else { return }
    let width = ((narrow.width + wide.width) / 2).rounded(.down)
    guard width > narrow.width, let snapshot = layout(width),
      let columns = LayoutWords(snapshot.drawable).columns
    else { return }
    tried.append(snapshot)
    search(narrow, (width, columns), layout: layout)
    search((width, columns), wide, layout: layout)
  }
}
