/// A way to say a picture: the form of its colours, and what its rows are before they are compressed.
struct PNGPlan {
  enum Method: Equatable {
    /// Whole pixels, or bytes of palette indexes: for flat colours, of which much repeats.
    case units(isThorough: Bool)
    /// Each row behind its best filter: for gradients and photos.
    case filtered(ByteMatcher.Effort)
  }

  var form: PNGColorForm
  var method: Method

  /// The encoder for the rows of a picture of this size, from the top.
  func encoder(width: Int, height: Int) -> any RowEncoder {
    switch method {
    case .units(let isThorough):
      UnitRowEncoder(form, width: width, height: height, isThorough: isThorough)
    case .filtered(let effort): FilteredRowEncoder(form, width: width, effort)
    }
  }

  /// The stream of a whole picture. Nothing if a pixel lets something through and the form has no place for it.
  func stream(of bitmap: Bitmap) -> [UInt8]? {
    let encoder = encoder(width: bitmap.width, height: bitmap.height)
    return encoder.add(bitmap) ? encoder.finished() : nil
  }
}

/// Turns a picture's rows into a zlib stream.
protocol RowEncoder: AnyObject {
  /// Takes the next rows. Returns false if a pixel lets something through and the form has no place for it.
  func add(_ band: Bitmap) -> Bool
  /// Ends the stream, to which nothing can be added then.
  func finished() -> [UInt8]
}
