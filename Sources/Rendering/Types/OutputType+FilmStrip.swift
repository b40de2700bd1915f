internal import Figures
internal import Motion
public import SceneFormat

extension OutputType {
  static let filmStrip = figure(
    "film-strip", "What is seen at moments of each step, a strip for each.",
    keys: ["fit", "steps", "at", "count", "only"]
  ) { scene, file in
    let happenings = scene.happenings
    let changes = try scene.changes(of: file)
    let stretches = changes.map { change in
      FilmStrip.Stretch(
        scene.frames(
          of: change,
          FilmMoments(
            change.moving, count: file.output.count, times: file.output.moments.map(\.time)
          ).all),
        name: changes.count > 1 ? change.name : "", caption: happenings[change.name] ?? "")
    }
    return FilmStrip(stretches, title: scene.title, width: file.fit ?? .readme).figure
  }
}

extension OutputKind {
  /// The pictures of moments, a strip for each step.
  public static let filmStrip = OutputType.filmStrip.kind
}

extension SceneFigures {
  /// The pictures of those moments.
  fileprivate func frames(
    of change: ChangeSeries, _ moments: [FilmMoments.Moment]
  ) -> [FilmStrip.Frame] {
    let passage = TransitionSequence(change.transitions, rest: start)
    return moments.map { moment in
      FilmStrip.Frame(
        picture(passage.snapshot(at: moment.shownTime)), at: moment.time, words: moment.words)
    }
  }
}

extension FilmMoments.Moment {
  /// The time of its picture: ends are what comes to rest.
  fileprivate var shownTime: Double { isEnd ? .infinity : isBefore ? -1 : time }
}
