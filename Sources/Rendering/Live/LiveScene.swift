package import CairoBackend
internal import Notation
internal import Platform
package import Scene
package import SceneFormat

/// A scene as it is just now, for a page that shows it while somebody writes it: its figures, or what is wrong and where.
@MainActor package struct LiveScene {
  /// Every file that it is made of.
  package private(set) var inputs: Set<String> = []
  /// All that is wrong, in the order of the file.
  package private(set) var problems: [Diagnostic] = []
  private var figures: [(name: String, words: String, svg: String)] = []
  private var source: [String] = []
  private let path: String

  /// Reads the scene, plays it and draws its figures. Nothing is thrown: what is wrong is shown.
  package init(
    _ path: String, by loader: SceneLoader, knowing registry: SceneRegistry, in fonts: FontLibrary
  ) {
    self.path = path
    inputs = [path]
    do throws(SceneFaults) {
      let scene = try loader.load(path)
      take(scene.files)
      let played = try PlayedScene(scene, registry: registry, fonts: fonts)
      problems = scene.warnings + played.run.warnings
      inputs.formUnion(scene.imageFiles.map { SceneHome(scene).path($0.value) })
      draw(played)
    } catch {
      problems = error.diagnostics
      take(error.diagnostics.compactMap { $0.span?.file })
    }
  }

  private mutating func take(_ files: [SourceFile]) {
    inputs.formUnion(files.map(\.path))
    guard let own = files.first(where: { $0.path == path }) else { return }
    source = own.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// All that can be drawn is; an output that cannot be says why.
  private mutating func draw(_ played: PlayedScene) {
    for output in played.scene.outputs where [.drawing, .film].contains(output.kind.content) {
      do {
        let usual = try OutputKinds.rendered.usual(output.kind, on: played.scene.canvas)
        var vector = output
        (vector.file, vector.naming, vector.maxBytes) = (usual.file, .plain, nil)
        let plan = try played.planned([vector], RenderingOptions())
        for file in try plan.drawn() where file.file.format?.variants == .adaptive {
          let svg = String(decoding: file.bytes, as: UTF8.self)
          // Many files of one figure are one to look at.
          guard !figures.contains(where: { $0.svg == svg }) else { continue }
          figures.append((file.file.output.kind.name, plan.maker.look(file.file).words, svg))
        }
      } catch let fault as OutputFault {
        problems.append(Diagnostic(fault, at: output.span))
      } catch {
        problems.append(Diagnostic(code: "output/failed", "\(error)", at: output.span))
      }
    }
  }

  /// As the page's script takes it.
  package func script(number: Int) -> String {
    let json = JSONText.object([
      ("number", .whole(number)), ("path", .text(path)), ("source", .texts(source)),
      (
        "figures",
        .list(
          figures.map {
            .object([("name", .text($0.name)), ("words", .text($0.words)), ("svg", .text($0.svg))])
          })
      ),
      ("problems", .list(problems.map(written))),
    ])
    return "tessera(\(HTMLText(script: json).text));\n"
  }

  private func written(_ problem: Diagnostic) -> JSONText {
    let isHere = problem.span?.file.path == path
    return .object([
      ("severity", .text(problem.severity.rawValue)), ("code", .text(problem.code)),
      ("message", .text(problem.message)), ("place", .optional(problem.span?.place)),
      ("line", .whole(isHere ? problem.span?.start.line ?? 0 : 0)),
      ("column", .whole(isHere ? problem.span?.start.column ?? 0 : 0)),
      ("width", .whole(problem.span?.width ?? 1)),
      ("notes", .texts([problem.label, problem.help].compactMap(\.self) + problem.notes)),
    ])
  }
}
