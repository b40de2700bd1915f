/// The picture that an animation shows: each frame is laid over what the ones before have left.
struct FrameCanvas {
  /// How a frame's pixels come onto the picture.
  enum Blend {
    case source
    case over
  }

  /// The change of a frame's place before the next one.
  enum Disposal {
    case keep
    case clear
    case previous
  }

  /// How a frame is shown.
  struct Placement {
    var area: PixelArea
    var blend: Blend
    var disposal: Disposal
  }

  private let head: AnimationHead
  /// The picture so far. Nothing before the first frame, so that none is made where that one fills it.
  private var shown: Bitmap?
  private var left: Left = .asItIs

  /// The change of the last frame's place that is still to be made.
  private enum Left {
    case asItIs
    case cleared(PixelArea)
    case restored(Bitmap)
  }

  /// The size has been checked.
  init(of head: AnimationHead) { self.head = head }

  /// Lays a frame's pixels over the picture and returns what is seen then. The area lies inside.
  mutating func show(_ pixels: [UInt32], _ placement: Placement) -> Bitmap {
    let area = placement.area
    let whole = PixelArea(of: head)
    precondition(
      pixels.count == area.pixelCount && whole.intersection(area) == area,
      "a frame outside of its canvas")
    if area == whole, placement.blend == .source, placement.disposal == .keep {
      left = .asItIs
      let bitmap = Bitmap(
        checkedWidth: head.width, height: head.height, scale: head.scale, pixels: pixels)
      shown = bitmap
      return bitmap
    }
    // It is taken out for the time, so that its pixels are copied once at most, and not for every row.
    var bitmap = shown.take() ?? empty
    finishLast(in: &bitmap)
    switch placement.disposal {
    case .keep: left = .asItIs
    case .clear: left = .cleared(area)
    case .previous: left = .restored(bitmap)
    }
    for line in 0..<area.height {
      let start = (area.y + line) * bitmap.width + area.x
      let row = pixels[line * area.width..<(line + 1) * area.width]
      switch placement.blend {
      case .source: bitmap.replacePixels(start..<start + area.width, with: row)
      case .over: Self.lay(row, over: start, of: &bitmap)
      }
    }
    shown = bitmap
    return bitmap
  }

  private var empty: Bitmap {
    Bitmap(
      checkedWidth: head.width, height: head.height, scale: head.scale,
      pixels: [UInt32](repeating: 0, count: head.width * head.height))
  }

  private mutating func finishLast(in bitmap: inout Bitmap) {
    switch left {
    case .asItIs: break
    case .restored(let before): bitmap = before
    case .cleared(let area):
      let nothing = [UInt32](repeating: 0, count: area.width)
      for line in area.y..<area.y + area.height {
        let start = line * bitmap.width + area.x
        bitmap.replacePixels(start..<start + area.width, with: nothing[...])
      }
    }
    left = .asItIs
  }

  private static func lay(
    _ row: ArraySlice<UInt32>, over start: Int, of bitmap: inout Bitmap
  ) {
    bitmap.withMutablePixels { pixels in
      for (offset, pixel) in row.enumerated() where pixel != 0 {
        pixels[start + offset] = over(pixel, pixels[start + offset])
      }
    }
  }

  /// One pixel over another, both with their colours multiplied by their alpha.
  static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    guard rest > 0 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (below >> shift & 0xFF) * rest + 128
      return min(255, (pixel >> shift & 0xFF) + (product + product >> 8) >> 8) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
