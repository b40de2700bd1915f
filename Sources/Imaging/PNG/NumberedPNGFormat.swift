/// A PNG file for each frame, with its number in its name: for programs that put videos together.
public struct NumberedPNGFormat: AnimationFormat {
  /// The time that each file is worth.
  public var level: PNGLevel
  /// The time after which a frame that is held is written again; nil writes every frame once, however long it is.
  public var period: FrameDuration?

  /// Files that are written fast, one for each frame, unless a period repeats those that are held.
  public init(level: PNGLevel = .fast, period: FrameDuration? = nil) {
    self.level = level
    self.period = period
  }

  /// All frames once, or every frame as often as the period fits into its time.
  public func timetable(for durations: [FrameDuration]) -> FrameTimetable {
    guard let period, period > .zero else { return FrameTimetable(exactly: durations) }
    return FrameTimetable(repeating: durations, every: period)
  }

  /// The bytes of the frame's own file, whatever the frame before showed.
  public func pack(
    _ frame: AnimationFrame, after previous: AnimationFrame?
  ) throws(AnimationError) -> [UInt8] {
    PNGWriter(level: level).encode(frame.bitmap)
  }

  /// `path` has a place for the number: `{frame}`, or `{frame:04}` for four digits at least.
  public func writer(
    at path: String, _ head: AnimationHead
  ) throws(AnimationError) -> NumberedPNGWriter {
    guard let name = FrameName(path) else { throw .frameName(path) }
    return NumberedPNGWriter(name)
  }
}

/// A file name with a place for a frame's number.
public struct FrameName: Equatable, Sendable {
  private let before: String
  private let after: String
  private let digits: Int

  /// Nothing if the name has no such place.
  public init?(_ template: String) {
    guard let match = template.firstMatch(of: /\{frame(?::0([1-9]))?\}/) else { return nil }
    before = String(template[..<match.range.lowerBound])
    after = String(template[match.range.upperBound...])
    digits = match.output.1.flatMap { Int($0) } ?? 1
  }

  /// Numbers begin with 0.
  public subscript(frame: Int) -> String {
    let number = String(frame)
    return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
  }
}
