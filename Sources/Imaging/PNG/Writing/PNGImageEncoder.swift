/// Turns a picture's pixels into a zlib stream and the form in which they stand in it.
struct PNGImageEncoder {
  struct Image {
    var form: PNGColorForm
    var stream: [UInt8]
  }

  /// The factor by which a sample may be longer than the shortest if it comes faster.
  private static let allowance = 1.05

  /// A picture with so many pixels to a byte of its stream is plain: a second stream comes fast, and rows of zeros
  /// may say it in less.
  private static let plainness = 48

  let level: PNGLevel
  /// Whether what may come out smaller so is tried with filters, too.
  var triesFilters = true

  func encode(_ bitmap: Bitmap) -> Image {
    let palette = PNGPalette(of: bitmap)
    // A translucent picture mostly begins with a translucent pixel; where not, the first stream is in vain.
    if bitmap.pixels[0] >= 0xFF00_0000, level == .fast || bitmap.isOpaque,
      let image = image(of: bitmap, .rgb, palette)
    {
      return image
    }
    return image(of: bitmap, .rgba, palette) ?? Image(form: .rgba, stream: [])
  }

  /// Nothing if a pixel is translucent although the form has no place for it.
  func stream(of bitmap: Bitmap, as form: PNGColorForm) -> [UInt8]? {
    image(of: bitmap, form, nil)?.stream
  }

  private func image(
    of bitmap: Bitmap, _ form: PNGColorForm, _ palette: PNGPalette?
  ) -> Image? {
    if level == .tiny { return tinyImage(of: bitmap, form, palette) }
    let plans = plans(for: PictureSample(of: bitmap), height: bitmap.height, form, palette)
    let image = smallest(
      plans.map { plan in plan.stream(of: bitmap).map { Image(form: plan.form, stream: $0) } })
    guard let image,
      let second = second(
        after: image, plans: plans, form: form, pixelCount: bitmap.pixels.count)
    else { return image }
    return smallest([image, second.stream(of: bitmap).map { Image(form: form, stream: $0) }])
  }

  // MARK: Plans

  /// The ways that promise the smallest file for a picture with this sample.
  func plans(
    for sample: PictureSample, height: Int, _ form: PNGColorForm, _ palette: PNGPalette?
  ) -> [PNGPlan] {
    let usual = PNGPlan(
      form: palette.map { .palette($0) } ?? form, method: .units(isThorough: level != .fast))
    guard triesFilters else { return [usual] }
    let others = [
      PNGPlan(form: form, method: .units(isThorough: true)),
      PNGPlan(form: form, method: .filtered(level == .fast ? .fast : .thorough)),
    ]
    if sample.isWhole { return [usual] + others }
    // A look at the sample takes as long as a tenth of a fast stream, a trial as long as half of it.
    if level == .fast ? !sample.mayGainByFilters : sample.isFlat { return [usual] }
    return best(of: [usual] + others, by: sample, height: height)
  }

  /// The plan that is worth a trial after the only one of a plain picture.
  func second(
    after image: Image, plans: [PNGPlan], form: PNGColorForm, pixelCount: Int
  ) -> PNGPlan? {
    guard level == .small, triesFilters, plans.count == 1,
      image.stream.count * Self.plainness < pixelCount
    else { return nil }
    return PNGPlan(form: form, method: .filtered(.fast))
  }

  /// Those of the plans, of which the first is the fastest, that say the sample in the fewest bytes.
  private func best(of plans: [PNGPlan], by sample: PictureSample, height: Int) -> [PNGPlan] {
    let sample = sample.bitmap
    let factor = Double(height) / Double(sample.height)
    let costs = plans.map { plan in
      plan.stream(of: sample).map {
        Double($0.count) * factor + Double(plan.form.chunkBytes)
      } ?? .infinity
    }
    let least = costs.min() ?? 0
    let first = costs.firstIndex { $0 <= least * Self.allowance } ?? 0
    // A palette costs once, and a sample takes it for a cost of every row.
    let isPalette = if case .palette = plans[0].form { level == .small && first > 0 } else { false }
    return isPalette ? [plans[0], plans[first]] : [plans[first]]
  }

  /// The shortest of the images that there are; the first of equals.
  func smallest(_ images: [Image?]) -> Image? {
    images.compactMap(\.self).min {
      $0.stream.count + $0.form.chunkBytes < $1.stream.count + $1.form.chunkBytes
    }
  }

  // MARK: Tiny

  /// Every way there is, and libdeflate's best as well.
  private func tinyImage(
    of bitmap: Bitmap, _ form: PNGColorForm, _ palette: PNGPalette?
  ) -> Image? {
    guard !form.isOpaque || bitmap.isOpaque else { return nil }
    let usual = palette.map { PNGColorForm.palette($0) } ?? form
    var images: [Image?] = [
      PNGPlan(form: usual, method: .units(isThorough: true)),
      PNGPlan(form: form, method: .filtered(.thorough)),
    ].map { plan in plan.stream(of: bitmap).map { Image(form: plan.form, stream: $0) } }
    let plain = PackedRows(bitmap, usual, repeats: .asZeros).bytes
    images.append(Self.deflated(plain, usual))
    let rows = PackedRows(bitmap, form)
    var filters = RowFilters(rowBytes: rows.rowBytes, pixelBytes: rows.pixelBytes)
    images.append(Self.deflated(filters.filtered(rows), form))
    return smallest(images)
  }

  /// Nothing if there is no memory.
  private static func deflated(_ rows: [UInt8], _ form: PNGColorForm) -> Image? {
    Deflate.zlibStream(of: rows, level: 12).map { Image(form: form, stream: $0) }
  }
}

extension PNGColorForm {
  /// Bytes of the chunks that the form needs beside the picture.
  fileprivate var chunkBytes: Int {
    guard case .palette(let palette) = self else { return 0 }
    let translucent = palette.translucentCount
    return 12 + palette.colors.count * 3 + (translucent > 0 ? 12 + translucent : 0)
  }
}
