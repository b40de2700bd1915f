internal import Figures
internal import Motion
public import SceneFormat

extension OutputType {
  static let filmStrip = figure(
    "film-strip", "What is seen at equal distances of time, a strip for each step.",
    keys: ["fit", "steps", "count", "only"]
  ) { scene, file in
    let happenings = scene.happenings
    let changes = try scene.changes(of: file)
    let stretches = changes.map { change in
      FilmStrip.Stretch(
        scene.frames(of: change, count: file.output.count ?? 6),
        name: changes.count > 1 ? change.name : "", caption: happenings[change.name] ?? "")
    }
    return FilmStrip(stretches, title: scene.title, width: file.fit ?? .readme).figure
  }
}

extension OutputKind {
  /// The pictures at equal distances of time, a strip for each step.
  public static let filmStrip = OutputType.filmStrip.kind
}

extension SceneFigures {
  /// From the first moment to the last; what happens at once has only a before and an after.
  fileprivate func frames(of change: ChangeSeries, count: Int) -> [FilmStrip.Frame] {
    let passage = TransitionSequence(change.transitions, rest: start)
    let last = passage.duration > 0 ? max(count, 2) - 1 : 1
    return (0...last).map { number in
      let time = passage.duration * Double(number) / Double(last)
      let isEnd = number == last
      let snapshot = passage.snapshot(at: isEnd ? .infinity : time)
      return FilmStrip.Frame(picture(snapshot), at: time)
    }
  }
}
