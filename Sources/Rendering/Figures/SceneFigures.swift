package import CoreGraphics
package import Drawing
package import Figures
package import Motion
internal import Notation
package import Scene
package import SceneFormat

/// The figures that a scene which was played can give.
package struct SceneFigures: Sendable {
  package let run: SceneRun
  private let scene: SceneDescription
  private let windows: [MatrixWindow: LayoutSnapshot]
  private let start: LayoutSnapshot
  private let allSteps: [FigureStep]

  /// - Parameter windows: the layout in windows of other sizes, where an output shows them.
  package init(_ run: SceneRun, windows: [MatrixWindow: LayoutSnapshot] = [:], _ text: PinnedText) {
    self.run = run
    self.windows = windows
    start = text.start(of: run)
    allSteps = text.steps(of: run)
    scene = run.scene
  }

  /// The figure of a file, in the state or of the steps that its output names.
  package func figure(of file: PlannedFile) throws -> Figure {
    let output = file.output
    let changes = { try self.changes(of: file) }
    let count = output.count ?? 6
    switch output.kind {
    case .still: return still(snapshot(of: file))
    case .storyboard:
      let moving = try changes().map { step in
        var step = step
        step.transitions = Self.moving(step.transitions)
        return step
      }
      return Storyboard(moving, .init(title: title, moments: count, columns: output.columns)).figure
    case .onion: return try OnionSkin(changes(), .init(title: title, moments: count)).figure
    case .motion:
      return try MotionPaths(changes(), .init(title: title, hasArrows: output.hasArrows)).figure
    case .updateMap: return try UpdateMap(changes(), .init(title: title)).figure
    case .timeline: return try TimelineChart(changes(), .init(title: title)).figure
    case .worldlines: return try Worldlines(changes(), .init(title: title)).figure
    case .curve: return try CurveCard(curves(file.steps), title: title).figure
    case .difference: return try difference(file.steps)
    case .conversation: return try conversation(file)
    case .blueprint:
      return Blueprint(
        snapshot(of: file),
        .init(
          title: title, extent: scene.canvas.extent == .viewport ? .viewport : .content,
          annotations: annotations(output))
      ).figure
    case .stack: return LayerStack(snapshot(of: file), .init(title: title)).figure
    case .matrix: return SizeMatrix(windows(output), .init(title: title)).figure
    case .contactSheet: return contactSheet(file)
    case .queries:
      return QueryMap(try heard(file), .init(title: title, columns: output.columns ?? 4)).figure
    case .heatmap: return HeatMap(try heard(file), .init(title: title)).figure
    case .frames, .animation, .attributes,
      .inspector, .snippet:
      throw OutputFault.notSupported(output.kind, ending: file.ending)
    }
  }

  /// What figures are called.
  package var title: String { scene.title ?? scene.name }

  /// What is seen, in words, for those who do not see it.
  package var summary: String { AlternativeText(scene, told: told).text }

  /// The same where the title stands above it.
  package var sentences: String { AlternativeText(scene, told: told).withoutTitle }

  /// The same about some of the steps.
  package func summary(ofSteps steps: [String]) -> String {
    AlternativeText(scene, steps: steps, told: told).text
  }

  /// What the data calls its elements.
  package var names: [ElementID: String] { DataNames(scene).names }

  /// What happened in each step, by its name: what was asked for, or else what came of it.
  private var told: [String: String] {
    let names = names
    func spoken(_ id: ElementID) -> String? {
      (names[id] ?? id.identifier).map { Directions.isolated($0.shortened(to: 60)) }
    }
    let pairs = run.steps.compactMap { step -> (String, String)? in
      if let request = step.roles.request(naming: spoken) { return (step.name, request) }
      if case .update = step.step.cause { return nil }
      if case .apply = step.step.cause { return nil }
      return (step.name, step.roles.sentence(naming: spoken))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The steps with these names; all of them where no name is given.
  package func steps(_ names: [String]) -> [FigureStep] {
    names.isEmpty ? allSteps : allSteps.filter { names.contains($0.name) }
  }

  /// Of a film of these steps: what the step asks for that asks for most.
  package func framesPerSecond(of file: PlannedFile) -> Double {
    steps(file.steps).map(\.framesPerSecond).max() ?? scene.timing.framesPerSecond
  }

  // MARK: States

  /// The state that the output asks for: the end, if it asks for none.
  package func snapshot(of file: PlannedFile) -> LayoutSnapshot {
    let steps = steps(file.steps)
    switch file.output.moment {
    case .start: return steps.first?.before ?? start
    case .end, nil: return steps.last?.after ?? start
    case .progress(let progress):
      return TransitionSequence(steps.flatMap(\.transitions), rest: steps.last?.after ?? start)
        .snapshot(progress: progress)
    }
  }

  private func still(_ snapshot: LayoutSnapshot) -> Figure {
    let drawing = viewport(snapshot, extent: scene.canvas.extent, margin: scene.canvas.margin)
    return Figure(drawing: drawing, title: title, summary: summary)
  }

  /// What a still shows, in points, without the room around it.
  package func stillSize(of file: PlannedFile) -> CGSize {
    snapshot(of: file).area(of: scene.canvas.extent == .content ? .content : .viewport).size
  }

  /// The layout on its background, with room around it.
  package func viewport(
    _ snapshot: LayoutSnapshot, extent: CanvasDescription.Extent = .viewport, margin: CGFloat = 0
  ) -> DrawList {
    var drawing = snapshot.drawing(of: extent == .content ? .content : .viewport)
    drawing.background = drawing.background ?? .color(background)
    if extent == .content {
      let origin = snapshot.area(of: .content).origin
      drawing.items += ScreenOutline(on: background).items(
        around: snapshot.viewport.offsetBy(dx: -origin.x, dy: -origin.y), in: drawing.bounds,
        size: snapshot.viewport.size)
    }
    guard margin > 0 else { return drawing }
    let shift = CGAffineTransform(translationX: margin, y: margin)
    let size = CGSize(
      width: drawing.size.width + 2 * margin, height: drawing.size.height + 2 * margin)
    let group = DrawGroup(transform: PlaneTransform(shift), drawing.items)
    return DrawList(size: size, background: drawing.background, [.group(group)])
  }

  /// The start and what each step leads to.
  private func contactSheet(_ file: PlannedFile) -> Figure {
    let happenings = AlternativeText.happenings(in: scene, told: told)
    let steps = steps(file.steps)
    let states =
      [("start", steps.first?.before ?? start, "")]
      + steps.map { ($0.name, $0.after, happenings[$0.name] ?? "") }
    let entries = states.map { name, snapshot, caption in
      ContactSheet.Entry(
        viewport(snapshot, extent: scene.canvas.extent), title: name, caption: caption)
    }
    // As high as wide windows and tall ones need.
    let tallest = entries.map { $0.drawing.size.height / max($0.drawing.size.width, 1) }.max() ?? 1
    let limit = CGSize(width: 240, height: min(max(240 * tallest, 140), 420).rounded())
    return ContactSheet(
      entries,
      .init(
        title: title, columns: file.output.columns ?? Self.columns(for: entries.count),
        limit: limit)
    ).figure
  }

  /// Four at most, and the last row as full as the others as far as possible.
  private static func columns(for count: Int) -> Int {
    let rows = (count + 3) / 4
    return (count + rows - 1) / max(rows, 1)
  }

  private var background: ThemedColor {
    scene.canvas.background ?? ThemedColor(0xFFFFFF, 0x191D23)
  }

  private func annotations(_ output: OutputDescription) -> Set<Blueprint.Annotation> {
    guard let named = output.annotations else { return Blueprint.Annotation.usual }
    return Set(
      named.map { annotation in
        switch annotation {
        case .frames: .frames
        case .insets: .insets
        case .spacing: .spacing
        case .index: .paths
        case .ids: .ids
        case .zIndex: .zIndex
        case .safeArea: .safeArea
        case .viewport: .viewport
        case .grid: .grid
        }
      })
  }

  private func windows(_ output: OutputDescription) -> [(name: String, snapshot: LayoutSnapshot)] {
    MatrixWindow.windows(of: output, in: scene).compactMap { window in
      windows[window].map { (window.name, $0) }
    }
  }

  // MARK: Changes

  private func conversation(_ file: PlannedFile) throws -> Figure {
    let steps = run.steps(named: file.steps).compactMap { step in
      step.conversation.map { (name: step.name, conversation: $0) }
    }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return ConversationDiagram(steps, .init(title: title)).figure
  }

  /// What was said in each step, with every element of the content after it.
  private func heard(_ file: PlannedFile) throws -> [QueryMap.Step] {
    let steps = run.steps(named: file.steps).compactMap { step in
      step.conversation.map { QueryMap.Step(step.name, $0, step.layout) }
    }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return steps
  }

  /// The timings of the steps that take any time; steps that are timed alike share one.
  private func curves(_ steps: [String]) throws -> [CurveCard.Entry] {
    let all = run.steps(named: steps)
    guard let first = all.first else { throw OutputFault.noSteps(.curve) }
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
        names.joined(separator: ", "), timing.timing, framesPerSecond: timing.framesPerSecond)
    }
  }

  /// From before the first of the steps to after the last.
  private func difference(_ names: [String]) throws -> Figure {
    let steps = steps(names)
    guard let first = steps.first, let last = steps.last else {
      throw OutputFault.noSteps(.difference)
    }
    var options = DifferenceTriptych.Options(title: title)
    if steps.count > 1 {
      (options.before, options.after) = ("before \(first.name)", "after \(last.name)")
    }
    let evidence = StepEvidence(before: first.before, after: last.after)
    let roles = StepRoles(joining: steps.map(\.roles), evidence)
    return DifferenceTriptych(
      before: first.before, after: last.after, roles: roles, names: self.names, options
    ).figure
  }

  /// What happens in each of the steps of a file, to the items that it is about.
  private func changes(of file: PlannedFile) throws -> [ChangeSeries] {
    let items = Set(file.output.only.map(\.value))
    let data = names
    let series = steps(file.steps).map { step -> ChangeSeries in
      var step = step
      if !items.isEmpty { step.captures = step.captures.map { $0.only(items) } }
      return ChangeSeries(step.transitions, name: step.name, roles: step.roles, names: data)
    }
    .filter { !$0.transitions.isEmpty }
    guard !series.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return series
  }

  /// Of several changes, those that take time.
  private static func moving(_ transitions: [Transition]) -> [Transition] {
    let moving = transitions.filter { $0.duration > 0 }
    return moving.isEmpty ? Array(transitions.prefix(1)) : moving
  }

  /// The steps that a file plays, with as much of the content as the canvas shows.
  package func played(_ file: PlannedFile) -> [FigureStep] {
    let steps = steps(file.steps)
    let plays = [OutputKind.animation, .frames, .inspector].contains(file.output.kind)
    guard plays, scene.canvas.extent == .content else { return steps }
    let stage = ContentStage(steps, background: background)
    return steps.map(stage.widened)
  }

  /// The steps as something that plays.
  package func score(_ file: PlannedFile) throws -> MotionScore {
    let played = played(file)
    let pauses = pauses(played)
    let captures = played.flatMap { step in step.captures.map { (step.name, $0) } }
    let steps = zip(captures, pauses.after).map { MotionScore.Step($0.0, $0.1, pause: $1) }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    let loop = file.output.loop
    return try MotionScore(
      steps, pauseBefore: pauses.before, repetition: loop == 0 ? .forever : .times(loop))
  }

  /// Stillness before the first change and after each one: that of its step, and of those that only wait.
  package func pauses(_ steps: [FigureStep]) -> (before: Double, after: [Double]) {
    var before = scene.timing.hold
    var after: [Double] = []
    for step in steps {
      after += [Double](repeating: 0, count: step.captures.count)
      if after.isEmpty { before += step.pause } else { after[after.count - 1] += step.pause }
    }
    return (before, after)
  }

  /// The rows of the steps, or those of the layout where there are none; those of some items, where a file is about
  /// these.
  package func table(_ file: PlannedFile) -> AttributeTable {
    let items = Set(file.output.only.map(\.value))
    let table = run.table(ofSteps: file.steps)
    guard !items.isEmpty else { return table }
    return AttributeTable(
      rows: table.rows.filter { $0.kind == .cell && $0.id.map(items.contains) == true },
      steps: table.steps)
  }
}
