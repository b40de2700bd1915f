public import CoreGraphics

/// The words and the look that all figures of changes share; each takes of it what it shows.
public struct ChangeOptions: Hashable, Sendable {
  /// The heading of the figure; empty for none.
  public var title: String
  /// The largest size of the screen in a picture.
  public var limit: CGSize
  /// The look of elements: their own drawings, or their names on plain colours.
  public var faces: FaceStyle
  /// The words for the layout's items in the summary.
  public var noun: Noun

  /// Without a heading, on a screen of 400 by 560 points at most, with items called "items".
  public init(
    title: String = "", limit: CGSize = CGSize(width: 400, height: 560),
    faces: FaceStyle = .automatic, noun: Noun = .item
  ) {
    self.title = title
    self.limit = limit
    self.faces = faces
    self.noun = noun
  }
}
