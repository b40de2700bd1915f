internal import Imaging
internal import Platform

/// The part of a picture that differs from its golden, which lies over that one: a page with both needs no more of it.
struct PicturePatch {
  let x: Int
  let y: Int
  /// Those of its PNG file.
  let bytes: [UInt8]
  /// The part of the golden that the page needs, where that is less than the whole.
  let ground: CoarseGround?

  /// Nothing where the whole is as small, or where a part over the golden would not be the picture: of other sizes, of
  /// films, and of pixels that have more than eight bits.
  init?(from golden: [UInt8], to drawn: [UInt8]) {
    guard let before = Self.picture(golden), let after = Self.picture(drawn),
      before.width == after.width, before.height == after.height,
      let box = after.box(differingFrom: before),
      let part = try? after.cropped(x: box.x, y: box.y, width: box.width, height: box.height)
    else { return nil }
    (x, y, bytes) = (box.x, box.y, PNGWriter().encode(part))
    guard bytes.count * 10 < drawn.count * 9 else { return nil }
    ground = CoarseGround(of: before, holding: golden.count, around: box)
  }

  /// The file's 25th byte says how many bits a sample has.
  private static func picture(_ bytes: [UInt8]) -> Bitmap? {
    guard PictureFormat(of: bytes) == .png, bytes.count > 24, bytes[24] <= 8,
      let reader = try? FrameReader(bytes), reader.head.frameCount == 1,
      let picture = try? reader.next()?.bitmap
    else { return nil }
    return picture
  }
}

extension Bitmap {
  /// The smallest area that holds every pixel that differs from a picture of the same size.
  fileprivate func box(differingFrom other: Bitmap) -> PixelArea? {
    let rows = rowsDiffering(from: other)
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width, -1)
    for y in rows {
      forEachDifference(inRow: y, from: other) { x in
        (left, right) = (min(left, x), max(right, x))
      }
    }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension CheckedOutput {
  /// Keeps what a page needs of both sides, where that is less than the whole.
  mutating func keepPatch(
    from golden: [UInt8], to drawn: [UInt8], in folder: EvidenceFolder
  ) throws(FileFault) {
    guard self.golden?.picture != nil, self.drawn?.picture != nil,
      let patch = PicturePatch(from: golden, to: drawn),
      let name = try folder.keep(patch.bytes)
    else { return }
    self.drawn?.patch = .init(picture: name, bytes: patch.bytes.count, x: patch.x, y: patch.y)
    if let ground = patch.ground { try keep(ground, in: folder) }
  }

  private mutating func keep(
    _ ground: CoarseGround, in folder: EvidenceFolder
  ) throws(FileFault) {
    guard let part = try folder.keep(ground.part), let all = try folder.keep(ground.picture) else {
      return
    }
    golden?.patch = .init(
      picture: part, bytes: ground.part.count, x: ground.area.x, y: ground.area.y)
    golden?.ground = .init(
      picture: all, bytes: ground.picture.count, width: ground.size.width,
      height: ground.size.height)
  }
}
