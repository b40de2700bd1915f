internal import Imaging

/// How two animations differ, frame by frame in the order in which they are shown: a fact, not a judgement.
struct AnimationDifference: Equatable, Sendable {
  /// Something of both sides.
  struct Pair<Value: Equatable & Sendable>: Equatable, Sendable {
    let before: Value
    let after: Value

    var areSame: Bool { before == after }
  }

  /// A frame that differs.
  struct Frame: Equatable, Sendable {
    /// From 1.
    let number: Int
    /// When it begins before the change; after it where there was no such frame.
    let start: FrameDuration
    /// Nothing where only one of them has this frame.
    let pixels: PictureDifference?
    let durations: Pair<FrameDuration?>

    var hasOtherPixels: Bool { pixels?.isNone != true }
  }

  let counts: Pair<Int>
  let loops: Pair<AnimationHead.Loop>
  let sizes: Pair<[Int]>
  let frames: [Frame]

  var isNone: Bool { counts.areSame && loops.areSame && sizes.areSame && frames.isEmpty }

  /// The first frame whose pixels differ.
  var first: Int? { frames.first(where: \.hasOtherPixels)?.number }

  /// The frame with the most pixels that differ.
  var worst: Frame? {
    let compared = frames.filter { $0.hasOtherPixels && $0.pixels != nil }
    return compared.max { ($0.pixels?.count ?? 0, $1.number) < ($1.pixels?.count ?? 0, $0.number) }
  }

  /// How the pictures differ if neither side moves.
  let still: PictureDifference?

  /// Reads both to their ends, one frame of each at a time. `each` is lent every pair of frames.
  init(
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
      if let frame = Frame(number, at: start, first, second) { frames.append(frame) }
      if areStills, let first, let second {
        still = frames.first?.pixels ?? PictureDifference(first.bitmap, second.bitmap)
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
  init?(
    _ number: Int, at start: FrameDuration, _ before: AnimationFrame?, _ after: AnimationFrame?
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
