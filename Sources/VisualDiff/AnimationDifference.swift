public import Imaging

/// How two animations differ, frame by frame in the order in which they are shown: a fact, not a judgement.
public struct AnimationDifference: Equatable, Sendable {
  /// Something of both sides.
  public struct Pair<Value: Equatable & Sendable>: Equatable, Sendable {
    /// That of the first one.
    public let before: Value
    /// That of the second one.
    public let after: Value

    /// Whether both sides agree.
    public var areSame: Bool { before == after }
  }

  /// A frame that differs.
  public struct Frame: Equatable, Sendable {
    /// From 1.
    public let number: Int
    /// When it begins before the change; after it where there was no such frame.
    public let start: FrameDuration
    /// Nothing where only one of them has this frame.
    public let pixels: PictureDifference?
    /// How long each side shows it; nothing for the side that has no such frame.
    public let durations: Pair<FrameDuration?>

    /// Whether the frame looks different, and is not only shown for another time.
    public var hasOtherPixels: Bool { pixels.map { $0.verdict == .different } ?? true }
  }

  /// How many frames each of them has.
  public let counts: Pair<Int>
  /// How often each of them is shown.
  public let loops: Pair<AnimationHead.Loop>
  /// Width and height of each in pixels.
  public let sizes: Pair<[Int]>
  /// The frames that differ, in their order.
  public let frames: [Frame]

  /// How many frames differ in a way that is let pass; they are not among those.
  public let similar: Int

  /// Whether both show the same for the same time, or what is let pass.
  public var isNone: Bool { counts.areSame && loops.areSame && sizes.areSame && frames.isEmpty }

  /// The first frame whose pixels differ.
  public var first: Int? { frames.first(where: \.hasOtherPixels)?.number }

  /// The frame with the most pixels that differ.
  public var worst: Frame? {
    let compared = frames.filter { $0.hasOtherPixels && $0.pixels != nil }
    return compared.max { ($0.pixels?.count ?? 0, $1.number) < ($1.pixels?.count ?? 0, $0.number) }
  }

  /// How the pictures differ if neither side moves.
  public let still: PictureDifference?

  /// Reads both to their ends, one frame of each at a time. `each` is lent every pair of frames.
  public init(
    _ before: ComparedFrames, _ after: ComparedFrames, by rules: ComparisonRules = .init(),
    each: (AnimationFrame?, AnimationFrame?) throws -> Void = { _, _ in }
  ) throws {
    counts = Pair(before: before.head.frameCount, after: after.head.frameCount)
    loops = Pair(before: before.head.loop, after: after.head.loop)
    sizes = Pair(
      before: [before.head.width, before.head.height], after: [after.head.width, after.head.height])
    var (frames, similar): ([Frame], Int) = ([], 0)
    let areStills = before.head.frameCount == 1 && after.head.frameCount == 1
    var still: PictureDifference?
    var start = FrameDuration.zero
    for number in 1...max(counts.before, counts.after, 1) {
      let (first, second) = (try before.next(), try after.next())
      var pixels: PictureDifference?
      if let first, let second { pixels = rules.difference(first.bitmap, second.bitmap) }
      let frame = Frame(
        number: number, start: start, pixels: pixels,
        durations: Pair(before: first?.duration, after: second?.duration))
      if frame.hasOtherPixels || !frame.durations.areSame { frames.append(frame) }
      if pixels?.verdict == .similar { similar += 1 }
      if areStills { still = pixels }
      try each(first, second)
      start = start + (first?.duration ?? second?.duration ?? .zero)
    }
    (self.frames, self.still, self.similar) = (frames, still, similar)
  }
}
