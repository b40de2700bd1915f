import Drawing
public import Motion

/// A scene as its file says it: its layouts, their data and look, the steps, the files that come out, and the rules
/// that have to hold. A value without classes; everything that a message may point at keeps its place.
public struct SceneDescription: Equatable, Sendable {
  /// The scene's name for file names: letters, digits, dots, dashes and underscores.
  public var name: String
  /// The name for people; nil where the file says none.
  public var title: String?
  /// A sentence or two for alternative texts; nil where these are made of the steps.
  public var summary: String?
  /// The window at the start, and how pictures of it are taken.
  public var canvas: CanvasDescription
  /// The layouts that steps can name, in the order of the file.
  public var layouts: [LayoutDescription]
  /// The layout at the start.
  public var layout: LayoutDescription
  /// The view controller whose screen the scene shows, in place of data and layout; nil for a collection view alone.
  public var controller: Spanned<String>?
  /// The data at the start.
  public var sections: [SectionDescription]
  /// Font files, each seen from the file that names it.
  public var fonts: [Spanned<String>]
  /// How cells, headers and decorations look.
  public var style: StyleDescription
  /// The timing of every step that does not say its own.
  public var timing: TimingDescription
  /// The changes in the order in which they happen; empty for a scene that rests.
  public var steps: [StepDescription]
  /// The pictures, tables and texts that come out; one still where the file names none.
  public var outputs: [OutputDescription]
  /// The values of the layouts' own classes of attributes that tables, goldens and the inspector show.
  public var custom: Spanned<CustomColumns>
  /// The rules that checking the scene looks at; empty for none.
  public var expectations: [ExpectationDescription]
  /// The place of the whole scene in its file, for messages.
  public var span: SourceSpan
  /// Every file that was read for it, the scene's own first.
  public var files: [SourceFile]
  /// Messages about a scene that can be played all the same.
  public var warnings: [Diagnostic]
  /// All that was read, with what it extends; nil unless somebody wants to keep it.
  package var tree: Node?

  /// The layout that steps know by this name; nil where there is none.
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
    let items = (sections.flatMap(\.items) + arriving).flatMap(\.withChildren)
    return items.compactMap(\.image).filter {
      seen.insert($0.value).inserted
    }
  }

  /// The step of this name; nil where there is none.
  public func step(named name: String) -> StepDescription? {
    steps.first { $0.name.value == name }
  }
}
