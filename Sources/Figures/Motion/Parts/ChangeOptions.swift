public import CoreGraphics

/// The words and the look that all figures of changes share; each takes of it what it shows.
public struct ChangeOptions: Hashable, Sendable {
  /// The heading of the figure; empty for none.
  public var title: String
  /// The width that the figure is shown at; nil for the one that suits its kind.
  public var width: FigureWidth?
  /// The largest size of the screen in a picture.
  public var limit: CGSize
  /// The look of elements: their own drawings, or their names on plain colours.
  public var faces: FaceStyle
  /// The words for the layout's items in the summary.
  public var noun: Noun

  /// The width without a say, of figures that suit a README.
  var pageWidth: FigureWidth { width ?? .readme }

  /// Without a heading, on a screen of 400 by 560 points at most, with items called "items".
  public init(
    title: String = "", width: FigureWidth? = nil, limit: CGSize = CGSize(width: 400, height: 560),
    faces: FaceStyle = .automatic, noun: Noun = .item
  ) {
    self.title = title
    self.width = width
    self.limit = limit
    self.faces = faces
    self.noun = noun
  }
}
