/// The part of a frame that differs from the one before, in straight colours: all of its pixels, or, where many are
/// as they were and all others opaque, those alone on nothing.
struct ChangedPart {
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
    let look = Look(frame, area, previous)
    isBlended = look.isBlendable && look.sameCount * 4 > area.pixelCount
    isOpaque = !isBlended && look.isOpaque
    hasOnlyOpaquePixels = look.isOpaque
    self.previous = isBlended ? previous : nil
  }

  var straightPixels: [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: area.pixelCount) { target, count in
      guard var next = target.baseAddress else { return }
      let straight = StraightColor()
      unsafe Self.rows(frame, area, previous) { here, before in
        if hasOnlyOpaquePixels {
          unsafe Self.copy(here, before, to: next, area.width)
        } else {
          unsafe Self.divide(here, before, straight, to: next, area.width)
        }
        unsafe next += area.width
      }
      count = area.pixelCount
    }
  }

  /// Opaque pixels are straight as they are.
  private static func copy(
    _ here: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>?,
    to target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    guard let before = unsafe before else {
      return unsafe target.initialize(from: here, count: count)
    }
    var x = 0
    while x &+ 4 <= count {
      let pixels = unsafe UnitLanes.half(here, x)
      let changed = unsafe pixels.replacing(with: 0, where: pixels .== UnitLanes.half(before, x))
      unsafe UnsafeMutableRawPointer(target + x).storeBytes(of: changed, as: UnitLanes.Half.self)
      x &+= 4
    }
    while x < count {
      unsafe target[x] = here[x] == before[x] ? 0 : here[x]
      x &+= 1
    }
  }

  private static func divide(
    _ here: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>?, _ straight: StraightColor,
    to target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // Neighbours are often the same, and a division costs more than a look.
    var (last, lastStraight): (UInt32, UInt32) = (0, 0)
    for x in 0..<count {
      let pixel = unsafe here[x]
      if pixel != last {
        last = pixel
        lastStraight = straight.divided(pixel)
      }
      let isAsBefore = unsafe before.map { unsafe $0[x] == pixel } ?? false
      unsafe target[x] = isAsBefore ? 0 : lastStraight
    }
  }

  /// What decides how the part is written.
  private struct Look {
    private typealias Half = UnitLanes.Half

    let sameCount: Int
    let isOpaque: Bool
    /// Whether every pixel that differs is opaque.
    let isBlendable: Bool

    init(_ frame: Bitmap, _ area: PixelArea, _ previous: Bitmap?) {
      var (all, changed) = (Half(repeating: .max), Half(repeating: .max))
      var same = 0
      unsafe ChangedPart.rows(frame, area, previous) { here, before in
        unsafe Self.look(at: here, before ?? here, area.width, &all, &changed, &same)
      }
      sameCount = previous == nil ? 0 : same
      isOpaque = Self.isOpaque(all)
      isBlendable = previous != nil && Self.isOpaque(changed)
    }

    /// One row: all bits that its pixels have in common, those of changed ones, and how many are the same.
    @inline(__always) private static func look(
      at here: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>, _ width: Int,
      _ all: inout Half, _ changed: inout Half, _ same: inout Int
    ) {
      var sameOfRow = Half(repeating: 0)
      var x = 0
      while x &+ 4 <= width {
        let pixels = unsafe UnitLanes.half(here, x)
        let isSame = unsafe pixels .== UnitLanes.half(before, x)
        all &= pixels
        changed &= pixels.replacing(with: .max, where: isSame)
        sameOfRow &+= Half(repeating: 0).replacing(with: 1, where: isSame)
        x &+= 4
      }
      while x < width {
        let pixel = unsafe here[x]
        let isSame = unsafe before[x] == pixel
        all[0] &= pixel
        changed[0] &= isSame ? .max : pixel
        sameOfRow[0] &+= isSame ? 1 : 0
        x &+= 1
      }
      same &+= Int(sameOfRow.wrappedSum())
    }

    private static func isOpaque(_ pixels: Half) -> Bool {
      pixels[0] & pixels[1] & pixels[2] & pixels[3] >= 0xFF00_0000
    }
  }

  /// The rows of the area, here and in the picture before.
  private static func rows(
    _ frame: Bitmap, _ area: PixelArea, _ previous: Bitmap?,
    _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>?) -> Void
  ) {
    let none: [UInt32] = []
    unsafe frame.pixels.withUnsafeBufferPointer { here in
      unsafe (previous?.pixels ?? none).withUnsafeBufferPointer { before in
        guard let here = here.baseAddress else { return }
        let before = previous == nil ? nil : before.baseAddress
        for y in area.y..<area.y + area.height {
          let start = y * frame.width + area.x
          unsafe body(here + start, before.map { unsafe $0 + start })
        }
      }
    }
  }
}
