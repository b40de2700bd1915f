internal import CCairo
import CoreGraphics

/// How much of each pixel is covered, from 0 to 255, in a rectangle of the device.
struct Coverage: Hashable {
  var area: PixelRect
  /// Row by row, without gaps.
  var bytes: [UInt8]

  init(_ area: PixelRect, bytes: [UInt8]) {
    self.area = area
    self.bytes = bytes
  }

  init(_ area: PixelRect) {
    self.init(area, bytes: [UInt8](repeating: 0, count: area.width * area.height))
  }

  /// The alpha of a canvas.
  init(_ canvas: Canvas) {
    self.init(canvas.area)
    canvas.cairo.flush()
    for y in 0..<area.height {
      let row = unsafe canvas.pixels(x: area.x, y: area.y + y)
      for x in 0..<area.width { bytes[y * area.width + x] = unsafe UInt8(row[x] >> 24) }
    }
  }

  /// Lends the coverage to Cairo, whose rows begin at multiples of four bytes.
  @unsafe func withSurface(_ body: (OpaquePointer?) -> Void) {
    let stride = (area.width + 3) & ~3
    var padded = bytes
    if stride != area.width {
      padded = [UInt8](repeating: 0, count: stride * area.height)
      for y in 0..<area.height {
        padded.replaceSubrange(
          y * stride..<y * stride + area.width,
          with: bytes[y * area.width..<(y + 1) * area.width])
      }
    }
    unsafe padded.withUnsafeMutableBufferPointer { buffer in
      let surface = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
      unsafe cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
      unsafe body(surface)
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }
}
