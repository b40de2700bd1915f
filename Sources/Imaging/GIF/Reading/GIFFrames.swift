/// The frames of a GIF file, one after the other.
///
/// The background colour is not drawn, as in browsers: where no frame has drawn there is nothing.
struct GIFFrames: FrameStream {
  /// Pixels that one byte of codes can stand for at most: 12 bits are a string of at most 4,096 numbers.
  private static let largestRatio = 2731
  /// The first row of each pass of an interlaced image, and the step to the next one (GIF89a, appendix E).
  private static let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]

  let head: AnimationHead
  private let bytes: GIFBytes
  private let images: [GIFParts.Image]
  private var canvas: FrameCanvas
  private var nextIndex = 0

  init(_ file: [UInt8], limits: ImageLimits) throws(FrameFault) {
    let parts = try GIFParts(file, limits: limits)
    bytes = GIFBytes(file)
    images = parts.images
    let loop: AnimationHead.Loop =
      switch parts.repeatCount {
      case nil: .times(1)
      case 0: .forever
      case .some(let count): .times(count + 1)
      }
    head = AnimationHead(
      width: parts.width, height: parts.height, loop: loop, frameCount: images.count)
    canvas = FrameCanvas(of: head)
  }

  mutating func next() throws(FrameReadError) -> AnimationFrame? {
    guard nextIndex < images.count else { return nil }
    let index = nextIndex
    nextIndex = images.count
    let pixels: [UInt32]
    do throws(FrameFault) {
      pixels = try self.pixels(of: images[index])
    } catch { throw .damaged(error) }
    nextIndex = index + 1
    return AnimationFrame(
      canvas.show(pixels, images[index].placement),
      for: .ticks(images[index].delay, perSecond: 100))
  }

  private func pixels(of image: GIFParts.Image) throws(FrameFault) -> [UInt32] {
    let numbers = try numbers(of: image)
    var colors = bytes.pixels(image.colors)
    let known = colors.count
    colors += [UInt32](repeating: 0, count: 256 - known)
    if let clear = image.clear { colors[Int(clear)] = 0 }
    let area = image.placement.area
    var pixels = [UInt32](repeating: 0, count: numbers.count)
    for (line, row) in Self.rows(area.height, isInterlaced: image.isInterlaced).enumerated() {
      for x in 0..<area.width {
        let number = numbers[line * area.width + x]
        guard number < known || number == image.clear else {
          throw FrameFault(
            .colors, at: image.offset, found: "colour \(number) in row \(row)",
            expected: "0 to \(known - 1)")
        }
        pixels[row * area.width + x] = colors[Int(number)]
      }
    }
    return pixels
  }

  private func numbers(of image: GIFParts.Image) throws(FrameFault) -> [UInt8] {
    let bits = Int(bytes[image.offset])
    guard 1...8 ~= bits else {
      throw FrameFault(
        .imageData, at: image.offset, found: "numbers of \(bits) bits", expected: "1 to 8")
    }
    let count = image.placement.area.pixelCount
    let data = bytes.content(from: image.offset + 1)
    guard count <= data.count * Self.largestRatio else {
      throw FrameFault(
        .imageData, at: image.offset, found: "\(data.count) bytes",
        expected: "as many as can hold \(count) pixels")
    }
    var reader = LZWReader(bits: bits)
    do throws(LZWReader.Failure) {
      return try reader.numbers(count, of: data)
    } catch {
      let found =
        switch error {
        case .code(let code): "code \(code), which stands for nothing yet"
        case .short(let pixels): "\(pixels) pixels and the end"
        }
      throw FrameFault(.imageData, at: image.offset, found: found, expected: "\(count) pixels")
    }
  }

  /// The rows of an image in the order in which the file has them.
  static func rows(_ count: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<count) }
    return passes.flatMap { stride(from: $0.0, to: count, by: $0.1) }
  }
}
