internal import Imaging

/// Things that have more ink or less than before, by what is usual in the pictures.
///
/// A program that smooths the edges of a thing otherwise, or puts it elsewhere by a part of a pixel, covers as much of its
/// ground: the sum of how far its pixels are from the ground around it stays nearly the same, and programs that draw letters
/// fatter do so to all of them. A word in a paler colour or of another weight has another sum. If all things have more
/// ink or less, their insides tell fatter letters from letters of another colour.
struct InkSurvey {
  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits.Ink
  private let things: DrawnThings
  private let width: Int
  private let height: Int

  /// A value before and after.
  private struct Both {
    let before: Int
    let after: Int

    var ratio: Double { Double(after) / Double(before) }
  }

  /// The ink of a thing, in the channel that tells it best from its ground.
  private struct Ink {
    let sum: Both
    /// That of the pixel which has the most.
    let core: Both
    /// That of the ground before.
    let ground: Int
    /// Whether each pixel has as large a part of more ink or less.
    let isOther: Bool

    /// Whether its middle has the same colour as before.
    var keepsItsColor: Bool { abs(core.after - core.before) * 50 <= core.before }

    /// The same of things that are about as dark on such a ground.
    var tone: [Int] { [ground / InkSurvey.mostAlike, core.before / InkSurvey.mostAlike] }

    /// Whether another thing was as dark on such a ground.
    func isAlike(_ other: Ink) -> Bool {
      abs(ground - other.ground) <= InkSurvey.mostAlike
        && abs(core.before - other.core.before) <= InkSurvey.mostAlike
    }
  }

  /// A picture of fewer things does not tell what is usual.
  private static let fewest = 4
  /// Less is too little to be measured: two pixels of black on white.
  private static let least = 510
  /// A thing that reaches the end of the picture is longer: what goes over the end is little of it.
  private static let longest = 50
  /// Programs leave most things as much of their ink, and their middle as much of its colour.
  private static let leastUsual = (sum: 0.91, core: 0.95)
  /// Programs that mind the contrast draw letters on some grounds fatter by as much, with the same colour in their middle.
  private static let fatterAlone = 1.1
  /// Parts of an ink are rounded to as much.
  private static let rounding = 4.0
  /// Pixels that are as near to their ground tell nothing.
  private static let faintest = 4
  /// Inks and grounds that are no farther apart are drawn alike.
  private static let mostAlike = 16
  /// Fewer pixels may fit by chance.
  private static let fewestPixels = 16

  /// - Parameter isDrawn: whether a place is no plain ground.
  init(_ before: Bitmap, _ after: Bitmap, where isDrawn: [Bool], within limits: EdgeLimits.Ink) {
    (self.before, self.after, self.limits) = (before, after, limits)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    things = DrawnThings(isDrawn, width: width)
  }

  /// The things whose ink is not what others in the pictures let expect.
  func others() -> [[DrawnThings.Run]] {
    let found = measured()
    let inks = found.map(\.ink)
    guard let usual = usual(of: inks) else { return found.filter(\.ink.isOther).map(\.thing) }
    return found.filter { thing, ink in
      if ink.isOther { return true }
      guard isOff(ink.sum, by: usual, size: thing) else { return false }
      let expected = usualOfAlike(ink, among: inks) ?? nearest(to: ink, among: inks)
      return isOff(ink.sum, by: expected, size: thing)
    }.map(\.thing)
  }

  /// That of things that are as dark: some programs draw dark letters thinner, and pale ones as they are.
  private func usualOfAlike(_ ink: Ink, among inks: [Ink]) -> Double? {
    let alike = inks.filter(ink.isAlike)
    return alike.count < Self.fewest ? nil : usual(of: alike)
  }

  /// The nearest ratio that a thing may have which no other one is like: if some inks are drawn thinner, those against
  /// another ground may be drawn fatter by as much.
  private func nearest(to ink: Ink, among inks: [Ink]) -> Double {
    let tones = Dictionary(grouping: inks, by: \.tone).values
    let farthest = tones.filter { $0.count >= Self.fewest }.compactMap(usual)
      .reduce(ink.keepsItsColor ? Self.fatterAlone : 1) { max($0, $1, 1 / $1) }
    return min(max(ink.sum.ratio, 1 / farthest), farthest)
  }

  /// How much more ink things have where another program draws them; nothing where too few things tell.
  ///
  /// Programs draw letters fatter or thinner, with the same colour in their middle, or smooth them more, with as much ink.
  /// If most things have less of both, none of that is usual: they are paler.
  private func usual(of inks: [Ink]) -> Double? {
    guard !inks.isEmpty else { return nil }
    let sum = Self.median(inks.map(\.sum.ratio))
    let core = Self.median(inks.map(\.core.ratio))
    let isPaler = sum < Self.leastUsual.sum && core < Self.leastUsual.core
    let isDarker = sum * Self.leastUsual.sum > 1 && core * Self.leastUsual.core > 1
    if isPaler || isDarker { return 1 }
    return inks.count < Self.fewest ? nil : sum
  }

  private static func median(_ ratios: [Double]) -> Double { ratios.sorted()[ratios.count / 2] }

  /// Whether a thing has more ink or less than is usual.
  private func isOff(_ ink: Both, by usual: Double, size thing: [DrawnThings.Run]) -> Bool {
    let (expected, found) = (Double(ink.before) * usual, Double(ink.after))
    let size = Double(thing.reduce(0) { $0 + $1.columns.count })
    let most = min(expected, found) * limits.part + limits.slack.once + limits.slack.each * size
    return abs(found - expected) > most
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
    return Ink(
      sum: Both(before: abs(first.sum), after: abs(second.sum)),
      core: Both(before: max(1, first.core), after: second.core), ground: here[best],
      isOther: isOther(thing, before: here, after: there))
  }

  /// Whether all pixels of a thing have the same part of another ink. No program that smooths its edges otherwise leaves
  /// each of them its part.
  private func isOther(_ thing: [DrawnThings.Run], before here: [Int], after there: [Int]) -> Bool {
    var isOther = false
    let least = Double(max(limits.ground, limits.even))
    for channel in 0..<3 {
      let pairs = pairs(thing, channel, before: here[channel], after: there[channel])
      let squares = pairs.reduce(0) { $0 + $1.before * $1.before }
      guard squares > 0 else { continue }
      let slope = Double(pairs.reduce(0) { $0 + $1.before * $1.after }) / Double(squares)
      var (strays, far) = (0, 0)
      for pair in pairs {
        let expected = Double(pair.before) * slope
        if abs(expected - Double(pair.after)) > Self.rounding { strays += 1 }
        if abs(expected - Double(pair.before)) > least { far += 1 }
      }
      guard pairs.count >= Self.fewestPixels, strays * 20 <= pairs.count else { return false }
      // A fifth of them went as far.
      if far * 5 >= pairs.count { isOther = true }
    }
    return isOther
  }

  /// How far the pixels of a thing are from its grounds where they are no ground.
  private func pairs(
    _ thing: [DrawnThings.Run], _ channel: Int, before here: Int, after there: Int
  ) -> [Both] {
    var pairs: [Both] = []
    for run in thing {
      for column in run.columns {
        let pair = Both(
          before: value(before[column, run.row], channel) - here,
          after: value(after[column, run.row], channel) - there)
        if max(abs(pair.before), abs(pair.after)) > Self.faintest { pairs.append(pair) }
      }
    }
    return pairs
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
      for channel in 0..<3 { counts[channel * 256 + value(pixel, channel)] += 1 }
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

  /// How far the pixels of a thing are from its ground, channel by channel: those of both sides against one another, all
  /// together, and the farthest of them.
  private func sums(
    _ thing: [DrawnThings.Run], _ picture: Bitmap, over ground: [Int]
  ) -> [(sum: Int, amount: Int, core: Int)] {
    var sums = [(sum: Int, amount: Int, core: Int)](repeating: (0, 0, 0), count: 3)
    for run in thing {
      for column in run.columns {
        let pixel = picture[column, run.row]
        for channel in 0..<3 {
          let way = value(pixel, channel) - ground[channel]
          sums[channel].sum += way
          sums[channel].amount += abs(way)
          sums[channel].core = max(sums[channel].core, abs(way))
        }
      }
    }
    return sums
  }

  private func pixel(_ place: Int, in picture: Bitmap) -> UInt32 {
    picture[place % width, place / width]
  }

  /// Red, green or blue of a pixel on white; its brightness in place of each where hues do not count.
  private func value(_ pixel: UInt32, _ channel: Int) -> Int {
    let light = 255 - Int(pixel >> 24)
    guard limits.isBrightnessOnly else {
      return min(255, Int(pixel >> UInt32(16 - channel * 8) & 255) + light)
    }
    let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    return min(255, (red * 77 + green * 150 + blue * 29) / 256 + light)
  }
}
