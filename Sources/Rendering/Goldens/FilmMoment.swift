internal import Drawing
internal import Motion

/// When a film shows a drawing, and how long the film is: only equal moments can be compared.
struct FilmMoment: Equatable {
  let step: Int
  /// Of the step, in thousandths of a second.
  let time: Int
  /// Of the film, in thousandths of a second.
  let length: Int
  let frames: Int

  init(_ moment: FrameSchedule.Moment, of schedule: FrameSchedule) {
    step = moment.step
    time = Self.whole(moment.time)
    // The last picture is shown for as long as any other, besides its pause.
    let all = schedule.moments.reduce(0) { $0 + $1.duration }
    length = Self.whole(all - 1 / schedule.framesPerSecond)
    frames = schedule.moments.count
  }

  private static func whole(_ seconds: Double) -> Int {
    Int((max(-1e9, min(seconds, 1e9)) * 1000).rounded())
  }

  /// The same moment of a film; nil where that has no such step.
  func moment(of schedule: FrameSchedule) -> FrameSchedule.Moment? {
    var found = schedule.moments.first { $0.step == step }
    found?.time = Double(time) / 1000
    return found
  }

  /// How another film differs in its times; nil where it does not.
  func words(to other: FilmMoment) -> String? {
    if length != other.length {
      return "the film takes \(Self.seconds(other.length)) instead of \(Self.seconds(length))"
    }
    guard frames != other.frames else { return nil }
    return Self.words(from: frames, to: other.frames)
  }

  /// Of films of which only the number of frames is known.
  static func words(from frames: Int, to others: Int) -> String {
    "the film shows other moments: \(others) frames instead of \(frames)"
  }

  private static func seconds(_ thousandths: Int) -> String {
    "\(NumberText.text(Double(thousandths) / 1000, decimals: 3)) s"
  }

  // MARK: As text

  var text: String { "\(step):\(time):\(length):\(frames)" }

  init?(text: Substring) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let step = numbers[0], let time = numbers[1],
      let length = numbers[2], let frames = numbers[3], step >= 0
    else { return nil }
    (self.step, self.time, self.length, self.frames) = (step, time, length, frames)
  }
}
