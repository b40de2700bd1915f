internal import Imaging

/// Things that have more ink or less than before, by what is usual in the pictures.
///
/// A program that smooths the edges of a thing otherwise, or puts it elsewhere by a part of a pixel, covers as much of its
/// ground: the sum of how far its pixels are from the ground around it stays nearly the same, and programs that draw letters
/// fatter do so to all of them. A word in a paler colour or of another weight has another sum.
struct InkSurvey {
  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits.Ink
  private let things: DrawnThings
  private let width: Int
  private let height: Int

  /// The sums of a thing, in the channel that tells it best from its ground.
  private struct Ink {
    let before: Int
    let after: Int
  }

  /// A picture of fewer things does not tell what is usual.
  private static let fewest = 4
  /// Less is too little to be measured: two pixels of black on white.
  private static let least = 510
  /// A thing that reaches the end of the picture is longer: what goes over the end is little of it.
  private static let longest = 50

  /// - Parameter isDrawn: whether a place is no plain ground.
  init(_ before: Bitmap, _ after: Bitmap, where isDrawn: [Bool], within limits: EdgeLimits.Ink) {
    (self.before, self.after, self.limits) = (before, after, limits)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    things = DrawnThings(isDrawn, width: width)
  }

  /// The things whose ink is not what others in the pictures let expect.
  func others() -> [[DrawnThings.Run]] {
    let found = measured()
    guard found.count >= Self.fewest else { return [] }
    let ratios = found.map { Double($0.ink.after) / Double($0.ink.before) }.sorted()
    let usual = ratios[ratios.count / 2]
    return found.filter { thing, ink in
      let (expected, found) = (Double(ink.before) * usual, Double(ink.after))
      let size = Double(thing.reduce(0) { $0 + $1.columns.count })
      let most = min(expected, found) * limits.part + limits.slack.once + limits.slack.each * size
      return abs(found - expected) > most
    }.map(\.thing)
  }

  /// All that can be measured.
  private func measured() -> [(thing: [DrawnThings.Run], ink: Ink)] {
    things.all.compactMap { thing in ink(of: thing).map { (thing, $0) } }
  }

  /// Nothing of a thing whose ground is not even, or of one that is on both sides of its ground.
  private func ink(of thing: [DrawnThings.Run]) -> Ink? {
    guard !isCut(thing) else { return nil }
    guard let here = ground(of: thing, in: before), let there = ground(of: thing, in: after)
    else { return nil }
    let apart = zip(here, there).map { abs($0 - $1) }
    guard apart.allSatisfy({ $0 <= limits.ground }) else { return nil }
    let (less, more) = (sums(thing, before, over: here), sums(thing, after, over: there))
    let best = less.indices.max {
      abs(less[$0].sum) + abs(more[$0].sum) < abs(less[$1].sum) + abs(more[$1].sum)
    }
    guard let best else { return nil }
    let (first, second) = (less[best], more[best])
    guard first.sum.signum() == second.sum.signum(), abs(first.sum) >= Self.least,
      first.amount * 5 < abs(first.sum) * 6
    else { return nil }
    return Ink(before: abs(first.sum), after: abs(second.sum))
  }

  /// Whether a thing goes on beyond the pictures so that a part of it may be there in one of them.
  private func isCut(_ thing: [DrawnThings.Run]) -> Bool {
    let rows = thing[0].row...thing[thing.count - 1].row
    let left = thing.reduce(width) { min($0, $1.columns.lowerBound) }
    let right = thing.reduce(0) { max($0, $1.columns.upperBound) }
    return (left == 0 || right == width) && right - left < Self.longest
      || (rows.lowerBound == 0 || rows.upperBound == height - 1) && rows.count < Self.longest
  }

  /// The colour right beside a thing, channel by channel; nothing where it is not the same nearly all around.
  private func ground(of thing: [DrawnThings.Run], in picture: Bitmap) -> [Int]? {
    var counts = [Int](repeating: 0, count: 3 * 256)
    var all = 0
    things.forEachBeside(thing) { place in
      let pixel = self.pixel(place, in: picture)
      for channel in 0..<3 { counts[channel * 256 + Self.value(pixel, channel)] += 1 }
      all += 1
    }
    guard all > 0 else { return nil }
    let ground = (0..<3).map { channel in
      var (value, below) = (0, counts[channel * 256])
      while below * 2 < all {
        value += 1
        below += counts[channel * 256 + value]
      }
      return value
    }
    for channel in 0..<3 {
      let near = max(0, ground[channel] - limits.even)...min(255, ground[channel] + limits.even)
      let same = near.reduce(0) { $0 + counts[channel * 256 + $1] }
      if same * 20 < all * 19 { return nil }
    }
    return ground
  }

  /// How far the pixels of a thing are from its ground, channel by channel: those of both sides against one another, and
  /// all together.
  private func sums(
    _ thing: [DrawnThings.Run], _ picture: Bitmap, over ground: [Int]
  ) -> [(sum: Int, amount: Int)] {
    var sums = [(sum: Int, amount: Int)](repeating: (0, 0), count: 3)
    for run in thing {
      for column in run.columns {
        let pixel = picture[column, run.row]
        for channel in 0..<3 {
          let way = Self.value(pixel, channel) - ground[channel]
          sums[channel].sum += way
          sums[channel].amount += abs(way)
        }
      }
    }
    return sums
  }

  private func pixel(_ place: Int, in picture: Bitmap) -> UInt32 {
    picture[place % width, place / width]
  }

  /// Red, green or blue of a pixel on white.
  private static func value(_ pixel: UInt32, _ channel: Int) -> Int {
    min(255, Int(pixel >> UInt32(16 - channel * 8) & 255) + 255 - Int(pixel >> 24))
  }
}
