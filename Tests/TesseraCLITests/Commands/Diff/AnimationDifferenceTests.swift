import Imaging
import Platform
import Readers
import Testing

@testable import VisualDiff

@testable import TesseraCLI

@Suite struct AnimationDifferenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A film of these greys, each shown for so many hundredths, its changes only where `spots` say so.
  private func film(
    _ greys: [UInt8], for hundredths: [Int]? = nil, loop: AnimationHead.Loop = .forever,
    spots: [Int: [(x: Int, y: Int)]] = [:], width: Int = 6
  ) throws -> ComparedFrames {
    let frames = try greys.enumerated().map { index, grey in
      var bitmap = try Bitmap(
        width: width, height: 4,
        pixels: Array(repeating: 0xFF00_0000 | UInt32(grey) * 0x01_0101, count: width * 4))
      for spot in spots[index] ?? [] { bitmap[spot.x, spot.y] = 0xFFFF_0000 }
      return AnimationFrame(bitmap, for: try FrameDuration(hundredths?[index] ?? 5, over: 100))
    }
    let path = "\(folder.path)/film.png"
    try APNGFormat().write(frames, loop: loop, to: path)
    return try ComparedFrames("film.png", InputFile.read(path, limit: 1 << 20))
  }

  @Test func isNoneBetweenEqualAnimations() throws {
    let difference = try AnimationDifference(film([1, 2, 3]), film([1, 2, 3]))
    #expect(difference.isNone)
    #expect(difference.text(isVerbose: false) == "the animations are identical: 3 frames\n")
  }

  @Test func tellsEachFrameThatDiffers() throws {
    let difference = try AnimationDifference(
      film([1, 2, 3]),
      film([1, 2, 3], spots: [1: [(2, 1)], 2: [(0, 0), (5, 3)]]))
    #expect(difference.first == 2)
    #expect(difference.worst?.number == 3)
    #expect(
      difference.text(isVerbose: false) == """
        frame 2 at 0.05 s: 1 pixel differs, in 1x1 at 2 1
          a region of 1 × 1 at (2, 1) was added
        frame 3 at 0.1 s: 2 pixels differ, in 6x4 at 0 0
          a region of 6 × 4 at (0, 0) was added
        2 of 3 frames look different, frame 2 is the first; frame 3 differs most

        """)
    #expect(
      difference.events() == """
        {"event":"difference","frame":2,"start":0.05,"pixels":1,"box":[2,1,1,1],\
        "changes":[{"label":"added","box":[2,1,1,1],"pixels":1}],"durations":[0.05,0.05],\
        "kind":"changed","numbers":[2,2]}
        {"event":"difference","frame":3,"start":0.1,"pixels":2,"box":[0,0,6,4],\
        "changes":[{"label":"added","box":[0,0,6,4],"pixels":2}],"durations":[0.05,0.05],\
        "kind":"changed","numbers":[3,3]}
        {"event":"difference","identical":false,"frames":[3,3],"differing":2,"first":2,"worst":3,\
        "loops":[0,0],"sizes":[[6,4],[6,4]]}

        """)
  }

  @Test func tellsTimesLoopsAndFramesThatOnlyOneHas() throws {
    let difference = try AnimationDifference(
      film([1, 2, 3], for: [5, 5, 8]), film([1, 2], for: [5, 7], loop: .times(1)))
    #expect(
      difference.text(isVerbose: false) == """
        frames: 3 and 2
        shown: for ever and once
        frame 2 at 0.05 s: shown for 0.07 s instead of 0.05 s
        frame 3 at 0.1 s: dropped
        1 of 3 frames look different, frame 3 is the first

        """)
    #expect(difference.worst == nil)
  }

  @Test func tellsSizesOnce() throws {
    let difference = try AnimationDifference(film([1, 2]), film([1, 2], width: 7))
    #expect(
      difference.text(isVerbose: false) == """
        sizes: 6x4 and 7x4
        frame 1 at 0 s: 4 pixels differ, in 1x4 at 6 0
          a region of 1 × 4 at (6, 0) is in one of them only
        frame 2 at 0.05 s: 4 pixels differ, in 1x4 at 6 0
        2 of 2 frames look different, frame 1 is the first; frame 1 differs most

        """)
  }

  @Test func tellsTwentyFramesAndCountsTheRest() throws {
    let greys = (0..<30).map { UInt8($0) }
    let difference = try AnimationDifference(film(greys), film(greys.map { $0 + 100 }))
    let lines = difference.text(isVerbose: false).split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[21] == "and 10 more frames")
    #expect(difference.text(isVerbose: true).split(separator: "\n").count == 32)
  }

  @Test func comparesStillsAsPictures() throws {
    let difference = try AnimationDifference(film([1]), film([1], spots: [0: [(1, 2)]]))
    #expect(difference.still?.text.hasPrefix("1 pixel differs, in 1x1 at 1 2\n") == true)
    #expect(try AnimationDifference(film([1]), film([1])).still?.isNone == true)
    #expect(try AnimationDifference(film([1]), film([1, 2])).still == nil)
  }

  @Test func tellsProgramsTheRegionsOfStills() throws {
    let difference = try AnimationDifference(film([1]), film([1], spots: [0: [(1, 2)]]))
    let event = try #require(difference.still?.event).text
    let change = "{\"label\":\"added\",\"box\":[1,2,1,1],\"pixels\":1}"
    #expect(event.contains("\"changes\":[\(change)]"), "\(event)")
    #expect(event.contains("\"share\":"))
  }

  @Test func theMaskMovesWhereThePicturesDo() throws {
    let before = try film([1, 2, 3])
    let after = try film([1, 2], for: [5, 7], spots: [1: [(2, 1)]])
    let frames = try AlignedFrames(before, after)
    let mask = try MaskFile("\(folder.path)/mask.png", of: frames)
    _ = try AnimationDifference(frames) { try mask.add($0, $1) }
    #expect(!folder.files.contains("mask.png"))
    try mask.finish()
    let reader = try FrameReader(try InputFile.read("\(folder.path)/mask.png", limit: 1 << 20))
    var reds: [Int] = []
    while let frame = try reader.next() {
      reds.append(frame.bitmap.pixels.count { $0 == 0xFFE0_0020 })
    }
    #expect(reds == [0, 1, 24])
  }

  // MARK: Alignment

  @Test func namesFramesThatWereInsertedDroppedAndRetimed() throws {
    let before: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    let after: [UInt8] = [1, 2, 20, 21, 22, 3, 4, 7, 8, 9]
    let difference = try AnimationDifference(
      film(before), film(after, for: [5, 5, 5, 5, 5, 5, 5, 5, 9, 9]))
    #expect(
      difference.text(isVerbose: false) == """
        frames: 9 and 10
        3 frames inserted after frame 2
        frames 5 and 6 at 0.2 s: dropped
        frames 8 and 9 at 0.35 s: shown for 0.09 s instead of 0.05 s
        5 of 12 frames look different, the first stands after frame 2

        """)
    #expect(difference.frames.map(\.kind.rawValue).joined(separator: " ").hasPrefix("inserted"))
    #expect(difference.events().text.contains(#""kind":"inserted","numbers":[null,3]"#))
  }

  /// All values are other ones, as a format with losses makes them.
  @Test func alignsFramesThatAreAlikeWhereTheProfileLetsThemPass() throws {
    let greys: [UInt8] = [10, 40, 70, 100, 130, 160]
    let noisy = greys.map { $0 + 1 }.filter { $0 != 71 }
    let difference = try AnimationDifference(film(greys), film(noisy), by: .init(.fuzzy))
    #expect(
      difference.text(isVerbose: false) == """
        frames: 6 and 5
        frame 3 at 0.1 s: dropped
        1 of 6 frames look different, frame 3 is the first

        """)
    let more = try AnimationDifference(film(noisy), film(greys), by: .init(.fuzzy))
    #expect(more.text(isVerbose: false).contains("1 frame inserted after frame 2\n"))
  }

  @Test func comparesTheFramesBehindAnInsertedOneWithTheirOwn() throws {
    let difference = try AnimationDifference(
      film([1, 2, 3, 4]), film([9, 1, 2, 3, 4], spots: [3: [(2, 1)]]))
    #expect(difference.frames.map(\.kind) == [.inserted, .changed])
    #expect(difference.frames.last?.pixels?.count == 1)
    #expect(difference.text(isVerbose: false).contains("1 frame inserted before the first frame\n"))
    #expect(difference.worst?.numbers == .init(before: 3, after: 4))
  }

  @Test(arguments: [
    ("", "a"), ("a", ""), ("abc", "abc"), ("abc", "xbz"), ("aaab", "aab"), ("abcd", "badc"),
    ("abcdef", "acfxbd"), ("aXbXc", "XX"),
  ])
  func hasEveryFrameOnceAndInOrder(_ before: String, _ after: String) {
    let (first, second) = (before.utf8.map(UInt64.init), after.utf8.map(UInt64.init))
    let steps = FrameAlignment.steps(from: first, to: second)
    #expect(steps.compactMap(\.before) == Array(first.indices))
    #expect(steps.compactMap(\.after) == Array(second.indices))
    #expect(steps.allSatisfy { $0.before != nil || $0.after != nil })
  }

  @Test func comparesLongFilmsThatShareNothingByTheirNumbers() {
    let steps = FrameAlignment.steps(from: Array(0..<5000), to: Array(10_000..<16_000))
    #expect(steps.count == 6000)
    #expect(steps.prefix(5000).allSatisfy { $0.before == $0.after })
  }

  // MARK: Each field alone

  /// The fields of a head and of a frame, each with films that differ in it alone. The scale is a note beside the
  /// pixels that most formats do not have, and the part that changed is a hint for writers: both are no part of
  /// what is seen.
  @Test func findsEachFieldThatDiffersAlone() throws {
    let head = AnimationHead(width: 6, height: 4, loop: .forever, frameCount: 2)
    let frame = AnimationFrame(try Bitmap(width: 1, height: 1), for: .zero)
    let fields = [Mirror(reflecting: head), Mirror(reflecting: frame)]
      .flatMap { $0.children.compactMap(\.label) }
    #expect(
      fields == ["width", "height", "scale", "loop", "frameCount", "bitmap", "duration", "changed"])
    let bitmap = Mirror(reflecting: frame.bitmap).children.compactMap(\.label)
    #expect(bitmap == ["width", "height", "scale", "pixels"])
    let others = [
      try film([1, 2], width: 7), try film([1, 2], loop: .times(1)),
      try film([1, 2], loop: .times(2)),
      try film([1, 2, 2]), try film([1]), try film([1, 2], for: [5, 6]),
      try film([1, 2], for: [6, 5]),
      try film([2, 2]), try film([1, 1]), try film([1, 2], spots: [1: [(5, 3)]]),
    ]
    for (number, other) in others.enumerated() {
      #expect(try !AnimationDifference(film([1, 2]), other).isNone, "\(number)")
    }
  }

  @Test func findsEachChannelOfAPixel() throws {
    let plain = try Bitmap(width: 2, height: 2, filledWith: 0x8040_2010)
    for channel in [0x0100_0000, 0x0001_0000, 0x0000_0100, 0x0000_0001] as [UInt32] {
      for place in 0..<4 {
        var other = plain
        other[place % 2, place / 2] += channel
        #expect(PictureDifference(plain, other).count == 1)
      }
    }
  }
}
