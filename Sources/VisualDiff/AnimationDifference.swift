public import Imaging

/// How two animations differ, frame by frame in the order in which they are shown: a fact, not a judgement. Frames that
/// were inserted or dropped are found, so that those behind them are compared with their own.
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
    /// From 1, on each side; nothing for the side that has no such frame.
    public let numbers: Pair<Int?>
    /// The number before of the frame that it stands behind; nothing for the first one.
    public let previous: Int?
    /// When it begins before the change; after it where there was no such frame. Nothing of pictures in a row, which
    /// have no times.
    public let start: FrameDuration?
    /// Nothing where only one of them has this frame.
    public let pixels: PictureDifference?
    /// How long each side shows it; nothing for the side that has no such frame, or has no times.
    public let durations: Pair<FrameDuration?>

    /// - Parameter times: when it begins, and the frames of both sides; nil where nobody knows times.
    init(
      numbers: Pair<Int?>, previous: Int?, pixels: PictureDifference?,
      times: (start: FrameDuration, before: AnimationFrame?, after: AnimationFrame?)?
    ) {
      (self.numbers, self.previous, self.pixels) = (numbers, previous, pixels)
      start = times?.start
      durations = Pair(before: times?.before?.duration, after: times?.after?.duration)
    }

    /// Its number before; that after, where there was no such frame.
    public var number: Int { numbers.before ?? numbers.after ?? 0 }

    /// How it came to differ.
    public enum Kind: String, Equatable, Sendable {
      /// Only the second has it, only the first, or both and with other pixels.
      case inserted, dropped, changed
      /// The same pixels for another time.
      case retimed
    }

    /// How it came to differ.
    public var kind: Kind {
      if numbers.before == nil { return .inserted }
      if numbers.after == nil { return .dropped }
      return hasOtherPixels ? .changed : .retimed
    }

    /// Whether the frame looks different, and is not only shown for another time.
    public var hasOtherPixels: Bool { pixels.map { $0.verdict == .different } ?? true }
  }

  /// How many frames there are, counting each with its partner once.
  package let steps: Int
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

  /// Reads both to their ends, one frame of each at a time.
  public init(
    _ before: ComparedFrames, _ after: ComparedFrames, by rules: ComparisonRules = .init()
  ) throws {
    try self.init(AlignedFrames(before, after, by: rules.profile), by: rules)
  }

  /// Reads both to their ends, unless it is known that they show the same. `each` is lent the frames of every step.
  public init(
    _ aligned: AlignedFrames, by rules: ComparisonRules = .init(),
    each: (AnimationFrame?, AnimationFrame?) throws -> Void = { _, _ in }
  ) throws {
    let (before, after) = (aligned.before.head, aligned.after.head)
    steps = aligned.alignment.steps.count
    counts = Pair(before: before.frameCount, after: after.frameCount)
    loops = Pair(before: before.loop, after: after.loop)
    sizes = Pair(
      before: [before.width, before.height], after: [after.width, after.height])
    var (frames, similar): ([Frame], Int) = ([], 0)
    var still: PictureDifference?
    var previous: Int?
    let isTimed = aligned.before.isTimed && aligned.after.isTimed
    var starts = Pair(before: FrameDuration.zero, after: FrameDuration.zero)
    if !aligned.alignment.areAlike {
      try aligned.forEachStep { step, first, second in
        rules.ignored?.frame = step.after ?? step.before ?? 0
        let pixels = Self.pixels(first, second, of: aligned, by: rules)
        let frame = Frame(
          numbers: Pair(before: step.before.map { $0 + 1 }, after: step.after.map { $0 + 1 }),
          previous: previous, pixels: pixels,
          times: isTimed ? (first == nil ? starts.after : starts.before, first, second) : nil)
        if frame.hasOtherPixels || !frame.durations.areSame { frames.append(frame) }
        if let pixels, pixels.verdict == .similar, pixels.tolerated > 0 { similar += 1 }
        if before.frameCount == 1, after.frameCount == 1 { still = pixels }
        try each(first, second)
        previous = frame.numbers.before ?? previous
        starts = Pair(
          before: starts.before + (first?.duration ?? .zero),
          after: starts.after + (second?.duration ?? .zero))
      }
    }
    (self.frames, self.still, self.similar) = (frames, still, similar)
  }

  /// nil where only one side has the frame. Of stills, what eight bits do not tell counts as well.
  private static func pixels(
    _ before: AnimationFrame?, _ after: AnimationFrame?, of aligned: AlignedFrames,
    by rules: ComparisonRules
  ) -> PictureDifference? {
    guard let before, let after else { return nil }
    let found = rules.difference(before.bitmap, after.bitmap)
    let areStills = [aligned.before, aligned.after].allSatisfy { $0.head.frameCount == 1 }
    guard areStills, found.isIdentity,
      let fine = aligned.before.fineDifference(from: aligned.after)
    else { return found }
    return PictureDifference(fine, of: before.bitmap, by: rules.profile)
  }
}
