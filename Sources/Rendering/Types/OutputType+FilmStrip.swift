internal import Figures
internal import Motion
public import SceneFormat

extension OutputType {
  static let filmStrip = figure(
    "film-strip", "What is seen at moments of each step, a strip for each.",
    keys: ["fit", "steps", "at", "count", "only", "touches"]
  ) { scene, file in
    let changes = try scene.changes(of: file).map { (change: $0, course: FilmCourse($0.moving)) }
    let page = file.fit ?? .readme
    func figure(_ usual: Int) -> Figure { scene.strip(of: changes, file, usual: usual).figure }
    let usual = figure(usualFrames)
    guard FilmStrip.isTower(usual, on: page), file.output.count == nil,
      file.output.moments.isEmpty
    else { return usual }
    let fewer = fewerFrames.lazy.map(figure(_:))
    return fewer.first { !FilmStrip.isTower($0, on: page) } ?? usual
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
    of changes: [(change: ChangeSeries, course: FilmCourse)], _ file: PlannedFile, usual: Int
  ) -> FilmStrip {
    let times = file.output.moments.map(\.time)
    let stretches = changes.map { change, course in
      FilmStrip.Stretch(
        frames(
          of: change,
          course.moments(usual: usual, count: file.output.count, times: times)),
        name: changes.count > 1 ? change.name : "", caption: course.finding)
    }
    return FilmStrip(stretches, title: title, width: file.fit ?? .readme)
  }

  /// The pictures of those moments.
  private func frames(
    of change: ChangeSeries, _ moments: [FilmCourse.Moment]
  ) -> [FilmStrip.Frame] {
    let passage = TransitionSequence(change.touched ?? change.transitions, rest: start)
    return moments.map { moment in
      FilmStrip.Frame(
        picture(passage.snapshot(at: moment.shownTime)), at: moment.time, words: moment.words)
    }
  }
}

extension FilmCourse.Moment {
  /// The time of its picture: ends are what comes to rest.
  fileprivate var shownTime: Double { isEnd ? .infinity : isBefore ? -1 : time }
}
