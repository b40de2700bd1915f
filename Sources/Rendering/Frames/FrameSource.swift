public import CairoBackend
public import Drawing
public import Imaging
public import Motion

/// The frames that a pipeline draws: how long each is shown, and what it shows.
public struct FrameSource: Sendable {
  /// The time that each frame is shown for, one for each frame.
  public let durations: [FrameDuration]
  /// The scale, the theme and the like in which frames become pixels.
  public let options: RasterOptions
  /// The drawing of a frame. It is called on any thread, in any order, and more than once for some frames.
  public let drawing: @Sendable (Int) throws -> DrawList

  /// Frames by their numbers, as many as there are durations; `drawing` is called with numbers from 0.
  public init(
    durations: [FrameDuration], _ options: RasterOptions = RasterOptions(),
    drawing: @escaping @Sendable (Int) throws -> DrawList
  ) {
    self.durations = durations
    self.options = options
    self.drawing = drawing
  }

  /// The frames of a schedule.
  public init(
    _ schedule: FrameSchedule, _ options: RasterOptions = RasterOptions(),
    drawing: @escaping @Sendable (FrameSchedule.Moment) throws -> DrawList
  ) throws(AnimationError) {
    var durations: [FrameDuration] = []
    durations.reserveCapacity(schedule.moments.count)
    for moment in schedule.moments {
      durations.append(try FrameDuration(seconds: moment.duration))
    }
    self.init(durations: durations, options) { try drawing(schedule.moments[$0]) }
  }

  /// How many frames there are.
  public var count: Int { durations.count }
}

/// A file that frames become, or a numbered row of them.
public struct FrameOutput: Sendable {
  /// The format with its settings, such as the quality or the number of colours.
  public let format: any AnimationFormat
  /// The file to write, or the name of a numbered row of files, with `{frame}` in the place of the number.
  public let path: String

  /// An output in the format; a file that is at its path already is replaced.
  public init(_ format: any AnimationFormat, to path: String) {
    self.format = format
    self.path = path
  }
}
