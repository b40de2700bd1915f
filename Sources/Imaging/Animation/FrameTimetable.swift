/// Which frames a format shows, and for how long: formats count in ticks and have a shortest frame.
///
/// Errors do not add up: every frame begins at the tick nearest to its time, or as soon after it as the frame
/// before allows. A frame whose time is over by then is left out.
public struct FrameTimetable: Equatable, Sendable {
  /// A frame that is shown, and its time in the format's own ticks.
  public struct Entry: Equatable, Sendable {
    /// The frame's number among all.
    public var frame: Int
    /// The time for which the format shows the frame.
    public var duration: FrameDuration
  }

  /// The frames in the order in which they are shown; one may come several times in a row.
  public let entries: [Entry]

  /// All frames, as long as they are.
  public init(exactly durations: [FrameDuration]) {
    entries = durations.enumerated().map { Entry(frame: $0.offset, duration: $0.element) }
  }

  /// The first and the last frame are always shown; the last one in the place of the one before where no time
  /// is left for it.
  public init(_ durations: [FrameDuration], ticksPerSecond rate: Int, shortest: Int = 1) {
    var entries: [Entry] = []
    var starts: [Int] = []
    var earliest = 0
    var time = FrameDuration.zero
    for (frame, duration) in durations.enumerated() {
      let start = max(time.ticks(perSecond: rate), earliest)
      time = time + duration
      let isOver = FrameDuration.ticks(start, perSecond: rate) >= time
      if isOver, frame < durations.count - 1 { continue }
      if isOver, entries.count > 1 {
        entries[entries.count - 1].frame = frame
        continue
      }
      entries.append(Entry(frame: frame, duration: duration))
      starts.append(start)
      earliest = start + shortest
    }
    starts.append(max(time.ticks(perSecond: rate), earliest))
    for index in entries.indices {
      entries[index].duration = .ticks(starts[index + 1] - starts[index], perSecond: rate)
    }
    self.entries = entries
  }
}

extension FrameTimetable {
  /// Every entry is shown for one and the same time, and longer frames are repeated: for video and numbered
  /// pictures, which have no durations. The last frame is always shown.
  public init(repeating durations: [FrameDuration], every period: FrameDuration) {
    var entries: [Entry] = []
    var time = FrameDuration.zero
    for (frame, duration) in durations.enumerated() {
      time = time + duration
      var end = Int((time.seconds / max(period.seconds, 1e-9)).rounded())
      if frame == durations.count - 1 { end = max(end, entries.count + 1) }
      while entries.count < end { entries.append(Entry(frame: frame, duration: period)) }
    }
    self.init(entries: entries)
  }

  private init(entries: [Entry]) { self.entries = entries }
}
