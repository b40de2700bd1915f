package import CairoBackend
public import Imaging

/// How far a pipeline is.
package struct FrameProgress: Equatable, Sendable {
  /// Frames that are drawn, and frames of all files that are packed.
  package var drawn = 0
  package var packed = 0
  package var frames: Int
  /// The program that is waited for.
  package var program: String?
}

/// Draws frames and writes them in one or several formats, all in one pass, on all cores.
///
///     drawing n ─► bitmap n ─┬─► pack n for APNG ─► written in order
///     (any thread)           └─► pack n for GIF  ─► written in order
///
/// At most two frames a job are in memory. The files are the same with any number of jobs; none of them is left
/// half-written, whether a frame cannot be drawn, the disk is full or the task is cancelled.
public struct FramePipeline: Sendable {
  /// How many frames are worked on at the same time.
  public let jobs: Int
  package let fonts: FontLibrary
  /// Hears how far it is.
  package typealias Notice = @Sendable (FrameProgress) -> Void
  private let notice: Notice

  /// A pipeline that works on so many frames at a time, at least one, and sets texts in the fonts of Debian's packages.
  public init(jobs: Int) {
    self.init(jobs: jobs, fonts: FontLibrary())
  }

  /// - Parameter fonts: what texts are set in.
  package init(jobs: Int, fonts: FontLibrary, notice: @escaping Notice = { _ in }) {
    self.jobs = max(1, jobs)
    self.fonts = fonts
    self.notice = notice
  }

  /// Draws the frames and writes the outputs. Of several errors the one of the first frame is thrown.
  public func run(
    _ source: FrameSource, to outputs: [FrameOutput], loop: AnimationHead.Loop = .forever
  ) async throws {
    guard source.count > 0 else { throw AnimationError.noFrames }
    guard !outputs.isEmpty else { return }
    let pool = RasterizerPool(fonts: fonts)
    let samples = try await self.samples(of: source, for: outputs, pool)
    guard let first = samples[0] else { throw AnimationError.noFrames }
    let head = AnimationHead(like: first, loop: loop, frameCount: source.count)
    let film = FramePass.Film(source: source, samples: samples, head: head)
    let tracks = try outputs.map { try Self.track(to: $0, of: film) }
    var pass = FramePass(film, tracks, by: FramePass.Crew(jobs: jobs, pool: pool), notice: notice)
    try await pass.run()
  }

  /// The first frame, and those that the formats want to see beforehand.
  private func samples(
    of source: FrameSource, for outputs: [FrameOutput], _ pool: RasterizerPool
  ) async throws -> [Int: Bitmap] {
    let wanted = outputs.map { SampleFrames(count: $0.format.sampleCount, of: source.count) }
    var left = Set(wanted.flatMap(\.indices) + [0]).sorted(by: >)
    return try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      var samples: [Int: Bitmap] = [:]
      func addTask() {
        guard let frame = left.popLast() else { return }
        group.addTask {
          (frame, try pool.bitmap(of: source.drawing(frame), source.options))
        }
      }
      for _ in 0..<jobs { addTask() }
      while let (frame, bitmap) = try await group.next() {
        samples[frame] = bitmap
        addTask()
      }
      return samples
    }
  }

  private static func track(to output: FrameOutput, of film: FramePass.Film) throws -> FrameTrack {
    func open<Format: AnimationFormat>(_ format: Format) throws -> FrameTrack {
      let wanted = SampleFrames(count: format.sampleCount, of: film.source.count)
      let prepared = try format.prepared(for: wanted.indices.compactMap { film.samples[$0] })
      let entries = prepared.timetable(for: film.source.durations).entries
      return try FrameTrack.open(prepared, at: output.path, entries: entries, head: film.head)
    }
    return try open(output.format)
  }
}
