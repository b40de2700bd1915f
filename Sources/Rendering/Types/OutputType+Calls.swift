internal import Figures
internal import Scene
public import SceneFormat

extension OutputType {
  static let conversation = figure(
    "conversation", "The calls between collection view, layout, delegate and data source.",
    keys: ["fit", "steps"]
  ) { scene, file in
    let names = scene.names
    let steps = scene.run.steps(named: file.steps).compactMap { step in
      step.conversation.map { conversation in
        var told = ConversationDiagram.Step(
          step.name, conversation, duration: step.duration,
          between: (step.before.called(by: names), step.after.called(by: names)))
        told.roles = step.roles
        return told
      }
    }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return ConversationDiagram(steps, .init(title: scene.title, width: file.fit)).figure
  }
  .with { $0.needsConversation = true }

  static let heatmap = figure(
    "heatmap", "How often the place of each element was invalidated.", keys: ["fit", "steps"]
  ) { scene, file in
    HeatMap(try scene.heard(of: file), .init(title: scene.title, width: file.fit)).figure
  }
  .with { $0.needsConversation = true }

  static let queries = figure(
    "queries", "What the layout was asked for, and what it answered.", keys: ["fit", "steps"]
  ) { scene, file in
    QueryMap(try scene.heard(of: file), .init(title: scene.title, width: file.fit)).figure
  }
  .with { $0.needsConversation = true }
}

extension OutputKind {
  /// The calls between collection view, layout, delegate and data source.
  public static let conversation = OutputType.conversation.kind
  /// How often the place of each element was invalidated.
  public static let heatmap = OutputType.heatmap.kind
  /// The rectangles that the layout was asked for, and its answers.
  public static let queries = OutputType.queries.kind
}

extension SceneFigures {
  /// The conversation in each step, with every element of the content after it.
  fileprivate func heard(of file: PlannedFile) throws -> [QueryMap.Step] {
    let names = names
    let steps = run.steps(named: file.steps).compactMap { step in
      step.conversation.map {
        QueryMap.Step(
          step.name, $0, settling: step.layout.called(by: names),
          sectionNames: step.roles.sectionNames)
      }
    }
    guard !steps.isEmpty else { throw OutputFault.noSteps(file.output.kind) }
    return steps
  }
}
