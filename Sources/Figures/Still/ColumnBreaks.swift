public import CoreGraphics
public import Motion

/// How many columns a layout has in windows of which width, and at which width the number changes: halfway between two
/// windows with different numbers, and again, until they are one point apart.
public struct ColumnBreaks {
  /// By width, of the windows that are shown; empty where the cells of one of them stand in no columns.
  private(set) var shown: [CGFloat: Int] = [:]
  /// By width, of the windows in which the layout was only tried.
  private(set) var tried: [CGFloat: Int] = [:]
  private let mostTried: Int

  /// Who reads on beyond so many changes between two windows would only find that there are more.
  private static let mostBetween = 4

  /// - Parameters:
  ///   - windows: those that are shown, with their columns (``columns(of:)``).
  ///   - mostTried: so many others at most.
  ///   - columns: those in a window of another width, between two windows of which the wider one is handed over by its
  ///     index; nil where there are none.
  public init(
    between windows: [(width: CGFloat, columns: Int?)], mostTried: Int = 40,
    columns: (_ width: CGFloat, _ wider: Int) -> Int?
  ) {
    self.mostTried = mostTried
    var known: [Known] = []
    for (index, window) in windows.enumerated() {
      guard let columns = window.columns else { return }
      guard window.width.isFinite, !known.contains(where: { $0.width == window.width }) else {
        continue
      }
      known.append(Known(width: window.width, columns: columns, index: index))
    }
    shown = Dictionary(known.map { ($0.width, $0.columns) }) { first, _ in first }
    known.sort { $0.width < $1.width }
    for (narrow, wide) in zip(known, known.dropFirst())
    where abs(wide.columns - narrow.columns) <= Self.mostBetween {
      search(narrow, wide) { columns($0, wide.index) }
    }
  }

  /// The columns of the windows that are shown, and nothing of those between them.
  init(_ snapshots: [LayoutSnapshot]) {
    self.init(between: snapshots.map { ($0.viewport.width, Self.columns(of: $0)) }) { _, _ in nil }
  }

  /// The columns in which the cells of a layout stand beside each other; nil where they stand in none.
  public static func columns(of snapshot: LayoutSnapshot) -> Int? {
    LayoutWords(snapshot.drawable).columns
  }

  private struct Known {
    let width: CGFloat
    let columns: Int
    /// Of the window; of one that was tried that of the next wider one.
    let index: Int
  }

  private mutating func search(
    _ narrow: Known, _ wide: Known, columns: (CGFloat) -> Int?
  ) {
    guard narrow.columns != wide.columns, wide.width - narrow.width > 1, tried.count < mostTried
    else { return }
    let width = ((narrow.width + wide.width) / 2).rounded(.down)
    guard width > narrow.width, let found = columns(width) else { return }
    tried[width] = found
    let middle = Known(width: width, columns: found, index: wide.index)
    search(narrow, middle, columns: columns)
    search(middle, wide, columns: columns)
  }
}
