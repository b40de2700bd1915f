internal import Figures
package import Motion
public import SceneFormat

extension OutputType {
  static let attributes = OutputType(
    "attributes", "The attributes of all elements before and after each step, as a table.",
    making: .table { scene, file in scene.table(file) })

  static let inspector = OutputType(
    "inspector", "A page to play the steps on, and to look at every element.",
    making: .page { scene, file in
      var inspector = Inspector(title: scene.title, summary: scene.sentences)
      inspector.names = scene.names
      inspector.data = scene.elements
      let played = scene.played(file)
      inspector.spans = played.map {
        InspectedSpan(count: $0.captures.count, roles: $0.roles)
      }
      inspector.file = scene.fileName
      return inspector.bytes(try scene.score(file, of: played))
    })

  static let snippet = OutputType(
    "snippet", "The text that shows the scene's other files on a page.", making: .snippet)
}

extension OutputKind {
  /// The attributes of all elements before and after each step, as a table.
  public static let attributes = OutputType.attributes.kind
  /// A page to play the steps on, and to look at every element.
  public static let inspector = OutputType.inspector.kind
  /// The text that shows the scene's other files on a page.
  public static let snippet = OutputType.snippet.kind
}

extension SceneFigures {
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
