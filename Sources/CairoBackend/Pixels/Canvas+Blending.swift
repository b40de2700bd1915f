import CoreGraphics

// Loops over pixels that Cairo would do many times slower. All of them write only inside the canvas, and
// round exactly, so that every machine gives the same bytes.
extension Canvas {
  /// Blends one colour over a rectangle.
  func blend(_ color: PremultipliedColor, in area: PixelRect) {
    let area = area.intersection(self.area)
    guard !area.isEmpty, color.alpha > 0 else { return }
    cairo.flush()
    let color = WidePixel(color.pixel)
    forEachRow(in: area) { _, row in row.blend(color) }
    cairo.pixelsChanged()
  }

  /// Blends one colour through a patch; what lies in `hidden` will be covered by something opaque and is left as it
  /// is.
  func blend(_ tint: Tint, through patch: StretchedPatch, except hidden: PixelRect = .empty) {
    guard tint.color.alpha > 0 else { return }
    cairo.flush()
    for part in patch.seen.intersection(area).parts(around: hidden) {
      blend(tint, through: patch, in: part)
    }
    cairo.pixelsChanged()
  }

  /// Blends a part of a patch: the sides by the byte, the stretched middle as one run to a row.
  private func blend(_ tint: Tint, through patch: StretchedPatch, in part: PixelRect) {
    let bytes = patch.patch.bytes.span
    let (left, middle, right) = part.split(at: patch.columns)
    for side in [left, right] where !side.isEmpty {
      let place = patch.place(ofColumn: side.x)
      forEachRow(in: side) { y, row in
        let first = patch.start(ofRow: y) + place
        row.blend(tint, through: bytes.extracting(first..<first + side.width))
      }
    }
    guard !middle.isEmpty else { return }
    let place = patch.place(ofColumn: middle.x)
    let color = WidePixel(tint.color.pixel)
    forEachRow(in: middle) { y, row in
      row.blend(color.scaled(by: UInt32(bytes[patch.start(ofRow: y) + place])))
    }
  }

  /// Blends one colour through coverage, inside `bounds`; only within `change`.
  func blend(_ tint: Tint, through mask: MovedCoverage, in bounds: PixelRect) {
    let place = mask.area
    let seen = place.intersection(bounds).intersection(area)
    guard tint.color.alpha > 0 else { return }
    let bytes = mask.coverage.bytes.span
    let width = place.width
    var first = (seen.y - place.y) * width + seen.x - place.x
    forEachRow(in: seen) { _, row in
      row.blend(tint, through: bytes.extracting(first..<first + seen.width))
      first += width
    }
  }

  /// Lays another canvas over this one, inside `bounds`; only within `change`.
  func blend(_ other: MovedCanvas, opacity: CGFloat, in bounds: PixelRect) {
    let seen = other.area.intersection(bounds).intersection(area)
    let factor = UInt8((min(max(opacity, 0), 1) * 255).rounded())
    let columns = seen.x - other.dx..<seen.right - other.dx
    forEachRow(in: seen) { y, row in
      other.canvas.withRow(y - other.dy, columns: columns) { row.blend($0.span, factor) }
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
      let below = below()
      let first = PixelPair(four.lowHalf).scaled(by: share).over(PixelPair(below.lowHalf))
      let second = PixelPair(four.highHalf).scaled(by: share).over(PixelPair(below.highHalf))
      return SIMD4(lowHalf: first.pixels, highHalf: second.pixels)
    }
  }

  /// Lays one colour over all of them.
  @inline(__always)
  fileprivate mutating func blend(_ color: WidePixel) {
    let alpha = color.value >> 48
    if alpha == 0 { return }
    if alpha == 255 { return update(repeating: color.pixel) }
    let source = PixelPair(PremultipliedColor(pixel: color.pixel))
    let rest = PixelPair(factors: UInt8(alpha), UInt8(alpha)).rest
    replace { source + $0 * rest }
  }

  /// Lays one colour over them through coverage.
  @inline(__always)
  fileprivate mutating func blend(_ tint: Tint, through mask: Span<UInt8>) {
    replace(through: mask) { covered, below in
      let (added, rest) = tint.through(covered)
      return added + below * rest
    }
  }
}
