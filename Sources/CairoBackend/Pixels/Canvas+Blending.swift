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
      withRow(y, columns: area.x..<area.right) { $0.blend(WidePixel(color.pixel)) }
    }
    cairo.pixelsChanged()
  }

  /// Blends one colour through a patch; what lies in `hidden` will be covered by something opaque and is left as it
  /// is.
  func blend(_ tint: Tint, through patch: StretchedPatch, except hidden: PixelRect = .empty) {
    let seen = patch.seen.intersection(area)
    guard !seen.isEmpty, tint.color.alpha > 0 else { return }
    cairo.flush()
    for y in seen.y..<seen.bottom {
      if y >= hidden.y, y < hidden.bottom, !hidden.isEmpty {
        let (left, right) = (min(seen.right, hidden.x), max(seen.x, hidden.right))
        if seen.x < left { blend(tint, through: patch, row: y, columns: seen.x..<left) }
        if right < seen.right { blend(tint, through: patch, row: y, columns: right..<seen.right) }
      } else {
        blend(tint, through: patch, row: y, columns: seen.x..<seen.right)
      }
    }
    cairo.pixelsChanged()
  }

  /// Blends some columns of a row: the sides by the byte, the stretched middle as one run.
  private func blend(
    _ tint: Tint, through patch: StretchedPatch, row y: Int, columns: Range<Int>
  ) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    let middle = patch.columns
    let first = min(max(middle.lowerBound, start), end)
    let last = min(max(middle.upperBound, start), end)
    let row = patch.start(ofRow: y)
    let bytes = patch.patch.bytes.span
    if start < first {
      let place = row + patch.place(ofColumn: start)
      withRow(y, columns: start..<first) {
        $0.blend(tint, through: bytes.extracting(place..<place + (first - start)))
      }
    }
    if first < last {
      let covered = bytes[row + patch.place(ofColumn: first)]
      let color = WidePixel(tint.color.pixel).scaled(by: UInt32(covered))
      withRow(y, columns: first..<last) { $0.blend(color) }
    }
    if last < end {
      let place = row + patch.place(ofColumn: last)
      withRow(y, columns: last..<end) {
        $0.blend(tint, through: bytes.extracting(place..<place + (end - last)))
      }
    }
  }

  /// Blends one colour through coverage, inside `bounds`; only within `change`.
  func blend(_ tint: Tint, through mask: MovedCoverage, in bounds: PixelRect) {
    let place = mask.area
    let seen = place.intersection(bounds).intersection(area)
    guard !seen.isEmpty, tint.color.alpha > 0 else { return }
    let bytes = mask.coverage.bytes.span
    for y in seen.y..<seen.bottom {
      let first = (y - place.y) * place.width + seen.x - place.x
      withRow(y, columns: seen.x..<seen.right) {
        $0.blend(tint, through: bytes.extracting(first..<first + seen.width))
      }
    }
  }

  /// Lays another canvas over this one, inside `bounds`; only within `change`.
  func blend(_ other: MovedCanvas, opacity: CGFloat, in bounds: PixelRect) {
    let seen = other.area.intersection(bounds).intersection(area)
    guard !seen.isEmpty else { return }
    let factor = UInt8((min(max(opacity, 0), 1) * 255).rounded())
    let columns = seen.x - other.dx..<seen.right - other.dx
    for y in seen.y..<seen.bottom {
      other.canvas.withRow(y - other.dy, columns: columns) { source in
        withRow(y, columns: seen.x..<seen.right) { $0.blend(source.span, factor) }
      }
    }
  }
}

/// Coverage, moved by whole pixels.
struct MovedCoverage {
  var coverage: Coverage
  var dx = 0
  var dy = 0

  var area: PixelRect { coverage.area.moved(dx, dy) }
}

/// A canvas, moved by whole pixels.
struct MovedCanvas {
  var canvas: Canvas
  var dx = 0
  var dy = 0

  var area: PixelRect { canvas.area.moved(dx, dy) }
}

extension MutableSpan<UInt32> {
  /// Lays other pixels over these, their colours and their alpha times `share` / 255: what is opaque is copied, what
  /// is empty passed over.
  @inline(__always)
  fileprivate mutating func blend(_ source: Span<UInt32>, _ share: UInt8) {
    replace(under: source) { four, below in
      let either = four.lowHalf | four.highHalf
      let both = four.lowHalf & four.highHalf
      if both[0] & both[1] >= 0xFF00_0000, share == 255 { return four }
      if either[0] | either[1] == 0 { return nil }
      let first = PixelPair(four.lowHalf).scaled(by: share).over(PixelPair(below.lowHalf))
      let second = PixelPair(four.highHalf).scaled(by: share).over(PixelPair(below.highHalf))
      return SIMD4(lowHalf: first.pixels, highHalf: second.pixels)
    } last: { above, below in
      WidePixel(above).scaled(by: UInt32(share)).over(below)
    }
  }

  /// Lays one colour over all of them.
  fileprivate mutating func blend(_ color: WidePixel) {
    let alpha = color.value >> 48
    if alpha == 0 { return }
    if alpha == 255 { return update(repeating: color.pixel) }
    let source = PixelPair(PremultipliedColor(pixel: color.pixel))
    let rest = PixelPair(factors: UInt8(alpha), UInt8(alpha)).rest
    replace(pairs: { source + $0 * rest }, last: { color.over($0) })
  }

  /// Lays one colour over them through coverage.
  @inline(never)
  fileprivate mutating func blend(_ tint: Tint, through mask: Span<UInt8>) {
    replace(through: mask) { covered, below in
      let (added, rest) = tint.through(covered)
      return added + below * rest
    } last: { covered, below in
      WidePixel(tint.color.pixel).scaled(by: UInt32(covered)).over(below)
    }
  }
}
