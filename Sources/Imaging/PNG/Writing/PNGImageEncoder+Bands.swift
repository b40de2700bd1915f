extension PNGImageEncoder {
  /// Goes over the picture twice, for its colours and to say it; where it is plain, once more. `tiny` tries its ways
  /// but for libdeflate's best, which wants the picture whole.
  func encode<Picture: BandedPicture>(
    _ picture: Picture, bandPixels: Int
  ) throws(Picture.Failure) -> Image {
    let bands = picture.bands(ofPixels: bandPixels)
    var colors = PictureColors()
    for rows in bands where colors.mayChange { colors.add(try picture.band(rows)) }
    let form: PNGColorForm = colors.isOpaque ? .rgb : .rgba
    let plans = plans(
      for: try sample(of: picture), height: picture.height, form, colors.palette)
    guard let image = try image(of: picture, bands, plans) else {
      return Image(form: .rgba, stream: [])
    }
    let pixelCount = picture.width * picture.height
    guard let second = second(after: image, plans: plans, form: form, pixelCount: pixelCount)
    else { return image }
    return smallest([image, try self.image(of: picture, bands, [second])]) ?? image
  }

  /// The shortest of what the plans make of the picture.
  private func image<Picture: BandedPicture>(
    of picture: Picture, _ bands: [Range<Int>], _ plans: [PNGPlan]
  ) throws(Picture.Failure) -> Image? {
    let encoders = plans.map { $0.encoder(width: picture.width, height: picture.height) }
    for rows in bands {
      let band = try picture.band(rows)
      for encoder in encoders { _ = encoder.add(band) }
    }
    return smallest(zip(plans, encoders).map { Image(form: $0.form, stream: $1.finished()) })
  }

  private func sample<Picture: BandedPicture>(
    of picture: Picture
  ) throws(Picture.Failure) -> PictureSample {
    var pixels: [UInt32] = []
    for rows in PictureSample.rows(width: picture.width, height: picture.height) {
      pixels += try picture.band(rows).pixels
    }
    return PictureSample(width: picture.width, height: picture.height, pixels: pixels)
  }
}

/// The colours of a picture, found band by band.
struct PictureColors {
  private var seen: PixelIndex? = PixelIndex()
  private(set) var isOpaque = true

  /// Whether more bands can change the answer.
  var mayChange: Bool { isOpaque || seen != nil }

  var palette: PNGPalette? { seen.map { PNGPalette($0) } }

  mutating func add(_ band: Bitmap) {
    if isOpaque { isOpaque = band.isOpaque }
    addColors(of: band)
  }

  mutating func addColors(of band: Bitmap) {
    addColors(of: band.pixels[...])
  }

  /// False as soon as they are too many.
  @discardableResult
  mutating func addColors(of pixels: ArraySlice<UInt32>) -> Bool {
    guard var colors = seen.take() else { return false }
    var previous: UInt32?
    for pixel in pixels where pixel != previous {
      previous = pixel
      guard colors.add(pixel) else { return false }
    }
    seen = colors
    return true
  }
}
