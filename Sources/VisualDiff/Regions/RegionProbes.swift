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

  /// Lends the places next to one, in its row and its column, that are the same in both pictures.
  func forEachSameNeighbour(of place: (x: Int, y: Int), _ body: (_ x: Int, _ y: Int) -> Void) {
    let (x, y) = place
    func look(_ x: Int, _ y: Int) {
      if holds(x, y), before[x, y] == after[x, y] { body(x, y) }
    }
    look(x - 1, y)
    look(x + 1, y)
    look(x, y - 1)
    look(x, y + 1)
  }
}
