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

  private init(_ header: PNGHeader, x: Int, y: Int, stepX: Int, stepY: Int) {
    self.x = x
    self.y = y
    self.stepX = stepX
    self.stepY = stepY
    width = (header.width - x + stepX - 1) / stepX
    height = (header.height - y + stepY - 1) / stepY
    lineBytes = header.rowBytes(width: width) + 1
  }

  /// The parts in the file's order; those without a pixel are not in it (PNG 3, 8.1).
  static func all(_ header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else { return [PNGPass(header, x: 0, y: 0, stepX: 1, stepY: 1)] }
    let grids = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return grids.filter { $0.0 < header.width && $0.1 < header.height }
      .map { PNGPass(header, x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }
  }
}
