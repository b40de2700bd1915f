import CoreGraphics

// Loops over pixels that Cairo would do many times slower. All of them write only inside the canvas, and
// round exactly, so that every machine gives the same bytes.
extension Canvas {
  /// Blends one colour over a rectangle.
  func blend(_ color: PremultipliedColor, in area: PixelRect) {
    let area = area.intersection(self.area)
    guard !area.isEmpty, color.alpha > 0 else { return }
    cairo.flush()
    for y in area.y..<area.bottom {
      let row = unsafe pixels(x: area.x, y: y)
      if color.alpha == 255 {
        unsafe row.update(repeating: color.pixel, count: area.width)
      } else {
        unsafe Self.blend(WidePixel(color.pixel), over: row, count: area.width)
      }
    }
    cairo.pixelsChanged()
  }

  /// Blends one colour through a patch that is stretched over `target`, inside `bounds`; what lies in
  /// `hidden` will be covered by something opaque and is left as it is.
  func blend(
    _ tint: Tint, through patch: NinePatch, over target: PixelRect,
    in bounds: PixelRect, except hidden: PixelRect = .empty
  ) {
    let seen = target.intersection(bounds).intersection(area)
    guard !seen.isEmpty, tint.color.alpha > 0 else { return }
    cairo.flush()
    let columns = PatchAxis(patch.width, stretchedTo: target.width)
    let rows = PatchAxis(patch.height, stretchedTo: target.height)
    unsafe patch.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for y in seen.y..<seen.bottom {
        let mask = unsafe bytes + rows.source(of: y - target.y) * patch.width
        let run = unsafe PatchRow(mask: mask, columns: columns, origin: target.x, y: y)
        if y >= hidden.y, y < hidden.bottom, !hidden.isEmpty {
          unsafe blend(tint, run, from: seen.x, to: min(seen.right, hidden.x))
          unsafe blend(tint, run, from: max(seen.x, hidden.right), to: seen.right)
        } else {
          unsafe blend(tint, run, from: seen.x, to: seen.right)
        }
      }
    }
    cairo.pixelsChanged()
  }

  /// Has our loops write pixels between what Cairo draws before and after.
  func change(_ body: (Canvas) -> Void) {
    cairo.flush()
    body(self)
    cairo.pixelsChanged()
  }

  /// Blends one colour through coverage that is moved by whole pixels, inside `bounds`; only within `change`.
  func blend(
    _ tint: Tint, through mask: Coverage, dx: Int = 0, dy: Int = 0,
    in bounds: PixelRect
  ) {
    let place = mask.area.moved(dx, dy)
    let seen = place.intersection(bounds).intersection(area)
    guard !seen.isEmpty, tint.color.alpha > 0 else { return }
    unsafe mask.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for y in seen.y..<seen.bottom {
        let row = unsafe bytes + ((y - place.y) * place.width + seen.x - place.x)
        unsafe Self.blend(tint, through: row, over: pixels(x: seen.x, y: y), count: seen.width)
      }
    }
  }

  /// Lays another canvas over this one, moved by whole pixels, inside `bounds`; only within `change`.
  func blend(_ other: Canvas, dx: Int, dy: Int, opacity: CGFloat, in bounds: PixelRect) {
    let place = other.area.moved(dx, dy)
    let seen = place.intersection(bounds).intersection(area)
    guard !seen.isEmpty else { return }
    let factor = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    for y in seen.y..<seen.bottom {
      let source = unsafe other.pixels(x: seen.x - dx, y: y - dy)
      unsafe Self.blend(source, factor, over: pixels(x: seen.x, y: y), count: seen.width)
    }
  }

  /// Four pixels at a time: what is opaque is copied, what is empty passed over.
  private static func blend(
    _ source: UnsafePointer<UInt32>, _ factor: UInt32, over row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let share = UInt8(truncatingIfNeeded: factor)
    var x = 0
    while x &+ 4 <= count {
      let four = unsafe UnsafeRawPointer(source + x).loadUnaligned(as: SIMD4<UInt32>.self)
      let either = four.lowHalf | four.highHalf
      let both = four.lowHalf & four.highHalf
      if both[0] & both[1] >= 0xFF00_0000, factor == 255 {
        unsafe UnsafeMutableRawPointer(row + x).storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else if either[0] | either[1] != 0 {
        unsafe PixelPair(source + x).scaled(by: share).lay(over: row + x)
        unsafe PixelPair(source + x + 2).scaled(by: share).lay(over: row + x + 2)
      }
      x &+= 4
    }
    while x < count {
      unsafe row[x] = WidePixel(source[x]).scaled(by: factor).over(row[x])
      x &+= 1
    }
  }

  /// A row's part of a patch: corners by the byte, the stretched middle as one run.
  @unsafe private func blend(
    _ tint: Tint, _ row: PatchRow, from start: Int, to end: Int
  ) {
    guard start < end else { return }
    let middle = unsafe row.columns.middle
    let left = unsafe row.origin + middle.lowerBound
    let right = unsafe row.origin + middle.upperBound
    if start < min(left, end) {
      unsafe Self.blend(
        tint, through: row.mask + (start - row.origin), over: pixels(x: start, y: row.y),
        count: min(left, end) - start)
    }
    if max(left, start) < min(right, end) {
      let covered = unsafe row.mask[row.columns.source(of: middle.lowerBound)]
      unsafe Self.blend(
        WidePixel(tint.color.pixel).scaled(by: UInt32(covered)),
        over: pixels(x: max(left, start), y: row.y), count: min(right, end) - max(left, start))
    }
    if max(right, start) < end {
      let first = max(right, start)
      unsafe Self.blend(
        tint, through: row.mask + row.columns.source(of: first - row.origin),
        over: pixels(x: first, y: row.y), count: end - first)
    }
  }

  private static func blend(
    _ color: WidePixel, over row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let alpha = color.value >> 48
    if alpha == 0 { return }
    if alpha == 255 {
      unsafe row.update(repeating: color.pixel, count: count)
      return
    }
    let source = PixelPair(PremultipliedColor(pixel: color.pixel))
    let rest = PixelPair(factors: UInt8(alpha), UInt8(alpha)).rest
    let even = count & ~1
    for x in Swift.stride(from: 0, to: even, by: 2) {
      unsafe (source + PixelPair(row + x) * rest).store(row + x)
    }
    if even < count { unsafe row[even] = color.over(row[even]) }
  }

  private static func blend(
    _ tint: Tint, through mask: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let even = count & ~1
    for x in Swift.stride(from: 0, to: even, by: 2) {
      let (first, second) = unsafe (mask[x], mask[x + 1])
      let (added, rest) = tint.through(first, second)
      unsafe (added + PixelPair(row + x) * rest).store(row + x)
    }
    if even < count {
      let covered = unsafe WidePixel(tint.color.pixel).scaled(by: UInt32(mask[even]))
      unsafe row[even] = covered.over(row[even])
    }
  }
}

/// How one side of a patch is stretched: its ends stay, its middle pixel is repeated.
struct PatchAxis {
  private let length: Int
  private let target: Int
  /// The pixels of the target that repeat the patch's middle one.
  let middle: Range<Int>

  init(_ length: Int, stretchedTo target: Int) {
    self.length = length
    self.target = target
    middle = target > length ? length / 2..<target - (length - length / 2 - 1) : 0..<0
  }

  func source(of pixel: Int) -> Int {
    if middle.isEmpty || pixel < middle.lowerBound { return pixel }
    return pixel < middle.upperBound ? length / 2 : pixel - (target - length)
  }
}

/// A row of a stretched patch on its way to the pixels.
@unsafe private struct PatchRow {
  let mask: UnsafePointer<UInt8>
  let columns: PatchAxis
  /// Where the stretched patch begins on the device.
  let origin: Int
  let y: Int
}
