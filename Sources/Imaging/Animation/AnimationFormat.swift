/// A kind of file, or of files, that a sequence of frames can become.
///
/// Work is split in two. `pack` does nearly all of it, for each frame on its own and on any thread; a writer
/// puts what comes out together, one after the other:
///
///     frame n-1 ─┐
///     frame n ───┴─ pack ──► packed n ──┐
///     frame n ───┐                      ├─► writer.add, in order ─► writer.finish
///     frame n+1 ─┴─ pack ──► packed n+1 ┘
///
/// The same frames give the same bytes, whatever the number of threads.
public protocol AnimationFormat: Sendable {
  /// One frame as it stands in the file.
  associatedtype Packed: Sendable
  /// The object that packed frames are handed to, in order.
  associatedtype Writer: AnimationWriter where Writer.Packed == Packed

  /// Which frames are shown, and for how long; those left out are not packed.
  func timetable(for durations: [FrameDuration]) -> FrameTimetable

  /// The format made ready for an animation by a look at some of its frames: the first, the last and a few
  /// between, which a palette can be chosen from. `sampleCount` says how many are wanted.
  func prepared(for sample: [Bitmap]) throws(AnimationError) -> Self
  /// How many frames `prepared(for:)` wants to see; 0 for none.
  var sampleCount: Int { get }

  /// Compresses one frame; `previous` is what the last one of the timetable showed, and has the same size.
  func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> Packed

  /// The program that the frames are handed to; nil where the format writes its files itself.
  var programName: String? { get }

  /// Opens what the frames go to. Nothing stands at `path` before the writer has finished.
  func writer(at path: String, _ head: AnimationHead) throws(AnimationError) -> Writer
}

/// Puts packed frames together, in order. The file disappears with it, unless it was finished.
public protocol AnimationWriter<Packed>: AnyObject {
  associatedtype Packed: Sendable

  /// Takes the next frame; throws where its bytes cannot be written.
  func add(_ packed: Packed) throws(AnimationError)

  /// Ends the file and puts it in its place.
  func finish() throws(AnimationError)
}

extension AnimationFormat {
  /// All frames in their exact times, for formats that can say every time.
  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    FrameTimetable(exactly: durations)
  }

  /// 0: a format that needs no preparation looks at no frame.
  public var sampleCount: Int { 0 }

  /// nil: the format writes its files itself.
  public var programName: String? { nil }

  /// The format as it is, for those that need no preparation.
  public func prepared(for sample: [Bitmap]) throws(AnimationError) -> Self { self }

  /// Writes frames that are all there, on this thread.
  public func write(
    _ frames: [AnimationFrame], loop: AnimationHead.Loop = .forever, to path: String
  ) throws(AnimationError) {
    guard let first = frames.first else { throw .noFrames }
    let entries = timetable(for: frames.map(\.duration)).entries
    let samples = SampleFrames(count: sampleCount, of: frames.count)
    let format = try prepared(for: samples.indices.map { frames[$0].bitmap })
    let head = AnimationHead(
      like: first.bitmap, loop: loop, frameCount: entries.count)
    let writer = try format.writer(at: path, head)
    var previous: AnimationFrame?
    for entry in entries {
      var frame = frames[entry.frame]
      frame.duration = entry.duration
      // The changes since the frame before say little if that one was left out.
      if entries.count < frames.count { frame.changed = nil }
      try head.check(frame)
      try writer.add(format.pack(frame, after: previous))
      previous = frame
    }
    try writer.finish()
  }
}

extension AnimationHead {
  /// Throws where the frame's size in pixels is not that of all others.
  public func check(_ frame: AnimationFrame) throws(AnimationError) {
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw .frameSize(
        width: frame.bitmap.width, height: frame.bitmap.height, expectedWidth: width,
        expectedHeight: height)
    }
  }
}

/// Frames that stand for an animation: evenly spread, the first and the last among them.
public struct SampleFrames: Equatable, Sendable {
  /// The numbers of the frames from 0 on, in rising order.
  public let indices: [Int]

  /// Chooses `count` frames of `total`; all of them where there are fewer.
  public init(count: Int, of total: Int) {
    let count = min(count, total)
    indices =
      count < 2 ? Array(0..<max(count, 0)) : (0..<count).map { $0 * (total - 1) / (count - 1) }
  }
}
