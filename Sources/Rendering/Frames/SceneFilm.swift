package import CoreGraphics
package import Drawing
internal import Figures
package import Motion
internal import Scene
internal import SceneFormat

/// The frames of a scene's steps: when each is shown, and what it shows.
package struct SceneFilm: Sendable {
  package let schedule: FrameSchedule
  private let transitions: [Transition]
  private let figures: SceneFigures
  private let places: WindowPlaces
  private let captions: FilmCaptions?

  package init(_ figures: SceneFigures, _ file: PlannedFile, framesPerSecond: Double) throws {
    self.figures = figures
    let steps = figures.played(file)
    transitions = steps.flatMap(\.transitions)
    guard !transitions.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    places = WindowPlaces(transitions)
    captions = figures.captions(of: file, steps)
    let pauses = figures.pauses(of: file, steps)
    schedule = try FrameSchedule(
      zip(transitions, pauses.after).map {
        .init(length: $0.duration, pause: $1, startsAnew: $0.startsAnew)
      },
      .init(framesPerSecond: framesPerSecond, pauseBefore: pauses.before))
  }

  /// Room for every window that is shown: all frames of a film are equally large.
  package var canvas: CGSize {
    var size = figures.framed(DrawList(size: places.canvas, [])).size
    size.height += captions?.height(width: size.width) ?? 0
    return size
  }

  /// Millions of pixels that all frames have together.
  package func megapixels(scale: CGFloat) -> Double {
    Double(schedule.moments.count) * canvas.width * canvas.height * scale * scale / 1e6
  }

  package func drawing(_ moment: FrameSchedule.Moment) -> DrawList {
    let state = transitions[moment.step].snapshot(at: moment.time)
    let screen = figures.framed(places.placed(figures.viewport(state)))
    return captions?.below(screen, at: moment.step) ?? screen
  }
}
