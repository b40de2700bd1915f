internal import Imaging

/// The ground beyond the ends of two pictures of one size: where they let something through, nothing, so that what ends
/// there has an edge; elsewhere more of what is there, the same beyond both.
struct ClearRim {
  private let before: Bitmap
  private let after: Bitmap

  init(_ before: Bitmap, _ after: Bitmap) { (self.before, self.after) = (before, after) }

  /// Whether two pictures let something through at their ends. A picture that goes on does not end.
  static func isThere(_ before: Bitmap, _ after: Bitmap) -> Bool {
    guard before.width == after.width, before.height == after.height else { return false }
    return [before, after].contains { picture in
      (0..<picture.height).contains { y in
        let isEnd = y == 0 || y == picture.height - 1
        let row = picture.row(y)
        return isEnd
          ? row.contains { !isOpaque($0) }
          : !isOpaque(row[row.startIndex]) || !isOpaque(row[row.endIndex - 1])
      }
    }
  }

  /// A row of one of the two, as far as some columns, which may lie beyond its ends.
  func row(_ y: Int, of picture: Bitmap, columns: Range<Int>) -> [UInt32] {
    columns.map { x in
      let (column, line) = (min(max(x, 0), before.width - 1), min(max(y, 0), before.height - 1))
      if (column, line) == (x, y) { return picture[x, y] }
      let end = before[column, line]
      return Self.isOpaque(end) && Self.isOpaque(after[column, line]) ? end : 0
    }
  }

  private static func isOpaque(_ pixel: UInt32) -> Bool { pixel >> 24 == 255 }
}
