/// A picture that need not be in memory as a whole: any of its rows can be asked for, more than once.
public protocol BandedPicture {
  /// The error that a band may fail with; `Never` for a picture that cannot.
  associatedtype Failure: Error

  /// Pixels in a row, 1 at least.
  var width: Int { get }
  /// The number of rows, 1 at least.
  var height: Int { get }
  /// Device pixels to a point.
  var scale: Double { get }

  /// Some rows, as wide as the picture. The same rows have the same pixels each time.
  func band(_ rows: Range<Int>) throws(Failure) -> Bitmap
}

extension BandedPicture {
  /// The picture's rows in bands of so many pixels at most, but of a row at least.
  func bands(ofPixels limit: Int) -> [Range<Int>] {
    let rows = max(1, limit / width)
    return stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
  }
}
