/// The pixels of two pictures that are the same in eight bits, and differ in the sixteen that their files have.
public struct FineDifference: Hashable, Sendable {
  /// How many there are.
  public let count: Int
  /// The smallest area that holds them.
  public let area: PixelArea
}

extension PNGReader {
  /// Compares samples of sixteen bits, which bitmaps do not have. Nothing where files have fewer bits, are laid out
  /// otherwise, or none differs.
  public func fineDifference(
    _ before: [UInt8], _ after: [UInt8]
  ) throws(PNGError) -> FineDifference? {
    guard Self.recognizes(before), Self.recognizes(after) else { return nil }
    let first = try PNGParts(before, limits: limits)
    let second = try PNGParts(after, limits: limits)
    guard first.header.bitDepth == 16, first.header == second.header else { return nil }
    let passes = PNGPass.all(first.header)
    let samples = (try rows(of: first, passes), try rows(of: second, passes))
    var found = FinePixels()
    var start = 0
    for pass in passes {
      found.add(pass, bytes: first.header.bitsPerPixel / 8, from: start) {
        samples.0[$0] != samples.1[$0]
      }
      start += pass.byteCount
    }
    return found.difference
  }

  private func rows(of parts: PNGParts, _ passes: [PNGPass]) throws(PNGError) -> [UInt8] {
    var lines = try inflate(parts, count: passes.reduce(0) { $0 + $1.byteCount })
    var start = 0
    for pass in passes {
      try unfilter(&lines, start..<start + pass.byteCount, of: pass, in: parts)
      start += pass.byteCount
    }
    return lines
  }
}

private struct FinePixels {
  private var count = 0
  private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

  var difference: FineDifference? {
    guard count > 0 else { return nil }
    return FineDifference(
      count: count,
      area: PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  }

  /// The rows of a pass begin at that byte, each with its filter.
  /// - Parameter bytes: those of a pixel.
  mutating func add(
    _ pass: PNGPass, bytes: Int, from start: Int, where differs: (_ byte: Int) -> Bool
  ) {
    for row in 0..<pass.height {
      for column in 0..<pass.width {
        let place = start + row * pass.lineBytes + 1 + column * bytes
        guard (place..<place + bytes).contains(where: differs) else { continue }
        count += 1
        let (x, y) = (pass.x + column * pass.stepX, pass.y + row * pass.stepY)
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
  }
}
