/// What most of a picture is made of, which decides how it is packed.
enum PictureCharacter {
  /// Flat colours: pixels repeat their neighbours.
  case drawn
  /// Photos, noise and fine gradients: pixels are near their neighbours at best.
  case rich
  case mixed

  /// Shares of the pixels that repeat a neighbour.
  private static let drawnShare = 0.6
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
    let share = count == 0 ? 0.5 : Double(repeated) / Double(count)
    self = share > Self.drawnShare ? .drawn : share < Self.richShare ? .rich : .mixed
  }
}
