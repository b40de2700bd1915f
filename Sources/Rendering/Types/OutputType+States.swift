internal import CoreGraphics
internal import Drawing
internal import Figures
internal import Motion
public import SceneFormat

extension OutputType {
  static let still = figure(
    "still", "The scene as it is seen at one moment.",
    keys: ["at", "beyond", "caption", "marks", "steps", "touches"]
  ) { scene, file in
    scene.still(file)
  }
  .with { $0.stem = "{name}" }

  static let blueprint = figure(
    "blueprint", "Frames, gaps and insets with their measures.",
    keys: ["fit", "steps", "at", "annotate"]
  ) { scene, file in
    Blueprint(
      scene.snapshot(of: file),
      .init(
        title: scene.title, width: file.fit,
        extent: scene.canvas.extent == .viewport ? .viewport : .content,
        annotations: file.output.annotations.map { Set($0.map(\.mark)) }
          ?? Blueprint.Annotation.usual),
      sections: scene.sectionNames(of: file)
    ).figure
  }

  static let stack = figure(
    "stack", "Which elements lie above which, as layers.", keys: ["fit", "steps", "at"]
  ) { scene, file in
    LayerStack(
      scene.snapshot(of: file).called(by: scene.names), .init(title: scene.title, width: file.fit)
    ).figure
  }

  static let contactSheet = figure(
    "contact-sheet", "The start and what each step leads to, beside one another.",
    keys: ["fit", "steps", "columns"]
  ) { scene, file in
    scene.contactSheet(file)
  }
}

extension OutputKind {
  /// The scene as it is seen at one moment.
  public static let still = OutputType.still.kind
  /// Frames, gaps and insets with their measures.
  public static let blueprint = OutputType.blueprint.kind
  /// Which elements lie above which, as layers.
  public static let stack = OutputType.stack.kind
  /// The start and what each step leads to, beside one another.
  public static let contactSheet = OutputType.contactSheet.kind
}

extension OutputDescription.Annotation {
  fileprivate var mark: Blueprint.Annotation {
    switch self {
    case .frames: .frames
    case .insets: .insets
    case .spacing: .spacing
    case .index: .paths
    case .ids: .ids
    case .zIndex: .zIndex
    case .safeArea: .safeArea
    case .viewport: .viewport
    case .grid: .grid
    case .groups: .groups
    }
  }
}

extension SceneFigures {
  /// The moment that a file shows, with marks and words where it asks for them.
  fileprivate func still(_ file: PlannedFile) -> Figure {
    let snapshot = screen(of: file)
    var marks: [DrawItem] = []
    if file.output.hasMarks, let step = steps(file.steps).last {
      marks = ScreenMarks(snapshot, step.roles).items
    }
    marks += touches(of: file)
    var drawing = picture(snapshot, margin: canvas.margin, marks: marks)
    if file.output.showsBeyond { drawing = withGhosts(drawing, of: self.snapshot(of: file)) }
    var told = summary(of: file) + seenItems(in: snapshot)
    let own = file.steps.isEmpty ? nil : steps(file.steps).last?.caption
    if let caption = file.output.caption ?? own {
      drawing = ScreenCaption(caption, width: drawing.size.width).below(drawing)
      told = "\(caption.replacing("\n", with: ": ")). \(told)"
    }
    return Figure(drawing: drawing, title: title, summary: told)
  }

  /// The picture with what waits beyond the edges of its sections.
  private func withGhosts(_ picture: DrawList, of snapshot: LayoutSnapshot) -> DrawList {
    let area = area(of: snapshot)
    let screen = DrawList(size: area.size, [])
    let corner = corner(ofScreenIn: screen)
    return SectionGhosts(snapshot, beside: area)
      .around(
        picture, corner: CGPoint(x: corner.x + canvas.margin, y: corner.y + canvas.margin))
  }

  /// The moment as it is seen: content that has just been scrolled has its indicators.
  private func screen(of file: PlannedFile) -> LayoutSnapshot {
    switch file.output.moments.first {
    case .end?, .peak?, nil: steps(file.steps).last.map(seenAfter) ?? snapshot(of: file)
    case .start?, .progress?, .seconds?: snapshot(of: file)
    }
  }

  private func seenAfter(_ step: FigureStep) -> LayoutSnapshot {
    canvas.extent == .content ? step.after : step.seenAfter
  }

  /// The fingers before the first of the steps, or after the last one; in between they are in the picture.
  private func touches(of file: PlannedFile) -> [DrawItem] {
    guard file.output.showsTouches else { return [] }
    let steps = steps(file.steps)
    switch file.output.moments.first {
    case .start?, .progress(...0)?, .seconds(...0)?:
      return steps.first?.touches.items(atStart: true) ?? []
    case .end?, .peak?, nil: return steps.last?.touches.items(atStart: false) ?? []
    case .progress?, .seconds?: return []
    }
  }

  /// The start and what each step leads to.
  fileprivate func contactSheet(_ file: PlannedFile) -> Figure {
    let happenings = happenings
    let steps = steps(file.steps)
    let first = ContactSheet.Entry(picture(steps.first?.before ?? start), title: "start")
    let entries =
      [first]
      + steps.map { step in
        ContactSheet.Entry(
          picture(seenAfter(step)), title: step.name, caption: happenings[step.name] ?? "",
          changes: changes(in: step))
      }
    // As high as wide windows and tall ones need.
    let tallest = entries.map { $0.drawing.size.height / max($0.drawing.size.width, 1) }.max() ?? 1
    let limit = CGSize(width: 240, height: min(max(240 * tallest, 140), 420).rounded())
    return ContactSheet(
      entries,
      .init(
        title: title, width: file.fit,
        columns: file.output.columns,
        limit: limit)
    ).figure
  }

  private static let mostOutlined = 8

  /// Everything the step asks for and whatever has another size after it, and where it is seen in the picture of its end.
  private func changes(in step: FigureStep) -> [ContactSheet.Change] {
    let (names, roles) = (names, step.roles)
    let state = step.after
    let shown = viewport(state, extent: canvas.extent)
    let origin = corner(ofScreenIn: shown)
    let corner = area(of: state).origin
    let places = Dictionary(state.elements.map { ($0.id, $0.frame) }) { first, _ in first }
    var known: Set<ElementID> = []
    let items = Role.allCases.filter(\.isAskedOfItem).flatMap { roles.items(with: $0) }
    let onScreen = state.elements.map(\.id)
    let resized = onScreen.filter { roles[$0] == .resized }
    let ids = items + onScreen.filter { roles[$0].isAskedOfItem } + resized
    // Outlines around all of them would hide that they become larger.
    let hasOutlines = resized.count <= Self.mostOutlined
    let elements = ids.filter { known.insert($0).inserted }.map { id in
      let isOutlined = hasOutlines || roles[id] != .resized
      let frame =
        isOutlined
        ? places[id]?.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y) : nil
      return ContactSheet.Change(
        names[id] ?? id.identifier ?? "", roles[id], at: frame)
    }
    return elements
      + sectionChanges(in: step).map { change in
        var change = change
        change.frame = change.frame?.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y)
        return change
      }
  }

  /// The sections that something was asked of, and what is seen of them after the step.
  private func sectionChanges(in step: FigureStep) -> [ContactSheet.Change] {
    step.roles.sections.compactMap { sum in
      guard let role = sum.role, role.isAskedOfSection else { return nil }
      let header = sum.name.flatMap { names[ElementID(.sectionHeader, .identifier($0))] }
      let number = sum.indexAfter ?? sum.indexBefore ?? 0
      let own = step.after.elements.filter {
        $0.kind.isInSections && sum.indexAfter != nil && $0.path.first == sum.indexAfter
          && $0.isSeen(in: step.after.viewport)
      }
      let frame = own.reduce(CGRect.null) { $0.union($1.frame) }
      return ContactSheet.Change(
        header ?? sum.name ?? "section \(number)", role, at: frame.isNull ? nil : frame)
    }
  }
}

extension ElementKind {
  fileprivate static let sectionHeader = supplementary("UICollectionElementKindSectionHeader")

  /// Whether views of the kind stand for the data of a section.
  fileprivate var isInSections: Bool {
    switch self {
    case .cell, .supplementary: true
    case .decoration: false
    }
  }
}
