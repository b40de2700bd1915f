extension Bitmap {
  /// The same picture with fewer pixels, each the mean of a square of these many to a side; at the right and the lower
  /// edge of as many as there are.
  public func reduced(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    let columns = (width + factor - 1) / factor
    let rows = (height + factor - 1) / factor
    var reduced: [UInt32] = []
    reduced.reserveCapacity(columns * rows)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
    for top in stride(from: 0, to: height, by: factor) {
      let lines = top..<min(height, top + factor)
      for index in sums.indices { sums[index] = .zero }
      for line in lines { add(pixelsOf: line, by: factor, to: &sums) }
      for (column, sum) in sums.enumerated() {
        let count = UInt32(lines.count * min(factor, width - column * factor))
        reduced.append(Self.pixel((sum &+ count / 2) / count))
      }
    }
    return Bitmap(
      checkedWidth: columns, height: rows, scale: scale / Double(factor), pixels: reduced)
  }

  private func add(pixelsOf line: Int, by factor: Int, to sums: inout [SIMD4<UInt32>]) {
    let pixels = pixels.span.extracting(line * width..<(line + 1) * width)
    var (column, left) = (0, factor)
    for index in pixels.indices {
      let pixel = pixels[index]
      sums[column] &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      left -= 1
      if left == 0 { (column, left) = (column + 1, factor) }
    }
  }

  private static func pixel(_ channels: SIMD4<UInt32>) -> UInt32 {
    channels.x << 24 | channels.y << 16 | channels.z << 8 | channels.w
  }
}
