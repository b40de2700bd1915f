import Drawing

/// A scene as its file says it: what is laid out, how it looks, what happens to it, what comes out, and what is
/// expected. A value without classes; everything that a message may point at keeps its place.
public struct SceneDescription: Equatable, Sendable {
  /// Used in file names: letters, digits, dots, dashes and underscores.
  public var name: String
  public var title: String?
  /// A sentence or two, for alternative texts.
  public var summary: String?
  public var canvas: CanvasDescription
  /// The layouts that steps can name, in the order of the file.
  public var layouts: [LayoutDescription]
  /// The layout at the start.
  public var layout: LayoutDescription
  public var sections: [SectionDescription]
  /// Font files, each seen from the file that names it.
  public var fonts: [Spanned<String>]
  public var style: StyleDescription
  public var timing: TimingDescription
  public var steps: [StepDescription]
  /// Without any in the file: one still.
  public var outputs: [OutputDescription]
  public var expectations: [ExpectationDescription]
  public var span: SourceSpan
  /// Every file that was read for it, the scene's own first.
  public var files: [SourceFile]
  /// What is worth saying about a scene that can be played all the same.
  public var warnings: [Diagnostic]

  /// The layout that a step names.
  public func layout(named name: String) -> LayoutDescription? {
    layouts.first { $0.name == name }
  }

  /// The files of all the images that items name, at the start and in steps, each once.
  public var imageFiles: [Spanned<String>] {
    let arriving = steps.flatMap { step -> [ItemDescription] in
      switch step.cause {
      case .update(let update): update.items
      case .apply(let apply): apply.sections.flatMap(\.items)
      default: []
      }
    }
    var seen: Set<String> = []
    return (sections.flatMap(\.items) + arriving).compactMap(\.image).filter {
      seen.insert($0.value).inserted
    }
  }

  public func step(named name: String) -> StepDescription? {
    steps.first { $0.name.value == name }
  }
}
