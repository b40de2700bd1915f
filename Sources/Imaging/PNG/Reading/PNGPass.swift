/// A part of the picture that stands in the file on its own: all of it, or one of Adam7's seven grids.
struct PNGPass: Equatable {
  let x: Int
  let y: Int
  let stepX: Int
  let stepY: Int
  /// Pixels of the part itself.
  let width: Int
  let height: Int
  /// Bytes of a row, its filter included.
  let lineBytes: Int

  var byteCount: Int { lineBytes * height }

  /// The place of the part's first pixel in the picture, and the steps to its neighbours.
  private typealias Grid = (x: Int, y: Int, stepX: Int, stepY: Int)

  private init(_ header: PNGHeader, _ grid: Grid) {
    (x, y, stepX, stepY) = grid
    width = (header.width - x + stepX - 1) / stepX
    height = (header.height - y + stepY - 1) / stepY
    lineBytes = header.rowBytes(width: width) + 1
  }

  /// The parts in the file's order; those without a pixel are not in it (PNG 3, 8.1).
  static func all(_ header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else { return [PNGPass(header, (0, 0, 1, 1))] }
    let grids: [Grid] = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return grids.filter { $0.x < header.width && $0.y < header.height }
      .map { PNGPass(header, $0) }
  }
}
