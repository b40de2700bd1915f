internal import Imaging

/// The pixels of a region by which one sees how it came to differ.
struct RegionProbes {
  let before: Bitmap
  let after: Bitmap
  /// Columns and rows of pixels that differ, of all regions the same number at most.
  let places: [(x: Int, y: Int)]
  let width: Int
  let height: Int
  let box: PixelArea

  private static let most = 20_000

  init(_ before: Bitmap, _ after: Bitmap, in box: PixelArea) {
    (self.before, self.after, self.box) = (before, after, box)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    var places: [(x: Int, y: Int)] = []
    // Every n-th row and column of a large region.
    let step = max(1, Int((Double(box.width * box.height) / Double(Self.most)).squareRoot()))
    for y in stride(from: box.y, to: box.y + box.height, by: step) {
      for x in stride(from: box.x, to: box.x + box.width, by: step)
      where before[x, y] != after[x, y] { places.append((x, y)) }
    }
    self.places = places
  }

  /// Whether the two places lie in both pictures.
  func holds(_ x: Int, _ y: Int) -> Bool { 0..<width ~= x && 0..<height ~= y }

  /// The area that stands out from the ground in each picture, where all around the region is of one colour.
  var outlines: (before: PixelArea, after: PixelArea)? {
    let around = box.widened(by: 1).intersection(
      PixelArea(x: 0, y: 0, width: width, height: height))
    let ground = after[around.x, around.y]
    let ends = [around.y, around.y + around.height - 1].flatMap { y in
      (around.x..<around.x + around.width).map { ($0, y) }
    }
    let sides = [around.x, around.x + around.width - 1].flatMap { x in
      (around.y..<around.y + around.height).map { (x, $0) }
    }
    guard (ends + sides).allSatisfy({ before[$0, $1] == ground && after[$0, $1] == ground }),
      let first = outline(of: before, on: ground), let second = outline(of: after, on: ground)
    else { return nil }
    return (first, second)
  }

  private func outline(of picture: Bitmap, on ground: UInt32) -> PixelArea? {
    var found = DifferingTiles.Found()
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width where picture[x, y] != ground { found.add(x, y) }
    }
    return found.count > 0 ? found.box : nil
  }

  /// How much lighter and how much darker pixels became, all together.
  var lightening: (up: Int, down: Int) {
    var (up, down) = (0, 0)
    for (x, y) in places {
      let way = after[x, y].light - before[x, y].light
      if way > 0 { up += way } else { down -= way }
    }
    return (up, down)
  }

  /// How far compression took colours where it changed a ground a little to both sides; 0 where nothing did so.
  var noise: Int {
    var (lighter, darker, farthest) = (0, 0, 0)
    for (x, y) in places {
      let apart = before[x, y].farthestChannel(from: after[x, y])
      guard apart <= Self.mostNoise else { continue }
      farthest = max(farthest, apart)
      if after[x, y].light > before[x, y].light { lighter += 1 } else { darker += 1 }
    }
    let isNoisy = min(lighter, darker) * 5 >= max(lighter, darker)
    return isNoisy && (lighter + darker) * 2 >= places.count ? farthest : 0
  }

  /// Compression changes most pixels of a ground by less.
  private static let mostNoise = 24

  /// Lends the places next to one, in its row and its column, that are no farther apart in both pictures than noise.
  func forEachSameNeighbour(
    of place: (x: Int, y: Int), within noise: Int = 0, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    let (x, y) = place
    func look(_ x: Int, _ y: Int) {
      if holds(x, y), before[x, y].farthestChannel(from: after[x, y]) <= noise { body(x, y) }
    }
    look(x - 1, y)
    look(x + 1, y)
    look(x, y - 1)
    look(x, y + 1)
  }
}

extension UInt32 {
  /// The sum of a pixel's channels on white.
  fileprivate var light: Int {
    let white = 255 - Int(self >> 24)
    return Int(self >> 16 & 255) + Int(self >> 8 & 255) + Int(self & 255) + white * 3
  }
}
