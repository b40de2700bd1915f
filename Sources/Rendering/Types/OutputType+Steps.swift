internal import CoreGraphics
internal import Figures
internal import Motion
internal import Scene
public import SceneFormat

extension OutputType {
  static let curve = figure(
    "curve", "The timing of the steps as curves.", keys: ["fit", "steps"]
  ) { scene, file in
    CurveCard(try scene.curves(of: file), title: scene.title, width: file.fit ?? .readme).figure
  }

  static let difference = figure(
    "difference", "Before and after, and by how much what differs.", keys: ["fit", "steps"]
  ) { scene, file in
    try scene.difference(of: file)
  }
}

extension OutputKind {
  /// The timing of the steps as curves.
  public static let curve = OutputType.curve.kind
  /// Before and after, and by how much what differs.
  public static let difference = OutputType.difference.kind
}

extension SceneFigures {
  /// The timings of the steps that take any time; steps that are timed alike share one.
  fileprivate func curves(of file: PlannedFile) throws -> [CurveCard.Entry] {
    let all = run.steps(named: file.steps)
    guard let first = all.first else { throw OutputFault.noSteps(file.output.kind) }
    let moving = all.filter {
      !$0.recording.isEmpty && $0.step.isAnimated && $0.step.timing.timing.duration > 0
    }
    var groups: [(names: [String], timing: TimingDescription)] = []
    for (name, timing) in (moving.isEmpty ? [first] : moving).map({ ($0.name, $0.step.timing) }) {
      let group = groups.firstIndex {
        $0.timing.timing == timing.timing && $0.timing.framesPerSecond == timing.framesPerSecond
      }
      if let group { groups[group].names.append(name) } else { groups.append(([name], timing)) }
    }
    return groups.map { names, timing in
      CurveCard.Entry(
        names.joined(separator: ", "), timing.timing, framesPerSecond: timing.framesPerSecond,
        distance: names.compactMap { name in longestWay(of: all.first { $0.name == name }) }.max())
    }
  }

  /// The longest way that an element goes in the step.
  private func longestWay(of step: PlayedStep?) -> CGFloat? {
    step?.transitions.flatMap(\.tracks).map { track in
      let (start, end) = (track.start.center, track.end.center)
      return hypot(end.x - start.x, end.y - start.y)
    }.max()
  }

  /// From before the first of the steps to after the last.
  fileprivate func difference(of file: PlannedFile) throws -> Figure {
    let steps = steps(file.steps)
    guard let first = steps.first, let last = steps.last else {
      throw OutputFault.noSteps(file.output.kind)
    }
    var options = DifferenceTriptych.Options(title: title, width: file.fit)
    if steps.count > 1 {
      (options.before, options.after) = ("before \(first.name)", "after \(last.name)")
    }
    let evidence = StepEvidence(before: first.before, after: last.after)
    let roles = StepRoles(joining: steps.map(\.roles), evidence)
    return DifferenceTriptych(
      before: first.before, after: last.after, roles: roles, names: names, options
    ).figure
  }
}
