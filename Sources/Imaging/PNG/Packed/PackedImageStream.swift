/// The zlib stream of a picture's rows by libdeflate, after the filter that suits the picture.
struct PackedImageStream {
  /// Of the pixels that were looked at, the share that repeats a neighbour: above the first the picture is
  /// drawn, below the second it is a photo or a gradient. Between them both ways are tried.
  private static let flatShare = 0.6
  private static let richShare = 0.25

  private let bitmap: Bitmap
  private let form: PNGColorForm

  init(_ bitmap: Bitmap, _ form: PNGColorForm) {
    self.bitmap = bitmap
    self.form = form
  }

  /// Nothing if there is no memory for it.
  func compressed(for level: PNGLevel) -> [UInt8]? {
    let share = level == .tiny ? (Self.flatShare + Self.richShare) / 2 : repeatedShare
    var candidates: [[UInt8]] = []
    if share < Self.flatShare {
      let rows = PackedRows(bitmap, form, .asTheyAre)
      var filters = RowFilters(rowBytes: rows.rowBytes, pixelBytes: rows.pixelBytes)
      candidates.append(filters.filtered(rows))
    }
    if share > Self.richShare { candidates.append(PackedRows(bitmap, form, .asZeros).bytes) }
    return candidates.smallestStream(level: level == .tiny ? 12 : 5)
  }

  /// The share of pixels that equal the one to the left or above, in every sixteenth row.
  private var repeatedShare: Double {
    let rows = stride(from: 1, to: bitmap.height, by: 16)
    var scan = RowScan(count: bitmap.width, unitBytes: 4)
    var repeated = 0
    var count = 0
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      for y in rows {
        let row = unsafe start + y * bitmap.width
        _ = unsafe scan.scan(row, upper: row - bitmap.width)
        repeated += scan.repeatedCount
        count += bitmap.width
      }
    }
    return count == 0 ? Self.flatShare : Double(repeated) / Double(count)
  }
}

extension [[UInt8]] {
  /// The shortest stream that the bytes give; the first of equals.
  fileprivate func smallestStream(level: Int) -> [UInt8]? {
    guard let deflater = Deflater(level: level) else { return nil }
    var smallest: [UInt8]?
    for bytes in self {
      let stream = deflater.zlibStream(of: bytes)
      if let found = smallest, found.count <= stream.count { continue }
      smallest = stream
    }
    return smallest
  }
}
