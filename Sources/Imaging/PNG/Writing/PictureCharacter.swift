/// What most of a picture is made of, which decides how it is packed.
enum PictureCharacter {
  /// Flat colours and slow gradients: pixels repeat their neighbours.
  case drawn
  /// Photos, noise and steep gradients: pixels are near their neighbours at best.
  case rich

  /// The share of the pixels that repeat a neighbour, below which a picture is rich.
  private static let richShare = 0.25

  /// Looks at one row in so many.
  init(of bitmap: Bitmap, everyRow step: Int) {
    let rows = stride(from: 1, to: bitmap.height, by: step)
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
    self = Double(repeated) < Self.richShare * Double(count) ? .rich : .drawn
  }
}
