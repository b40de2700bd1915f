internal import Imaging

/// One pass over the frames: which is drawn next, which is packed, which may go.
struct FramePass {
  private enum Work: Sendable {
    case draw(frame: Int)
    case pack(track: Int, entry: Int)
  }

  private enum Outcome: Sendable {
    case drawn(AnimationFrame)
    case packed(any Sendable)
    case failed(any Error)
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
  private var frames: [Int: AnimationFrame] = [:]
  private var uses: [Int32]
  private var drawing = 0
  private var failure: (frame: Int, error: any Error)?

  init(
    _ source: FrameSource, _ tracks: [FrameTrack], _ head: AnimationHead,
    _ samples: [Int: Bitmap], jobs: Int, _ pool: RasterizerPool
  ) {
    self.source = source
    self.tracks = tracks
    self.head = head
    self.samples = samples
    self.jobs = jobs
    self.pool = pool
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

  mutating func run() async throws {
    // A group's body may not change `self`, so it works on a copy.
    var pass = self
    let failure = await withTaskGroup(of: (Work, Outcome).self) { group in
      await pass.work(in: &group)
      return pass.failure
    }
    if let failure { throw failure.error }
    for track in tracks { try track.finish() }
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
      return .pack(track: number, entry: track.takeNext())
    }
    // A track holds the frame that its next one follows, and all wait for the newest.
    let limit = max(2 * jobs, tracks.count + 2)
    guard shownCount < shown.count, frames.count + drawing < limit else { return nil }
    shownCount += 1
    drawing += 1
    return .draw(frame: shown[shownCount - 1])
  }

  private mutating func start(
    _ work: Work, in group: inout TaskGroup<(Work, Outcome)>
  ) {
    switch work {
    case .draw(let frame):
      let (source, pool) = (source, pool)
      let sample = samples.removeValue(forKey: frame)
      group.addTask {
        (
          work,
          Self.outcome {
            let bitmap = try sample ?? pool.bitmap(of: source.drawing(frame), source.options)
            return .drawn(AnimationFrame(bitmap, for: source.durations[frame]))
          }
        )
      }
    case .pack(let number, let entryNumber):
      let track = tracks[number]
      let entry = track.entries[entryNumber]
      guard var frame = frames[entry.frame] else { return }
      frame.duration = entry.duration
      let before = track.frame(before: entryNumber).flatMap { frames[$0] }
      let (pack, packed, head) = (track.pack, frame, head)
      group.addTask {
        (
          work,
          Self.outcome {
            try head.check(packed)
            return .packed(try pack(packed, before))
          }
        )
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
      frames[frame] = drawn
    case (.draw(let frame), .failed(let error)):
      drawing -= 1
      fail(at: frame, error)
    case (.pack(let number, let entry), .packed(let packed)):
      let track = tracks[number]
      release(track.entries[entry].frame)
      if let before = track.frame(before: entry) { release(before) }
      guard failure == nil else { return }
      do { try track.add(packed, at: entry) } catch { fail(at: track.entries[entry].frame, error) }
    case (.pack(let number, let entry), .failed(let error)):
      fail(at: tracks[number].entries[entry].frame, error)
    case (.draw, .packed), (.pack, .drawn):
      preconditionFailure("work that was done as something else")
    }
  }

  private mutating func release(_ frame: Int) {
    uses[frame] -= 1
    if uses[frame] == 0 { frames[frame] = nil }
  }

  /// Of several failures the first frame's counts, so that it is the same in every run.
  private mutating func fail(at frame: Int, _ error: any Error) {
    guard failure.map({ frame < $0.frame }) ?? true else { return }
    failure = (frame, error)
  }
}
