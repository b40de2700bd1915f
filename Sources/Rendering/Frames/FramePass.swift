internal import Drawing
internal import Imaging

/// One pass over the frames: which is drawn next, which is packed, which may go.
package struct FramePass {
  private enum Work: Sendable {
    case draw(frame: Int)
    case compare(Pair)
    case pack(track: Int, entry: Int)
  }

  private enum Outcome: Sendable {
    case drawn(Drawn)
    case compared(PixelArea)
    case packed(any Sendable)
    case failed(any Error)
  }

  /// A frame and what it was drawn from.
  private struct Drawn: Sendable {
    var frame: AnimationFrame
    let drawing: DrawList
  }

  /// Two frames of which a track shows one after the other.
  private struct Pair: Hashable, Sendable {
    let before: Int
    let after: Int
  }

  /// The pixels that differ between two frames, as far as they are known.
  private enum Change {
    case searched
    case found(PixelArea)
  }

  /// The frames that are drawn, those of them that were drawn before the pass began, and what all files say of them.
  struct Film {
    let source: FrameSource
    let samples: [Int: Bitmap]
    let head: AnimationHead
  }

  /// Who draws, and how many at a time.
  struct Crew {
    let jobs: Int
    let pool: RasterizerPool
  }

  private let source: FrameSource
  private let tracks: [FrameTrack]
  private let head: AnimationHead
  private let jobs: Int
  private let pool: RasterizerPool
  /// Frames that were drawn before the pass began.
  private var samples: [Int: Bitmap]
  /// The frames that some track shows, and how many of them were taken up.
  private let shown: [Int]
  private var shownCount = 0
  /// Frames that are drawn and still needed, and how often each will be.
  private var frames: [Int: Drawn] = [:]
  /// The differences of frames, found once for all tracks.
  private var changes: [Pair: Change] = [:]
  private var uses: [Int32]
  private var drawing = 0
  private var failure: (frame: Int, error: any Error)?
  private let notice: FramePipeline.Notice
  private var progress: FrameProgress {
    didSet { notice(progress) }
  }

  init(
    _ film: Film, _ tracks: [FrameTrack], by crew: Crew, notice: @escaping FramePipeline.Notice
  ) {
    (source, head, samples) = (film.source, film.head, film.samples)
    (jobs, pool) = (crew.jobs, crew.pool)
    self.notice = notice
    self.tracks = tracks
    progress = FrameProgress(frames: source.count)
    var uses = [Int32](repeating: 0, count: source.count)
    for track in tracks {
      for (index, entry) in track.entries.enumerated() {
        uses[entry.frame] += 1
        if let before = track.frame(before: index) { uses[before] += 1 }
      }
    }
    self.uses = uses
    shown = uses.indices.filter { uses[$0] > 0 }
  }

  package mutating func run() async throws {
    // A group's body may not change `self`, so it works on a copy.
    var pass = self
    let failure = await withTaskGroup(of: (Work, Outcome).self) { group in
      await pass.work(in: &group)
      return pass.failure
    }
    if let failure { throw failure.error }
    for track in tracks { try hand(to: track) { try track.finish() } }
  }

  /// Names the program that is waited for.
  private mutating func hand(to track: FrameTrack, _ body: () throws -> Void) rethrows {
    progress.program = track.program
    defer { progress.program = nil }
    try body()
  }

  /// Keeps all jobs busy until everything is written or something has failed.
  private mutating func work(in group: inout TaskGroup<(Work, Outcome)>) async {
    var running = 0
    while true {
      if Task.isCancelled { fail(at: -1, CancellationError()) }
      while failure == nil, running < jobs, let work = nextWork() {
        start(work, in: &group)
        running += 1
      }
      guard let (work, outcome) = await group.next() else { return }
      running -= 1
      take(outcome, of: work)
    }
  }

  /// Packing comes before drawing, since it frees frames.
  private mutating func nextWork() -> Work? {
    for (number, track) in tracks.enumerated() {
      guard let entry = track.next, frames[entry.frame] != nil else { continue }
      guard let pair = pair(of: track, track.nextPacked) else {
        return .pack(track: number, entry: track.takeNext())
      }
      switch changes[pair] {
      case .found: return .pack(track: number, entry: track.takeNext())
      case .searched: continue
      case nil:
        changes[pair] = .searched
        return .compare(pair)
      }
    }
    // A track holds the frame that its next one follows, and all wait for the newest.
    let limit = max(2 * jobs, tracks.count + 2)
    guard shownCount < shown.count, frames.count + drawing < limit else { return nil }
    shownCount += 1
    drawing += 1
    return .draw(frame: shown[shownCount - 1])
  }

  /// An entry's frame and the one that it follows.
  private func pair(of track: FrameTrack, _ entry: Int) -> Pair? {
    track.frame(before: entry).map { Pair(before: $0, after: track.entries[entry].frame) }
  }

  private mutating func start(
    _ work: Work, in group: inout TaskGroup<(Work, Outcome)>
  ) {
    guard let task = task(of: work) else { return }
    group.addTask { (work, Self.outcome(of: task)) }
  }

  private mutating func task(of work: Work) -> (@Sendable () throws -> Outcome)? {
    let (source, pool, head) = (source, pool, head)
    switch work {
    case .draw(let frame):
      let sample = samples.removeValue(forKey: frame)
      return {
        let drawing = try source.drawing(frame)
        let bitmap = try sample ?? pool.bitmap(of: drawing, source.options)
        return .drawn(
          Drawn(
            frame: AnimationFrame(bitmap, for: source.durations[frame]),
            drawing: drawing.simplified()))
      }
    case .compare(let pair):
      guard let before = frames[pair.before], let after = frames[pair.after] else { return nil }
      return {
        var frame = after.frame
        try head.check(frame)
        frame.changed = pool.change(
          from: before.drawing, to: after.drawing, source.options, in: PixelArea(of: head))
        return .compared(frame.changedArea(after: before.frame) ?? .empty)
      }
    case .pack(let number, let entryNumber):
      let track = tracks[number]
      guard var frame = frames[track.entries[entryNumber].frame]?.frame else { return nil }
      frame.duration = track.entries[entryNumber].duration
      let before = track.frame(before: entryNumber).flatMap { frames[$0]?.frame }
      if let pair = pair(of: track, entryNumber), case .found(let area)? = changes[pair] {
        frame.changed = area
      }
      let (pack, packed) = (track.pack, frame)
      return {
        try head.check(packed)
        return .packed(try pack(packed, before))
      }
    }
  }

  private static func outcome(of work: () throws -> Outcome) -> Outcome {
    do { return try work() } catch { return .failed(error) }
  }

  private mutating func take(_ outcome: Outcome, of work: Work) {
    switch (work, outcome) {
    case (.draw(let frame), .drawn(let drawn)):
      drawing -= 1
      progress.drawn += 1
      frames[frame] = drawn
    case (.draw(let frame), .failed(let error)):
      drawing -= 1
      fail(at: frame, error)
    case (.compare(let pair), .compared(let area)):
      changes[pair] = .found(area)
    case (.compare(let pair), .failed(let error)):
      fail(at: pair.after, error)
    case (.pack(let number, let entry), .packed(let packed)):
      let track = tracks[number]
      release(track.entries[entry].frame)
      if let before = track.frame(before: entry) { release(before) }
      guard failure == nil else { return }
      progress.packed += 1
      do {
        try hand(to: track) { try track.add(packed, at: entry) }
      } catch { fail(at: track.entries[entry].frame, error) }
    case (.pack(let number, let entry), .failed(let error)):
      fail(at: tracks[number].entries[entry].frame, error)
    case (.draw, _), (.compare, _), (.pack, _):
      preconditionFailure("work that was done as something else")
    }
  }

  private mutating func release(_ frame: Int) {
    uses[frame] -= 1
    guard uses[frame] == 0 else { return }
    frames[frame] = nil
    for pair in changes.keys where pair.after == frame { changes[pair] = nil }
  }

  /// Of several failures the first frame's counts, so that it is the same in every run.
  private mutating func fail(at frame: Int, _ error: any Error) {
    guard failure.map({ frame < $0.frame }) ?? true else { return }
    failure = (frame, error)
  }
}
