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

extension PlayedStep {
  /// The changes of a step that goes as a hand goes, and not along a curve.
  fileprivate var driven: [Transition] {
    switch step.cause {
    case .transition, .drag: transitions
    // A finger that lets go at once leaves all of it to the curve.
    case .page, .pull: transitions.count { $0.duration > 0 } > 1 ? transitions : []
    default: []
    }
  }
}

extension SceneFigures {
  /// The timings of the steps that take any time; steps that are timed alike share one.
  fileprivate func curves(of file: PlannedFile) throws -> [CurveCard.Entry] {
    let all = run.steps(named: file.steps)
    guard let first = all.first else { throw OutputFault.noSteps(file.output.kind) }
    let moving = all.filter {
      !$0.recording.isEmpty && $0.step.isAnimated && $0.step.timing.timing.duration > 0
    }
    var groups: [(names: [String], timing: TimingDescription, hand: [Transition])] = []
    for step in moving.isEmpty ? [first] : moving {
      let (timing, hand) = (step.step.timing, step.driven)
      let group = groups.firstIndex {
        $0.timing.timing == timing.timing && $0.timing.framesPerSecond == timing.framesPerSecond
          && $0.hand.isEmpty && hand.isEmpty
      }
      guard let group else {
        groups.append(([step.name], timing, hand))
        continue
      }
      groups[group].names.append(step.name)
    }
    let changes = try wholeChanges(of: file)
    return groups.map { names, timing, hand in
      let isAnimated = !moving.isEmpty || first.step.isAnimated
      var entry = CurveCard.Entry(
        names.joined(separator: ", "), isAnimated ? timing.timing : .immediate,
        framesPerSecond: timing.framesPerSecond)
      entry.hand = hand
      guard !hand.contains(where: { $0.progress != nil }) else { return entry }
      return entry.measured(along: changes.filter { names.contains($0.name) })
    }
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
      before: first.before, after: last.after, roles: roles, names: names,
      changes: steps.flatMap(\.transitions), options
    ).figure
  }
}
