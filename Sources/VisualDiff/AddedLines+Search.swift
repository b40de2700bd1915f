internal import Imaging

extension AddedLines {
  /// More places than these are no rows that were added, but another picture.
  private static let mostRuns = 6

  /// Nothing where both sides are larger in some way, or where no place leaves half of the rest the same.
  init?(_ before: Bitmap, _ after: Bitmap) {
    let (across, down) = (after.width - before.width, after.height - before.height)
    guard across * down >= 0, across != 0 || down != 0 else { return nil }
    let areInSecond = across + down > 0
    let (small, large) = areInSecond ? (before, after) : (after, before)
    let found: AddedLines?
    if across != 0, down != 0 {
      found = Frame(of: small, in: large)?.lines(areInSecond)
    } else {
      let areRows = down != 0
      let runs = LinePairs(small, large, areRows: areRows).runs(atMost: Self.mostRuns)
      found = runs?.added(areRows, areInSecond)
    }
    guard let found else { return nil }
    self = found
  }
}

/// Lines that only the larger picture has, and how many of the others differ.
private struct FoundRuns {
  let runs: [Range<Int>]
  let differing: Int

  func added(_ areRows: Bool, _ areInSecond: Bool) -> AddedLines {
    AddedLines(
      runs.map { AddedLines.Run(areRows: areRows, start: $0.lowerBound, count: $0.count) },
      areInSecond: areInSecond, differing: differing)
  }
}

/// Rows or columns of two pictures of which one is larger.
private struct LinePairs {
  private let small: [UInt64]
  private let large: [UInt64]

  init(_ small: Bitmap, _ large: Bitmap, areRows: Bool) {
    self.small = Self.sums(of: small, areRows)
    self.large = Self.sums(of: large, areRows)
  }

  /// A number for each line: lines of the same number are taken for the same.
  private static func sums(of picture: Bitmap, _ areRows: Bool) -> [UInt64] {
    let count = areRows ? picture.height : picture.width
    var sums = [UInt64](repeating: 0xCBF2_9CE4_8422_2325, count: count)
    for y in 0..<picture.height {
      for (x, pixel) in picture.row(y).enumerated() {
        let line = areRows ? y : x
        sums[line] = (sums[line] ^ UInt64(pixel)) &* 0x100_0000_01B3
        sums[line] ^= sums[line] >> 29
      }
    }
    return sums
  }

  /// Those that leave the most lines the same: at one place, unless several explain much more.
  func runs(atMost count: Int) -> FoundRuns? {
    let one = oneRun
    if let one, one.differing == 0 { return one }
    guard let several = severalRuns, several.runs.count <= count,
      several.differing * 2 < one?.differing ?? small.count
    else { return one }
    return several
  }

  /// All at one place; nil where no place leaves half of the rest the same.
  private var oneRun: FoundRuns? {
    let (shorter, gap) = (small.count, large.count - small.count)
    // All after the place lie farther on in the larger one.
    let stay = (0..<shorter).map { small[$0] == large[$0] }
    let went = (0..<shorter).map { small[$0] == large[$0 + gap] }
    var same = went.count { $0 }
    var (best, place) = ((same: same, beside: went.first == true ? 1 : 0), 0)
    for line in 0..<shorter {
      same += (stay[line] ? 1 : 0) - (went[line] ? 1 : 0)
      // Of places that are as good, those between lines that both have.
      let beside = (stay[line] ? 1 : 0) + (line + 1 == shorter || went[line + 1] ? 1 : 0)
      let isEnd = line + 1 == shorter && (same, beside) == best
      if (same, beside) > best || isEnd { (best, place) = ((same, beside), line + 1) }
    }
    guard best.same * 2 >= shorter else { return nil }
    return FoundRuns(runs: [place..<place + gap], differing: shorter - best.same)
  }

  /// At as many places as leave the most lines the same; nil where the smaller one has lines of its own, too.
  private var severalRuns: FoundRuns? {
    var (runs, differing): ([Range<Int>], Int) = ([], 0)
    for step in FrameAlignment.steps(from: small, to: large) {
      switch (step.before, step.after) {
      case (let first?, let second?): differing += small[first] == large[second] ? 0 : 1
      case (nil, let line?):
        if let last = runs.last, last.upperBound == line {
          runs[runs.count - 1] = last.lowerBound..<line + 1
        } else {
          runs.append(line..<line + 1)
        }
      default: return nil
      }
    }
    guard !runs.isEmpty, differing * 2 <= small.count else { return nil }
    return FoundRuns(runs: runs, differing: differing)
  }
}

/// The place of a picture within one that is larger on both sides, which goes around it like a frame.
private struct Frame {
  private let left: Int
  private let top: Int
  private let differing: Int
  private let size: (across: Int, down: Int)
  private let small: (width: Int, height: Int)

  private static let mostPlaces = 1 << 20

  /// nil where no place leaves half of all rows the same.
  init?(of small: Bitmap, in large: Bitmap) {
    let size = (across: large.width - small.width, down: large.height - small.height)
    guard (size.across + 1) * (size.down + 1) <= Self.mostPlaces else { return nil }
    guard let best = Probes(small, large).best(size) else { return nil }
    let rows = (0..<small.height).count { row in
      large.row(row + best.y).dropFirst(best.x).prefix(small.width).elementsEqual(small.row(row))
    }
    guard rows * 2 >= small.height else { return nil }
    (left, top, differing) = (best.x, best.y, small.height - rows)
    (self.size, self.small) = (size, (small.width, small.height))
  }

  func lines(_ areInSecond: Bool) -> AddedLines {
    let rows = [0..<top, top + small.height..<small.height + size.down]
    let columns = [0..<left, left + small.width..<small.width + size.across]
    let runs = [(true, rows), (false, columns)].flatMap { areRows, ranges in
      ranges.filter { !$0.isEmpty }.map {
        AddedLines.Run(areRows: areRows, start: $0.lowerBound, count: $0.count)
      }
    }
    return AddedLines(runs, areInSecond: areInSecond, differing: differing)
  }
}

/// Pixels of a picture that tell where it lies in a larger one.
private struct Probes {
  private let small: Bitmap
  private let large: Bitmap
  private let places: [(x: Int, y: Int)]

  private static let most = 64
  /// Neighbours that are as different tell one place from the next.
  private static let leastEdge = 24

  init(_ small: Bitmap, _ large: Bitmap) {
    (self.small, self.large) = (small, large)
    places = Self.places(in: small)
  }

  /// The place where most of them are the same; nil where none is anywhere.
  func best(_ room: (across: Int, down: Int)) -> (x: Int, y: Int)? {
    var best = (same: 0, x: 0, y: 0)
    for y in 0...room.down {
      for x in 0...room.across {
        let same = same(at: (x, y), atLeast: best.same)
        if same > best.same { best = (same, x, y) }
      }
    }
    return best.same > 0 ? (best.x, best.y) : nil
  }

  /// All over the picture, where something begins.
  private static func places(in picture: Bitmap) -> [(x: Int, y: Int)] {
    var found: [(x: Int, y: Int)] = []
    for y in stride(from: 0, to: picture.height, by: max(1, picture.height / 128)) {
      var last = picture[0, y]
      for (x, pixel) in picture.row(y).enumerated() where pixel != last {
        if pixel.farthestChannel(from: last) >= leastEdge { found.append((x, y)) }
        last = pixel
      }
    }
    let step = max(1, found.count / most)
    return stride(from: 0, to: found.count, by: step).map { found[$0] }
  }

  /// How many are the same there; 0 as soon as they cannot be more than so many.
  private func same(at place: (x: Int, y: Int), atLeast least: Int) -> Int {
    var missed = 0
    for probe in places
    where small[probe.x, probe.y] != large[probe.x + place.x, probe.y + place.y] {
      missed += 1
      if places.count - missed <= least { return 0 }
    }
    return places.count - missed
  }
}
