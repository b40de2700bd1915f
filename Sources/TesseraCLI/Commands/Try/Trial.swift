internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// One go at the layouts of a file: what came of it, and all that is to be said.
@MainActor struct Trial {
  private(set) var code = ExitCode.done
  private(set) var words: TerminalText = ""
  /// The page with the pictures, in the folder; nil where there are none.
  private(set) var page: String?
  /// Scenes beside the file that were drawn instead of ours.
  private(set) var ownScenes: [String] = []
  let folder: OutputFolder
  /// The name of the file without its ending.
  let stem: String
  private let arguments: ParsedArguments
  private let form: MessageForm
  private let isInterrupted: () -> Bool

  var livePage: String { "\(stem).live.html" }
  var script: String { "\(stem).live.js" }
  private var seconds: Int { arguments.count(of: .maxSeconds) ?? 60 }

  init(
    of arguments: ParsedArguments, _ form: MessageForm, isInterrupted: @escaping () -> Bool
  ) {
    (self.arguments, self.form, self.isInterrupted) = (arguments, form, isInterrupted)
    let name = String(arguments.words[0].split(separator: "/").last ?? "")
    stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    folder = OutputFolder(arguments.value(of: .output) ?? "\(stem)-tried")
  }

  mutating func run() {
    do {
      let files = LayoutFile.read(try arguments.words.map(source))
      let program = RealPath.of(ThisProcess.program) ?? ThisProcess.program
      let build = try TrialBuild(
        files, with: .beside(program: program), seconds: max(seconds, 60),
        isInterrupted: isInterrupted)
      for warning in build.warnings { tell(warning) }
      let scenes = try build.made.map { try scene(of: $0) }
      try draw(scenes, by: build)
    } catch let faults as SceneFaults {
      for diagnostic in faults.diagnostics { tell(diagnostic) }
    } catch let diagnostic as Diagnostic {
      tell(diagnostic)
    } catch let fault as FileFault {
      tell(Diagnostic(fault))
    } catch ToldProgram.Failure.interrupted {
      code = .interrupted
    } catch ToldProgram.Failure.tooLong {
      tell(
        Diagnostic(
          code: "limit/time", concern: .layout, "the layouts were not drawn in time: stopped"))
    } catch {
      tell(Diagnostic(code: "try/failed", concern: .files, "\(error)"))
    }
  }

  private mutating func tell(_ diagnostic: Diagnostic) {
    words += form.text(diagnostic)
    guard diagnostic.severity == .error else { return }
    let code: ExitCode =
      switch diagnostic.concern {
      case .layout: .layout
      case .files, .room: .files
      case .system: .system
      case .request: .scene
      }
    self.code = max(self.code, code)
  }

  private func source(_ path: String) throws -> SourceFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: SceneLimits(arguments).fileBytes)
    } catch { throw FileFault(error, path: path) }
    return try SourceFile(path: path, bytes: bytes)
  }

  /// The path of the scene that shows a layout: one of its name beside its file, or one that suits it.
  private mutating func scene(of made: TrialBuild.Made) throws -> String {
    let name = TrialScene.fileName(made.layout.name) + ".scene.json"
    let own = RealPath.folder(of: made.file.source.path) + "/" + name
    if FileStatus(own)?.isFile == true {
      ownScenes.append(own)
      return own
    }
    try folder.write(Array(TrialScene(made.layout, of: made.file).text.utf8), to: name)
    return folder.shown(name)
  }

  // MARK: The program

  private mutating func draw(_ scenes: [String], by build: TrialBuild) throws {
    let page = "index.html"
    let output = ["--output", folder.path, "--no-cache", "--page", page]
    let before = FileStatus(folder.shown(page))?.touched
    let drawn = try told(by: build, ["render"] + output, scenes)
    let now = FileStatus(folder.shown(page))?.touched
    if now != nil, now != before { self.page = page }
    // A layout that ends the program says nothing and fails nothing: only that there is no page tells of it.
    guard drawn != .done || self.page != nil else { return tell(Self.stopped(build)) }
    guard drawn == .done else { return }
    _ = try told(by: build, ["audit"], scenes)
  }

  /// How a command of the program ended; what it said is kept.
  private mutating func told(
    by build: TrialBuild, _ command: [String], _ scenes: [String]
  ) throws -> ExitCode {
    let common = [
      "--quiet", "--diagnostics", form.shape.rawValue, "--color",
      form.isColored ? "always" : "never",
      "--max-seconds", "\(seconds)",
    ]
    let call = ToldProgram.Call(
      build.program, command + common + ["--"] + scenes,
      variables: [CrashText.variable.name: CrashText.variable.value])
    let said: ToldProgram
    do throws(ToldProgram.Failure) {
      said = try ToldProgram(
        call, seconds: 10 + 2 * seconds * scenes.count, isInterrupted: isInterrupted)
    } catch {
      // The runtime may take longer for its account of a crash than anybody waits.
      guard case .tooLong(let words) = error, CrashText.tells(words) else { throw error }
      self.words += TerminalText(written: CrashText.readable(words, of: build.paths))
      tell(Self.stopped(build))
      return .layout
    }
    words += TerminalText(written: CrashText.readable(said.said, of: build.paths))
    let ended: ExitCode
    switch said.ending {
    case .status(let status): ended = ExitCode(rawValue: status) ?? .fault
    case .signal: ended = .layout
    }
    if case .signal = said.ending { tell(Self.stopped(build)) }
    code = max(code, ended)
    return ended
  }

  private static func stopped(_ build: TrialBuild) -> Diagnostic {
    let only = build.made.count == 1 ? build.made.first : nil
    return Diagnostic(
      code: "run/crash", concern: .layout, "the layout stopped the program", at: only?.layout.span,
      help:
        "read what the program said before; a delegate or a value that an app sets may be missing")
  }
}
