public import Drawing

/// A picture that explains something, with its words: the drawing in both themes, its name, and what it shows
/// for those who do not see it.
public struct Figure: Hashable, Sendable {
  /// The picture, with colours for the light and the dark theme.
  public var drawing: DrawList
  /// The figure's name, also its title in an SVG file; empty for none.
  public var title: String
  /// In whole sentences.
  public var summary: String
  /// Of a figure that shows the same place in two states: where it shows them. Pages lay one over the other.
  public var views: [DrawView] = []

  /// Joins a picture with words that others wrote; figures of this module write their own.
  public init(drawing: DrawList, title: String, summary: String) {
    self.drawing = drawing
    self.title = title
    self.summary = summary
  }

  /// The figure as a file that is light or dark as its reader likes, with the words in it.
  public var svg: String {
    var options = SVGOptions(title: title.isEmpty ? nil : title, summary: summary)
    options.views = views
    return SVGWriter(options).svg(drawing)
  }
}
