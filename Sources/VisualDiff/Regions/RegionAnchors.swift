internal import Imaging

/// Squares of four pixels that are rare in some regions, which tell how far something went where no short way leads:
/// corners, and parts of letters.
struct RegionAnchors {
  private let regions: [RegionProbes]

  /// Squares that are looked for.
  private static let most = 64
  /// Places of a region at which they are looked for.
  private static let mostLooked = 3_000
  /// Larger regions are no single thing.
  private static let largest = 1 << 18
  /// How many squares have to have gone by a way.
  private static let fewest = 2
  /// A square that is there more often tells nothing.
  private static let mostPlaces = 4

  private struct Square: Hashable {
    let top: UInt64
    let bottom: UInt64

    /// Nothing where all are the same.
    init?(of picture: Bitmap, _ x: Int, _ y: Int) {
      let (first, below) = (picture[x, y], picture[x, y + 1])
      let (right, last) = (picture[x + 1, y], picture[x + 1, y + 1])
      if first == below, first == right, first == last { return nil }
      top = UInt64(first) << 32 | UInt64(right)
      bottom = UInt64(below) << 32 | UInt64(last)
    }

    /// A small number that seldom is that of another one.
    var number: Int {
      Int(
        truncatingIfNeeded: (top &* 0x9E37_79B9_7F4A_7C15 ^ bottom &* 0xC2B2_AE3D_27D4_EB4F) >> 52)
    }
  }

  private struct Way: Hashable {
    let dx: Int
    let dy: Int
  }

  init(_ probes: RegionProbes) {
    let (box, isLarge) = (probes.box, probes.box.pixelCount > Self.largest)
    regions = isLarge || box.width <= 2 || box.height <= 2 ? [] : [probes]
  }

  /// Those of several regions, between which things may have gone.
  init(of regions: [RegionProbes]) { self.regions = regions }

  /// The ways by which most of them may have gone, the best first.
  func ways(atMost most: Int) -> [RegionWay.Way] {
    let squares = rareSquares
    guard squares.count >= Self.fewest else { return [] }
    var votes: [Way: Int] = [:]
    for (square, from) in origins(of: squares) where from.count <= Self.mostPlaces {
      guard let to = squares[square] else { continue }
      for place in from where place != to {
        votes[Way(dx: to.x - place.x, dy: to.y - place.y), default: 0] += 1
      }
    }
    return votes.filter { $0.value >= Self.fewest }
      .sorted { ($1.value, $0.key.dy, $0.key.dx) < ($0.value, $1.key.dy, $1.key.dx) }
      .prefix(most).map { ($0.key.dx, $0.key.dy) }
  }

  /// Those that are once among what differs after, from all over the region.
  private var rareSquares: [Square: (x: Int, y: Int)] {
    var all: [Square: (count: Int, place: (x: Int, y: Int))] = [:]
    let step = max(1, regions.reduce(0) { $0 + $1.places.count } / Self.mostLooked)
    for probes in regions {
      for number in stride(from: 0, to: probes.places.count, by: step) {
        let (x, y) = probes.places[number]
        guard probes.holds(x + 1, y + 1), let square = Square(of: probes.after, x, y) else {
          continue
        }
        all[square] = ((all[square]?.count ?? 0) + 1, (x, y))
      }
    }
    let rare = all.filter { $0.value.count == 1 }.map { ($0.key, $0.value.place) }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
    let gap = max(1, rare.count / Self.most)
    let some = stride(from: 0, to: rare.count, by: gap).map { rare[$0] }
    return Dictionary(uniqueKeysWithValues: some)
  }

  /// The places of squares before.
  private func origins(of squares: [Square: (x: Int, y: Int)]) -> [Square: [(x: Int, y: Int)]] {
    var isLooked = [Bool](repeating: false, count: 1 << 12)
    for square in squares.keys { isLooked[square.number] = true }
    var origins: [Square: [(x: Int, y: Int)]] = [:]
    for probes in regions {
      forEachSquare(of: probes, where: isLooked) { square, x, y in
        if squares[square] != nil { origins[square, default: []].append((x, y)) }
      }
    }
    return origins
  }

  /// Lends the squares before whose number is looked for.
  private func forEachSquare(
    of probes: RegionProbes, where isLooked: [Bool],
    _ body: (_ square: Square, _ x: Int, _ y: Int) -> Void
  ) {
    let (box, width) = (probes.box, probes.before.width)
    let pixels = probes.before.pixels.span
    for y in box.y..<min(box.y + box.height, probes.height - 1) {
      let upper = pixels.extracting(y * width..<(y + 1) * width)
      let lower = pixels.extracting((y + 1) * width..<(y + 2) * width)
      for x in box.x..<min(box.x + box.width, probes.width - 1) {
        let pixel = upper[x]
        // Most of a picture is plain.
        if pixel == lower[x], pixel == upper[x + 1], pixel == lower[x + 1] { continue }
        guard let square = Square(of: probes.before, x, y), isLooked[square.number] else {
          continue
        }
        body(square, x, y)
      }
    }
  }
}
