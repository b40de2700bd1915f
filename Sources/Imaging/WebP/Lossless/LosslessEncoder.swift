/// Packs straight colours as lossless WebP (VP8L). The same pixels give the same bytes everywhere.
struct LosslessEncoder {
  static let largestSide = 16_384

  /// The content of a `VP8L` chunk.
  static func encode(_ pixels: [UInt32], width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    var sink = BitSink(capacity: pixels.count / 4 + 1024)
    sink.put(0x2F, count: 8)
    sink.put(width - 1, count: 14)
    sink.put(height - 1, count: 14)
    sink.put(hasAlpha ? 1 : 0, count: 1)
    sink.put(0, count: 3)
    if isShaded(pixels.span, width: width) {
      let way = PixelPredictor.best(for: pixels.span, width: width)
      writeTransforms(way, width: width, height: height, to: &sink)
      let residual = way.residual(of: pixels.span, width: width)
      LosslessImage(residual.span, width: width).write(to: &sink, isMain: true)
    } else {
      sink.put(0, count: 1)
      LosslessImage(pixels.span, width: width).write(to: &sink, isMain: true)
    }
    sink.reserve(bits: 64)
    sink.putPadding()
    return sink.bytes
  }

  /// Prediction, then green taken out; a reader undoes them from the last to the first.
  private static func writeTransforms(
    _ way: PixelPredictor, width: Int, height: Int, to sink: inout BitSink
  ) {
    sink.reserve(bits: 64)
    sink.put(1, count: 1)
    sink.put(0, count: 2)
    sink.put(PixelPredictor.blockBits - 2, count: 3)
    let block = 1 << PixelPredictor.blockBits
    let columns = (width + block - 1) / block
    let rows = (height + block - 1) / block
    let ways = [UInt32](
      repeating: 0xFF00_0000 | UInt32(way.rawValue) << 8, count: columns * rows)
    LosslessImage(ways.span, width: columns).write(to: &sink, isMain: false)
    sink.reserve(bits: 64)
    sink.put(1, count: 1)
    sink.put(2, count: 2)
    sink.put(0, count: 1)
  }

  /// Whether most pixels equal none of their neighbours, as in gradients and photos. Some rows tell.
  private static func isShaded(_ pixels: Span<UInt32>, width: Int) -> Bool {
    let height = pixels.count / width
    let step = max(1, height / 64)
    var (looked, repeated) = (0, 0)
    for y in stride(from: height > 1 ? 1 : 0, to: height, by: step) {
      for x in 1..<max(width, 2) where x < width {
        let index = y &* width &+ x
        let isAbove = y > 0 && pixels[index] == pixels[index &- width]
        if isAbove || pixels[index] == pixels[index &- 1] { repeated &+= 1 }
        looked &+= 1
      }
    }
    return looked > 64 && repeated * 2 < looked
  }
}
