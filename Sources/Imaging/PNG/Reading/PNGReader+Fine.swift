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
    let rows = (PNGRows(first), PNGRows(second))
    let lines = (try inflated(first, rows.0), try inflated(second, rows.1))
    var found = FinePixels()
    var start = 0
    for pass in rows.0.passes {
      var unfilters = (rows.0.unfilter(of: pass), rows.1.unfilter(of: pass))
      for row in 0..<pass.height {
        let line = start..<start + pass.lineBytes
        try rows.0.take(lines.0.span.extracting(line), at: start, by: &unfilters.0)
        try rows.1.take(lines.1.span.extracting(line), at: start, by: &unfilters.1)
        found.add(row, of: pass, from: unfilters.0.row, to: unfilters.1.row)
        start += pass.lineBytes
      }
    }
    return found.difference
  }

  private func inflated(_ parts: PNGParts, _ rows: PNGRows) throws(PNGError) -> [UInt8] {
    try inflate(parts, count: rows.byteCount) { (stream) throws(Deflate.Failure) in
      try Deflate.inflated(stream, count: rows.byteCount)
    }
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

  mutating func add(_ row: Int, of pass: PNGPass, from before: [UInt8], to after: [UInt8]) {
    guard before != after else { return }
    let bytes = before.count / pass.width
    for column in 0..<pass.width {
      let samples = column * bytes..<(column + 1) * bytes
      guard before[samples] != after[samples] else { continue }
      count += 1
      let (x, y) = (pass.x + column * pass.stepX, pass.y + row * pass.stepY)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
  }
}
