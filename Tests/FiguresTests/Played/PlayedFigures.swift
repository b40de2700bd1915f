import Drawing
import Foundation
import Scene
import SceneFormat

@testable import Figures
@testable import Rendering

/// A scene that was played, and every figure of it at every width.
struct PlayedFigures: Sendable {
  private let figures: SceneFigures
  private let outputs: [OutputDescription]
  /// How many there are in the scene.
  let steps: Int

  /// The keys of a scene whose only section scrolls by itself: books on a shelf that is swiped on by two of them.
  static let shelf = """
    "canvas": {"size": [390, 300]},
    "layout": {"kind": "compositional", "sections": {"*": {"group": {"size": [140, 180]},
      "orthogonalScrolling": "groupPaging", "interGroupSpacing": 12, "contentInsets": 16}}},
    "data": {"sections": [{"id": "books", "items": [
      {"generate": {"count": 9, "id": "Book {n}", "label": "Book {n}"}}]}]},
    "steps": [{"name": "swipe", "scroll": {"section": "books", "by": [300, 0]}}],
    "outputs": [{"type": "still"}]
    """

  /// Every figure that a scene can ask for.
  static let kinds = OutputKinds.rendered.all.filter { $0.content == .drawing }

  @MainActor private init(_ scene: SceneDescription) throws {
    var scene = scene
    scene.outputs = try Self.kinds.map { try OutputKinds.rendered.usual($0, on: scene.canvas) }
    outputs = scene.outputs
    steps = scene.steps.count
    figures = try PlayedScene(scene).figures(for: scene.outputs)
  }

  @MainActor private static let loader = SceneLoader(kinds: SceneRegistry().kinds.rendered())

  /// A scene of which all is said but which format it has.
  @MainActor init(scene body: String) throws {
    let file = SourceFile(path: "test.scene.json", text: "{\"scene\": 1, \(body)}")
    try self.init(Self.loader.load(file))
  }

  /// A scene to start from.
  @MainActor init(template name: String) throws {
    let file = SourceFile(path: "\(name).scene.json", text: SceneTemplate.text(name))
    try self.init(Self.loader.load(file))
  }

  @MainActor init(showcase name: String) throws {
    try self.init(Self.loader.load(Self.showcase.appendingPathComponent(name).path))
  }

  private static let showcase = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Fixtures/showcase").standardized

  /// The names of all files of the showcase.
  static let showcaseNames =
    ((try? FileManager.default.contentsOfDirectory(atPath: showcase.path)) ?? [])
    .filter { $0.contains(".scene.") }.sorted(by: <)

  /// The scene in words.
  var alternativeText: String { figures.summary }

  /// The figure at the width of a place; nil where it shows what changes, and nothing does.
  func figure(_ kind: OutputKind, fit: OutputDescription.Fit? = nil) throws -> Figure? {
    guard var output = outputs.first(where: { $0.kind == kind }) else { return nil }
    output.fit = fit
    let file = PlannedFile(
      output: output, path: "", steps: [], theme: nil, scale: 1, ending: "svg")
    do {
      return try figures.figure(of: file)
    } catch OutputFault.noSteps { return nil }
  }

  /// All of them that there are.
  func all(fit: OutputDescription.Fit? = nil) throws -> [(kind: OutputKind, figure: Figure)] {
    try Self.kinds.compactMap { kind in try figure(kind, fit: fit).map { (kind, $0) } }
  }
}
