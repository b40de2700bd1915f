package import CoreGraphics
package import Drawing
package import Figures
package import Motion
internal import Notation
package import Scene
package import SceneFormat

/// The parts that figures of a played scene are made of: its states and changes, and how they are called.
package struct SceneFigures: Sendable {
  package let run: SceneRun
  private let scene: SceneDescription
  private let windows: PlayedWindows
  /// Before the first step.
  let start: LayoutSnapshot
  private let allSteps: [FigureStep]

  /// - Parameter windows: the layout in windows of other sizes, where an output shows them.
  package init(_ run: SceneRun, windows: PlayedWindows = PlayedWindows(), _ text: PinnedText) {
    self.run = run
    self.windows = windows
    start = text.start(of: run)
    allSteps = text.steps(of: run)
    scene = run.scene
  }

  /// The figure of a file, in the state or of the steps that its output names.
  package func figure(of file: PlannedFile) throws -> Figure {
    guard case .drawing(let make) = OutputType.of(file.output.kind)?.making else {
      throw OutputFault.notSupported(file.output.kind, ending: file.ending)
    }
    return try make(self, file)
  }

  /// The window that is shown, and how.
  var canvas: CanvasDescription { scene.canvas }

  /// The title of figures.
  package var title: String { scene.title ?? scene.name }

  /// The name of the scene's file, without its folder.
  var fileName: String {
    scene.layout.span.file.path.split(separator: "/").last.map(String.init) ?? scene.name
  }

  /// The pictures in words, for those who do not see them.
  package var summary: String { AlternativeText(scene, told: told).text }

  /// The same where the title stands above it.
  package var sentences: String { AlternativeText(scene, told: told).withoutTitle }

  /// The same about some of the steps.
  package func summary(ofSteps steps: [String]) -> String {
    AlternativeText(scene, steps: steps, told: told).text
  }

  /// The picture of a file in words: what happens in its steps, as far as it shows that.
  package func summary(of file: PlannedFile) -> String {
    guard file.output.kind == .still, let begun = stepsBegun(in: file) else {
      return summary(ofSteps: file.steps)
    }
    let shown = begun.isEmpty ? file.steps : begun
    return AlternativeText(scene, steps: shown, isBefore: begun.isEmpty, told: told).text
  }

  /// "r1 to g20 are seen.": the first and the last of the items on the screen; empty where the author has described the
  /// picture.
  func seenItems(in snapshot: LayoutSnapshot) -> String {
    guard scene.summary == nil else { return "" }
    let names = names
    let area = snapshot.area(of: canvas.extent == .content ? .content : .viewport)
    let seen = snapshot.elements.filter {
      $0.kind == .cell && !$0.isHidden && $0.alpha > 0.01 && $0.isSeen(in: area)
    }.sorted { $0.path < $1.path }
    guard let first = seen.first, let last = seen.last else { return " No item is seen." }
    let ends = [first, last].compactMap { element in
      (names[element.id] ?? element.id.identifier).map { $0.shortened(to: 60).asNameInProse }
    }
    guard ends.count == 2 else { return "" }
    return first.id == last.id ? " \(ends[0]) is seen." : " \(ends[0]) to \(ends[1]) are seen."
  }

  /// Those that have begun at the moment of a still; nil for all.
  private func stepsBegun(in file: PlannedFile) -> [String]? {
    let steps = steps(file.steps)
    let lengths = steps.map { $0.transitions.reduce(0) { $0 + $1.duration } }
    let moment: Double
    switch file.output.moments.first {
    case .start: moment = 0
    case .end, .peak, nil: return nil
    case .progress(let progress): moment = Double(progress) * lengths.reduce(0, +)
    case .seconds(let seconds): moment = seconds
    }
    var start = 0.0
    return zip(steps, lengths).compactMap { step, length in
      defer { start += length }
      return start < moment ? step.name : nil
    }
  }

  /// The data's names for its elements.
  package var names: [ElementID: String] { DataNames(scene).names }

  /// All elements of the data, in any step.
  var elements: Set<ElementID> { DataNames(scene).elements }

  /// The happenings, by step.
  var happenings: [String: String] { AlternativeText.happenings(in: scene, told: told) }

  /// The events of each step, by its name: what was asked for, or else what came of it.
  private var told: [String: String] {
    let names = names
    func spoken(_ id: ElementID) -> String? {
      (names[id] ?? id.identifier).map { $0.shortened(to: 60).asNameInProse }
    }
    let pairs = run.steps.compactMap { step -> (String, String)? in
      if let request = step.roles.request(naming: spoken) { return (step.name, request) }
      if case .update = step.step.cause { return nil }
      if case .apply = step.step.cause { return nil }
      if case .outline = step.step.cause { return nil }
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
    switch file.output.moments.first {
    case .start: return steps.first?.before ?? start
    case .end, .peak, nil: return steps.last?.after ?? start
    case .progress(...0), .seconds(...0): return steps.first?.before ?? start
    case .progress(let progress): return sequence(steps, file).snapshot(progress: progress)
    case .seconds(let seconds): return sequence(steps, file).snapshot(at: seconds)
    }
  }

  /// The names of sections in that state, by their numbers: what their headers say, or what the data calls them.
  func sectionNames(of file: PlannedFile) -> [Int: String] {
    let steps = steps(file.steps)
    let isBefore =
      switch file.output.moments.first {
      case .start, .progress(...0), .seconds(...0): true
      case .end, .peak, .progress, .seconds, nil: false
      }
    let last = isBefore ? steps.first : steps.last
    var state = SceneState(sections: scene.sections)
    for step in scene.steps where last != nil {
      if isBefore, step.name.value == last?.name { break }
      state = state.after(step.cause)
      if step.name.value == last?.name { break }
    }
    let names = state.sections.map { section in
      section.header?.label ?? section.id
    }
    return Dictionary(uniqueKeysWithValues: zip(names.indices, names))
  }

  private func sequence(_ steps: [FigureStep], _ file: PlannedFile) -> TransitionSequence {
    let steps = file.output.showsTouches ? steps.map(\.touched) : steps
    let filmed = scene.canvas.extent == .content ? steps : steps.map(\.filmed)
    return TransitionSequence(filmed.flatMap(\.transitions), rest: steps.last?.after ?? start)
  }

  /// The size of a still, in points, without the room around it.
  package func stillSize(of file: PlannedFile) -> CGSize {
    let size = area(of: snapshot(of: file)).size
    return framed(DrawList(size: size, [])).size
  }

  /// A picture of the whole screen with the device around it, where the scene asks for one.
  package func framed(_ picture: DrawList) -> DrawList {
    device(around: picture.size)?.around(picture) ?? picture
  }

  /// The device as it is held while its screen, or the window on it, has that size.
  private func device(around size: CGSize) -> DeviceFrame? {
    DeviceFrame(canvas.held(showing: size), around: size, on: background)
  }

  /// The corner of a picture of the whole screen, once the device is around it.
  func corner(ofScreenIn picture: DrawList) -> CGPoint {
    guard framed(picture).size != picture.size else { return .zero }
    return device(around: picture.size)?.origin ?? .zero
  }

  /// The layout on its background.
  package func viewport(
    _ snapshot: LayoutSnapshot, extent: CanvasDescription.Extent = .viewport
  ) -> DrawList {
    guard extent == .content else {
      var drawing = snapshot.drawing()
      drawing.background = drawing.background ?? .color(background)
      return drawing
    }
    let area = area(of: snapshot)
    let bars = snapshot.elements.filter(\.isOfScreen)
    var drawing = snapshot.with(elements: snapshot.elements.filter { !$0.isOfScreen }).drawing(
      in: area)
    drawing.background = drawing.background ?? .color(background)
    drawing.items += ScreenOutline(on: background).items(
      around: snapshot.viewport.offsetBy(dx: -area.minX, dy: -area.minY), in: drawing.bounds,
      size: snapshot.viewport.size)
    // The bars are those of the whole picture, and not only of the part that is on screen.
    var front = snapshot.with(elements: bars).barsAtEnds(of: area)
    front.backdrop = nil
    drawing.items += front.drawing(in: area).items
    return drawing
  }

  /// The part of the content that the canvas shows; all of it has room for the bars and the device's edges around it.
  func area(of snapshot: LayoutSnapshot) -> CGRect {
    guard canvas.extent == .content else { return snapshot.viewport }
    return hasScreen ? snapshot.longScreen : snapshot.area(of: .content)
  }

  /// Whether pictures show a screen around the collection view.
  private var hasScreen: Bool { canvas.bars != nil || (canvas.hasBezel && canvas.device != nil) }

  /// As much of the layout as the canvas shows, in its device where it has one, with room around it.
  /// - Parameter marks: what stands over the screen and may reach beyond it, in its coordinates.
  package func picture(
    _ snapshot: LayoutSnapshot, margin: CGFloat = 0, marks: [DrawItem] = []
  ) -> DrawList {
    let screen = viewport(snapshot, extent: canvas.extent)
    var drawing = framed(screen)
    if !marks.isEmpty {
      let origin = device(around: screen.size)?.origin ?? .zero
      let place = PlaneTransform(translationX: origin.x, y: origin.y)
      drawing.items.append(.group(DrawGroup(transform: place, marks)))
    }
    guard margin > 0 else { return drawing }
    let shift = CGAffineTransform(translationX: margin, y: margin)
    let size = CGSize(
      width: drawing.size.width + 2 * margin, height: drawing.size.height + 2 * margin)
    let group = DrawGroup(transform: PlaneTransform(shift), drawing.items)
    return DrawList(size: size, background: drawing.background, [.group(group)])
  }

  private var background: ThemedColor {
    scene.canvas.background ?? ThemedColor(0xFFFFFF, 0x191D23)
  }

  /// The layout in the windows of an output, in their order.
  func windows(of output: OutputDescription) -> [(name: String, snapshot: LayoutSnapshot)] {
    MatrixWindow.windows(of: output, in: scene).compactMap { window in
      windows.shown[window].map { (window.name, $0) }
    }
  }

  /// The widths at which its columns change in these windows.
  func columnBreaks(of output: OutputDescription) -> ColumnBreaks {
    let shown = MatrixWindow.windows(of: output, in: scene)
    return windows.breaks(between: shown) { windows.columns[$0] ?? nil }
  }

  // MARK: Changes

  /// The changes in each of the steps of a file, for the items that it is about.
  func changes(of file: PlannedFile) throws -> [ChangeSeries] {
    try changes(of: file, among: Set(file.output.only.map(\.value)))
  }

  /// The same for all items, whichever the file is about.
  func wholeChanges(of file: PlannedFile) throws -> [ChangeSeries] {
    try changes(of: file, among: [])
  }

  private func changes(of file: PlannedFile, among items: Set<String>) throws -> [ChangeSeries] {
    let data = names
    let series = steps(file.steps).map { step -> ChangeSeries in
      var step = step
      if !items.isEmpty { step.captures = step.captures.map { $0.only(items) } }
      let roles = items.isEmpty ? step.roles : step.roles.only(items)
      var series = ChangeSeries(
        step.told.transitions, name: step.name, roles: roles, names: data)
      series.caption = step.caption
      if file.output.showsTouches { series.touched = step.touched.told.transitions }
      return series
    }
    .filter { !$0.transitions.isEmpty }
    guard !series.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return series
  }

  /// The steps that a file plays, with as much of the content as the canvas shows.
  package func played(_ file: PlannedFile) -> [FigureStep] {
    let isPage = file.output.kind.content == .page
    let shown = steps(file.steps).map { isPage ? $0.told.listed : $0 }
    let steps = file.output.showsTouches ? shown.map(\.touched) : shown
    let plays = [.film, .frames, .page].contains(file.output.kind.content)
    guard plays, scene.canvas.extent == .content else {
      return isPage ? steps : steps.map(\.filmed)
    }
    let stage = ContentStage(steps, background: background, hasScreen: hasScreen)
    return steps.map(stage.widened)
  }

  /// The steps as something that plays.
  package func score(_ file: PlannedFile) throws -> MotionScore {
    try score(file, of: played(file))
  }

  /// The same of steps that are known already.
  func score(_ file: PlannedFile, of played: [FigureStep]) throws -> MotionScore {
    let pauses = pauses(of: file, played)
    let captures = played.flatMap { step in step.captures.map { (step.name, $0) } }
    let steps = zip(captures, pauses.after).map { MotionScore.Step($0.0, $0.1, pause: $1) }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    let loop = file.output.playback.loop
    var score = try MotionScore(
      steps, pauseBefore: pauses.before, repetition: loop == 0 ? .forever : .times(loop))
    score.window.background = .color(background)
    score.window.device = device(around: score.canvas)
    score.window.captions = captions(of: file, played)
    return score
  }

  /// The words below a film in each of its changes; nil where it has none.
  package func captions(of file: PlannedFile, _ steps: [FigureStep]) -> FilmCaptions? {
    guard [.film, .frames].contains(file.output.kind.content) else { return nil }
    return FilmCaptions(
      steps.flatMap { step in
        step.captures.map { _ in step.caption ?? file.output.caption }
      })
  }

  /// Stillness before the first change and after each one: that of its step, and of those that only wait; after the
  /// last one also that of the file, before it starts again. The state before the first change is seen for one
  /// picture at least.
  package func pauses(
    of file: PlannedFile, _ steps: [FigureStep]
  ) -> (before: Double, after: [Double]) {
    var before = scene.timing.hold
    var after: [Double] = []
    for step in steps {
      after += [Double](repeating: 0, count: step.captures.count)
      if after.isEmpty { before += step.pause } else { after[after.count - 1] += step.pause }
    }
    if let last = after.last { after[after.count - 1] = rest(of: file, after: last) }
    if steps.first?.transitions.first?.startsAnew == true {
      before = max(before, 1 / framesPerSecond(of: file))
    }
    return (before, after)
  }

  /// Seconds that the end of a file stays for.
  /// - Parameter pause: the stillness after its last step.
  private func rest(of file: PlannedFile, after pause: Double) -> Double {
    let playback = file.output.playback
    if let own = playback.pause { return pause + own }
    let returns = file.output.kind.content == .film && playback.loop != 1
    return returns ? max(pause, Self.leastRest) : pause
  }

  /// Who looks at an end for less than this sees a film start again before it is over.
  private static let leastRest = 0.8
}
