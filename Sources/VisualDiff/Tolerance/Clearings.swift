internal import Imaging

/// Places that let something through in one of two pictures alone: edges are measured on white, where a white ground that
/// is gone looks as it did.
struct Clearings {
  private let before: Bitmap
  private let after: Bitmap
  private let width: Int
  private let height: Int
  /// Other smoothing of an edge makes a pixel so much clearer, but not all of its neighbours.
  private static let least = 64

  /// Nothing where both are opaque.
  init?(_ before: Bitmap, _ after: Bitmap) {
    guard !before.isOpaque || !after.isOpaque else { return nil }
    (self.before, self.after) = (before, after)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
  }

  /// Lends each pixel that is such a place together with those beside, above and below it.
  func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
    var rows = [[], [], cleared(0)]
    for y in 0..<height {
      rows = [rows[1], rows[2], cleared(y + 1)]
      guard y > 0, y < height - 1, rows.allSatisfy({ $0.contains(true) }) else { continue }
      for x in 1..<max(1, width - 1)
      where rows[1][x - 1] && rows[1][x] && rows[1][x + 1] && rows[0][x] && rows[2][x] {
        body(x, y)
      }
    }
  }

  private func cleared(_ y: Int) -> [Bool] {
    guard 0..<height ~= y else { return [] }
    return zip(before.row(y).prefix(width), after.row(y).prefix(width)).map { first, second in
      abs(Int(first >> 24) - Int(second >> 24)) >= Self.least
    }
  }
}
