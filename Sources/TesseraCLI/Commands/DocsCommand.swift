internal import CairoBackend
internal import Imaging
internal import Notation
internal import Rendering
internal import Scene
internal import SceneFormat

/// Keeps the figures of documents current, or looks whether they are.
@MainActor struct DocsCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let registry: SceneRegistry
  private let form: MessageForm

  init(_ arguments: ParsedArguments, on console: Console, knowing registry: SceneRegistry) {
    (self.arguments, self.console, self.registry) = (arguments, console, registry)
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    let places = DocumentPlaces(arguments.words)
    for problem in places.problems { console.tell(problem, form) }
    let fonts = OwnFonts(arguments)
    for problem in fonts.problems { console.tell(problem, form) }
    guard places.problems.isEmpty, fonts.problems.isEmpty else { return .files }
    var order = order
    do throws(Diagnostic) {
      let matrix = try SceneMatrix(arguments)
      order.changes = try matrix.changes()
      order.otherLanguages = matrix.languagesLeftOut
    } catch {
      console.tell(error, form)
      return error.concern == .files ? .files : .usage
    }
    let watch = DocumentWatch(order.board, seconds: arguments.count(of: .maxSeconds) ?? 60, form)
    order.isInterrupted = { watch.isInterrupted }
    order.watch = watch.begin
    let run = DocumentRun(order, knowing: registry, in: FontLibrary().with(fonts.files))
    run.run(places.paths)
    let code = watch.hasRung ? .layout : run.news.map(tell).max() ?? .done
    if code == .done, !form.isQuiet, run.news.isEmpty {
      let count = run.figureCount
      console.writeError("\(count) \(count == 1 ? "figure is" : "figures are") current\n")
    }
    return code
  }

  private var order: DocumentRun.Order {
    var order = DocumentRun.Order()
    order.figures = arguments.value(of: .figures)
    order.naming = arguments.value(of: .naming).flatMap(Naming.init)
    order.isCheck = arguments.has(.check)
    order.allowed = arguments.list(of: .allowRead) ?? []
    order.rendering.limits = SceneLimits(arguments)
    order.rendering.png = arguments.value(of: .png).flatMap(PNGLevel.init) ?? order.rendering.png
    order.rendering.embeds = arguments.has(.embed)
    return order
  }

  private func tell(_ news: DocumentRun.News) -> ExitCode {
    switch news {
    case .interrupted:
      if !form.isQuiet { console.writeError("interrupted: documents stay as they are\n") }
      return .interrupted
    case .problem(let diagnostic, let trouble):
      console.tell(diagnostic, form)
      return (trouble.map(ExitCode.init) ?? .done).telling(of: diagnostic.concern)
    case .wrote(let path):
      if !form.isQuiet { console.write("\(path)\n") }
      return .done
    case .outdated(let path, let lines):
      let isText = lines.first == "--- \(path)"
      let start: TerminalText = isText ? "" : "\(path): "
      if !form.isQuiet { console.write(lines.map { start + "\($0)\n" }.joined()) }
      return .different
    case .unused(let path):
      let warning = Diagnostic(
        code: "docs/unused", "nothing refers to '\(path)' any more", severity: .warning,
        help: "delete it, or refer to it")
      if !form.isQuiet { console.tell(warning, form) }
      return .done
    }
  }
}
