internal import CairoBackend
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Shows a scene on a page while it is written.
@MainActor struct PreviewCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let registry: SceneRegistry
  private let form: MessageForm

  init(_ arguments: ParsedArguments, on console: Console, knowing registry: SceneRegistry) {
    (self.arguments, self.console, self.registry) = (arguments, console, registry)
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    let path = RealPath.cleaned(arguments.words[0])
    guard FileStatus(path)?.isFile == true else {
      let reason = FolderListing.isFolder(path) ? "it is a folder" : "no such file"
      console.tell(FileFault.failed(path, step: "open", reason: reason), form)
      return .files
    }
    let name =
      SceneLoader.endings.first(where: path.hasSuffix)
      .map { String(path.dropLast($0.count)) } ?? path
    let stem = String(name.split(separator: "/").last ?? "scene")
    let folder = OutputFolder(arguments.value(of: .output) ?? RealPath.folder(of: path))
    let page = LivePage.html(title: stem, script: LinkText(path: "\(stem).live.js").text)
    return console.ending(form, otherwise: "output/failed") {
      try folder.write(Array(page.utf8), to: "\(stem).live.html")
      console.write("\(folder.shown("\(stem).live.html"))\n")
      return SceneWatch([path], console).run { show(path, as: "\(stem).live.js", in: folder) }
    }
  }

  private func show(
    _ path: String, as name: String, in folder: OutputFolder
  ) -> (code: ExitCode, files: TouchedFiles) {
    let fonts = FontLibrary().with(OwnFonts(arguments).files)
    let loader = SceneLoader(
      kinds: registry.kinds.rendered(with: fonts.ownFamilies), limits: SceneLimits(arguments),
      allowing: arguments.list(of: .allowRead) ?? [])
    let scene = LiveScene(path, by: loader, knowing: registry, in: fonts)
    for problem in scene.problems { console.tell(problem, form) }
    var files = TouchedFiles()
    for input in scene.inputs { files.addInput(input) }
    files.addOutput(folder.shown(name))
    let number = SystemClock.microseconds
    do {
      try folder.write(Array(scene.script(number: number).utf8), to: name)
      return (.done, files)
    } catch {
      console.tell(error as? FileFault ?? .failed(name, step: "write", reason: "\(error)"), form)
      return (.files, files)
    }
  }
}
