import CoreGraphics
import Motion

/// The names of many small cells of one picture: all of them are written, or none, so that nobody asks why some cells
/// have none, or what the beginnings of names stand for.
struct EvenNames {
  /// Those whose names are left out.
  let omitted: Set<ElementID>

  /// A cell, and whether there is room for all of its name.
  typealias Place = (id: ElementID, fits: Bool)

  /// Of fewer cells, each has as much of its name as it has room for.
  private static let few = 8
  /// One name of ten may be longer than the others.
  private static let mostLonger = 10
  /// Wider cells hold enough of a name to tell it.
  static let widest: CGFloat = 56

  /// - Parameter cells: those that nothing was asked of: others are named wherever that goes.
  init(_ cells: [Place]) {
    let longer = cells.count { !$0.fits }
    let isUneven = cells.count > Self.few && longer * Self.mostLonger > cells.count
    omitted = isUneven ? Set(cells.map(\.id)) : []
  }
}
