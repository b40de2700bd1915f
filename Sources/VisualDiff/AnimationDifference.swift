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
    public var hasOtherPixels: Bool { pixels?.isNone != true }
  }

  /// How many frames each of them has.
  public let counts: Pair<Int>
  /// How often each of them is shown.
  public let loops: Pair<AnimationHead.Loop>
  /// Width and height of each in pixels.
  public let sizes: Pair<[Int]>
  /// The frames that differ, in their order.
  public let frames: [Frame]

  /// Whether both show the same for the same time.
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
    _ before: ComparedFrames, _ after: ComparedFrames,
    each: (AnimationFrame?, AnimationFrame?) throws -> Void = { _, _ in }
  ) throws {
    counts = Pair(before: before.head.frameCount, after: after.head.frameCount)
    loops = Pair(before: before.head.loop, after: after.head.loop)
    sizes = Pair(
      before: [before.head.width, before.head.height], after: [after.head.width, after.head.height])
    var frames: [Frame] = []
    let areStills = before.head.frameCount == 1 && after.head.frameCount == 1
    var still: PictureDifference?
    var start = FrameDuration.zero
    for number in 1...max(counts.before, counts.after, 1) {
      let (first, second) = (try before.next(), try after.next())
      if let frame = Frame(number, at: start, before: first, after: second) { frames.append(frame) }
      if areStills, first != nil, second != nil {
        still = frames.first?.pixels ?? PictureDifference.none
      }
      try each(first, second)
      start = start + (first?.duration ?? second?.duration ?? .zero)
    }
    self.frames = frames
    self.still = still
  }
}

extension AnimationDifference.Frame {
  /// Nothing where the frames are the same.
  public init?(
    _ number: Int, at start: FrameDuration, before: AnimationFrame?, after: AnimationFrame?
  ) {
    self.number = number
    self.start = start
    durations = .init(before: before?.duration, after: after?.duration)
    guard let before, let after else {
      pixels = nil
      return
    }
    let difference = PictureDifference(before.bitmap, after.bitmap)
    guard !difference.isNone || before.duration != after.duration else { return nil }
    pixels = difference
  }
}
