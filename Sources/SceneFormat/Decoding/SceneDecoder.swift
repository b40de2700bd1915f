import CoreGraphics
import Drawing
import Motion

/// Turns a tree that the table of keys lets through into a description, and finds what no table can: names that
/// nothing has, identifiers that repeat, two causes in one step.
struct SceneDecoder {
  let kinds: SceneKinds
  let limits: SceneLimits
  var diagnostics: [Diagnostic] = []
  /// The names of the scene that are known while its parts are read.
  var scope = SceneScope()
  /// Items so far.
  var elements = 0

  init(kinds: SceneKinds, limits: SceneLimits) {
    self.kinds = kinds
    self.limits = limits
  }

  /// The scene, or everything that is wrong with it.
  static func decode(
    _ root: Node, files: [SourceFile], kinds: SceneKinds, limits: SceneLimits
  ) throws(SceneFaults) -> SceneDescription {
    var check = ShapeCheck(kinds: kinds, root: root)
    check.check(root, .object("scene"), name: "scene")
    check.requireContent(of: root)
    // A wrong type would only make the rest of the reading find faults that are none.
    let harmless: Set<String> = [
      DiagnosticCode.unknownKey.rawValue, DiagnosticCode.unknownKind.rawValue,
      DiagnosticCode.unknownView.rawValue, DiagnosticCode.notSupported.rawValue,
    ]
    guard check.diagnostics.allSatisfy({ harmless.contains($0.code) }) else {
      throw SceneFaults(check.diagnostics)
    }
    var decoder = SceneDecoder(kinds: kinds, limits: limits)
    decoder.checkNames(in: root)
    guard !decoder.diagnostics.hasErrors else { throw SceneFaults(decoder.diagnostics) }
    let scene = decoder.scene(root, files: files)
    let all = check.diagnostics + decoder.diagnostics
    guard !all.hasErrors else { throw SceneFaults(all) }
    var result = scene
    result.warnings = all.inFileOrder
    return result
  }

  private mutating func scene(_ root: Node, files: [SourceFile]) -> SceneDescription {
    var draft = SceneKeys.SceneDraft()
    SceneKeys.scene.read(root, into: &draft, by: &self)
    let name = draft.name ?? Self.name(of: root.span.file.path)
    let style = style(draft.style)
    scope.add(style, kinds.styles)
    let canvas = canvas(draft.canvas, at: root.span.head)
    scope.hasRefreshControl = canvas.refreshControl != nil
    scope.fileValues = Self.fileValues(name: name, canvas)
    let sections = data(draft.data)
    checkFilledTexts(of: sections, style: draft.style)
    let source = TimingSource(draft.timing, over: .standard, by: &self)
    let timing = timing(source, at: draft.timing?.span)
    scope.layouts = layouts(draft.layouts)
    let layout = initialLayout(draft.layout, at: root.span)
    let steps = steps(draft.steps, timing: source)
    scope.steps = steps.map(\.name.value)
    scope.knowsItems = draft.controller == nil
    checkComposed(
      scope.layouts + [layout], for: sections, steps, decorations: style.decoration.keys.sorted())
    scope.items =
      sections.flatMap(\.items).flatMap(\.withChildren).map(\.id) + steps.flatMap(\.cause.itemNames)
    if let controller = draft.controller {
      checkController(controller, steps, layout: draft.layout)
      checkController(canvas)
    } else {
      checkCourse(steps, from: sections, layout: layout)
    }
    return SceneDescription(
      name: name, title: draft.title, summary: draft.summary, canvas: canvas,
      layouts: scope.layouts, layout: layout, controller: draft.controller, sections: sections,
      fonts: fonts(draft.fonts),
      style: adopting(style), timing: timing, steps: steps, outputs: outputs(draft.outputs, canvas),
      custom: draft.custom ?? Spanned(.none, at: root.span.head),
      expectations: expectations(draft.expectations), span: root.span.head,
      files: files + sharedFiles,
      warnings: [])
  }

  /// The file's name without its folder and its ending.
  static func name(of path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? "scene"
    for ending in [".json", ".yaml", ".yml", ".scene"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    let kept = name.unicodeScalars.map { scalar in
      TextForm.sceneName.accepts("a\(scalar)") ? Character(scalar) : "-"
    }
    return TextForm.sceneName.accepts(String(kept)) ? String(kept) : "scene"
  }

  /// The values of a list's entries, those without one left out.
  mutating func each<Value>(
    of node: Node, _ read: (inout SceneDecoder, Node) -> Value?
  ) -> [Value] {
    (node.list ?? []).compactMap { read(&self, $0) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < ShapeCheck.most { diagnostics.append(diagnostic) }
  }

  /// Says that a name is nowhere else, and what was perhaps meant.
  mutating func requireKnown(
    _ name: Spanned<String>, among known: [String], noun: String
  ) {
    guard diagnostics.count < ShapeCheck.most, !known.contains(name.value) else { return }
    report(.unknown(name, among: known, noun: noun))
  }
}

extension Diagnostic {
  /// A name that is nowhere else, and what was perhaps meant.
  static func unknown(_ name: Spanned<String>, among known: [String], noun: String) -> Diagnostic {
    let meant = Spelling.nearest(to: name.value, in: known)
    let listed = known.prefix(24).joined(separator: ", ") + (known.count > 24 ? " …" : "")
    return Diagnostic(
      .unknownName, "no \(noun) is called \"\(name.value.shortened)\"", at: name.span,
      label: meant.map { "did you mean \"\($0)\"?" },
      notes: known.isEmpty ? [] : ["known here: \(listed)"])
  }
}

/// Names that later parts of a scene may refer to.
struct SceneScope {
  private(set) var cellStyles: Set<String> = []
  private(set) var barStyles: Set<String> = []
  /// Those that something has; `default` and the kinds of all headers and footers among them.
  var usedCellStyles: Set<String> = ["default"]
  var usedBarStyles: Set<String> = ["header", "footer"]
  /// Those with names, and those that steps write in place.
  var layouts: [LayoutDescription] = []
  var steps: [String] = []
  var hasRefreshControl = false
  /// The values for the names of files that the scene reads.
  var fileValues = FileTemplate.Values(name: "scene", type: "attributes")
  /// Those at the start, and those that steps bring.
  var items: [String] = []
  /// Nobody knows the items of a controller before it is there.
  var knowsItems = true

  /// Makes the scene's own styles known, and those of its project.
  mutating func add(_ style: StyleDescription, _ shared: SharedStyles?) {
    let names = shared?.names ?? []
    cellStyles = Set(style.cells.keys).union(names)
    barStyles = Set(style.supplementary.keys).union(names)
  }
}

extension StepDescription.Cause {
  /// The items that it brings.
  fileprivate var itemNames: [String] {
    switch self {
    case .update(let update): update.items.map(\.id)
    case .apply(let apply): apply.sections.flatMap(\.items).map(\.id)
    case .calls(let calls): calls.dataAfter.flatMap(\.items)
    default: []
    }
  }
}

extension Node {
  /// The text with its place.
  var spannedText: Spanned<String>? { text.map { Spanned($0, at: span) } }

  var spannedTexts: [Spanned<String>] { (list ?? []).compactMap(\.spannedText) }
}
