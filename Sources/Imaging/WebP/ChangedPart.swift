/// The part of a frame that differs from the one before, in straight colours: all of its pixels, or, where many are
/// as they were and all others opaque, those alone on nothing.
struct ChangedPart {
  private typealias Four = SIMD4<UInt32>

  private let frame: Bitmap
  private let previous: Bitmap?
  private let area: PixelArea
  /// Whether clear pixels leave what was there.
  let isBlended: Bool
  /// Whether no pixel lets anything through.
  let isOpaque: Bool
  private let hasOnlyOpaquePixels: Bool

  init(_ frame: Bitmap, in area: PixelArea, after previous: Bitmap?) {
    self.frame = frame
    self.area = area
    var look = Look()
    for y in area.y..<area.y + area.height {
      let row = Self.row(y, of: area, width: frame.width)
      let here = frame.pixels.span.extracting(row)
      if let previous {
        look.add(here, after: previous.pixels.span.extracting(row))
      } else {
        look.add(here, after: here)
      }
    }
    isBlended =
      previous != nil && look.isBlendable && look.sameCount * 4 > area.pixelCount
    isOpaque = !isBlended && look.isOpaque
    hasOnlyOpaquePixels = look.isOpaque
    self.previous = isBlended ? previous : nil
  }

  var straightPixels: [UInt32] {
    var pixels = [UInt32](repeating: 0, count: area.pixelCount)
    let straight = StraightColor()
    var span = pixels.mutableSpan
    for line in 0..<area.height {
      let row = Self.row(area.y + line, of: area, width: frame.width)
      let here = frame.pixels.span.extracting(row)
      span.withPart(line * area.width..<(line + 1) * area.width) { target in
        if !hasOnlyOpaquePixels {
          Self.divide(here, by: straight, to: &target)
        } else if previous == nil {
          target.copy(here)
        }
        guard let previous else { return }
        let before = previous.pixels.span.extracting(row)
        if hasOnlyOpaquePixels {
          Self.copy(here, unlike: before, to: &target)
        } else {
          for x in here.indices where here[x] == before[x] { target[x] = 0 }
        }
      }
    }
    return pixels
  }

  /// The pixels of one of the picture's rows that lie in the area.
  private static func row(_ y: Int, of area: PixelArea, width: Int) -> Range<Int> {
    y * width + area.x..<y * width + area.x + area.width
  }

  private static func divide(
    _ here: Span<UInt32>, by straight: StraightColor, to target: inout MutableSpan<UInt32>
  ) {
    // Neighbours are often the same, and a division costs more than a look.
    var (last, lastStraight): (UInt32, UInt32) = (0, 0)
    for x in here.indices {
      let pixel = here[x]
      if pixel != last {
        last = pixel
        lastStraight = straight.divided(pixel)
      }
      target[x] = lastStraight
    }
  }

  /// Opaque pixels, which are straight as they are, and nothing of those that are as before.
  private static func copy(
    _ here: Span<UInt32>, unlike before: Span<UInt32>, to target: inout MutableSpan<UInt32>
  ) {
    precondition(target.count == here.count && before.count == here.count)
    var x = 0
    while x &+ 4 <= here.count {
      let pixels = here.four(at: x)
      target.store(pixels.replacing(with: 0, where: pixels .== before.four(at: x)), at: x)
      x &+= 4
    }
    while x < here.count {
      target[x] = here[x] == before[x] ? 0 : here[x]
      x &+= 1
    }
  }

  /// The traits that decide how the part is written.
  private struct Look {
    private(set) var sameCount = 0
    /// All bits that its pixels have in common, and those of changed ones.
    private var all = Four(repeating: .max)
    private var changed = Four(repeating: .max)

    var isOpaque: Bool { Self.isOpaque(all) }
    /// Whether every pixel that differs is opaque.
    var isBlendable: Bool { Self.isOpaque(changed) }

    /// Adds a row.
    @inline(__always) mutating func add(_ here: Span<UInt32>, after before: Span<UInt32>) {
      var (all, changed) = (all, changed)
      var same = Four(repeating: 0)
      var x = 0
      while x &+ 4 <= here.count {
        let pixels = here.four(at: x)
        let isSame = pixels .== before.four(at: x)
        all &= pixels
        changed &= pixels.replacing(with: .max, where: isSame)
        same &+= Four(repeating: 0).replacing(with: 1, where: isSame)
        x &+= 4
      }
      while x < here.count {
        let isSame = before[x] == here[x]
        all[0] &= here[x]
        changed[0] &= isSame ? .max : here[x]
        same[0] &+= isSame ? 1 : 0
        x &+= 1
      }
      (self.all, self.changed) = (all, changed)
      sameCount &+= Int(same.wrappedSum())
    }

    private static func isOpaque(_ pixels: Four) -> Bool {
      pixels[0] & pixels[1] & pixels[2] & pixels[3] >= 0xFF00_0000
    }
  }
}
