internal import Figures
internal import Motion
public import SceneFormat

extension OutputType {
  static let filmStrip = figure(
    "film-strip", "What is seen at moments of each step, a strip for each.",
    keys: ["fit", "steps", "at", "count", "only", "touches"]
  ) { scene, file in
    let changes = try scene.changes(of: file)
    let strip = scene.strip(of: changes, file, usual: usualFrames)
    guard strip.isTower, file.output.count == nil, file.output.moments.isEmpty else {
      return strip.figure
    }
    let fewer = fewerFrames.lazy.map { scene.strip(of: changes, file, usual: $0) }
    return (fewer.first { !$0.isTower } ?? strip).figure
  }

  private static let usualFrames = 6
  /// Of steps that would stand in two rows each, so that the figure would be a tower.
  private static let fewerFrames = [5, 4]
}

extension OutputKind {
  /// The pictures of moments, a strip for each step.
  public static let filmStrip = OutputType.filmStrip.kind
}

extension SceneFigures {
  /// - Parameter usual: the number of frames where nobody chose it.
  fileprivate func strip(
    of changes: [ChangeSeries], _ file: PlannedFile, usual: Int
  ) -> FilmStrip {
    let stretches = changes.map { change in
      FilmStrip.Stretch(
        frames(
          of: change,
          FilmMoments(
            change.moving, usual: usual, count: file.output.count,
            times: file.output.moments.map(\.time)
          ).all),
        name: changes.count > 1 ? change.name : "", caption: change.finding)
    }
    return FilmStrip(stretches, title: title, width: file.fit ?? .readme)
  }

  /// The pictures of those moments.
  private func frames(
    of change: ChangeSeries, _ moments: [FilmMoments.Moment]
  ) -> [FilmStrip.Frame] {
    let passage = TransitionSequence(change.touched ?? change.transitions, rest: start)
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
