import Notation

/// The way in which the camera was held that a JPEG file comes from.
struct JPEGOrientation: Equatable {
  let orientation: UIImage.Orientation
  private let exif: EXIFOrientation

  /// By EXIF's numbers, the first of which is 1.
  private static let orientations: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// nil where the file does not say it, or says a number that means nothing.
  init?(_ file: [UInt8]) {
    guard let exif = EXIFOrientation(of: file) else { return nil }
    self.exif = exif
    orientation = Self.orientations[exif.number - 1]
  }

  /// The file that shows its pixels as they are stored, in every reader.
  func removed(from file: [UInt8]) -> [UInt8] {
    var file = file
    file[exif.place] = 1
    return file
  }
}
