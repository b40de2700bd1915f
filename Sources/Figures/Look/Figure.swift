public import Drawing

/// A picture that explains something, with its words: the drawing in both themes, its name, and what it shows
/// for those who do not see it.
public struct Figure: Hashable, Sendable {
  public var drawing: DrawList
  public var title: String
  /// In whole sentences.
  public var summary: String

  public init(drawing: DrawList, title: String, summary: String) {
    self.drawing = drawing
    self.title = title
    self.summary = summary
  }

  /// The figure as a file that is light or dark as its reader likes, with the words in it.
  public var svg: String {
    SVGWriter(SVGOptions(title: title.isEmpty ? nil : title, summary: summary)).svg(drawing)
  }
}
