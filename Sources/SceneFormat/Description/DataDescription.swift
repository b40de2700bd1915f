public import CoreGraphics
public import Motion

/// A section of the data, generated items written out.
public struct SectionDescription: Equatable, Sendable {
  public var id: String
  public var items: [ItemDescription]
  public var header: SupplementaryDescription?
  public var footer: SupplementaryDescription?
  /// For layouts that ask their delegate.
  public var insets: EdgeInsets?
  /// The class of its cells, where their style names none.
  public var cell: String?
  public var span: SourceSpan
}

/// An item of the data. Whatever it leaves out is up to the layout and the style.
public struct ItemDescription: Equatable, Sendable {
  public var id: String
  public var label: String
  public var subtitle: String?
  /// For layouts that ask how large an item is.
  public var size: CGSize?
  /// What the cell answers when it is asked to fit.
  public var fittingSize: CGSize?
  /// Width through height.
  public var aspect: CGFloat?
  public var color: SceneColor?
  /// A file beside the scene.
  public var image: Spanned<String>?
  /// One of the style's kinds of cells.
  public var style: String?
  /// Handed to cells of one's own.
  public var data: Node?
  public var span: SourceSpan
}

/// A header or a footer.
public struct SupplementaryDescription: Equatable, Sendable {
  public var label: String
  public var size: CGSize?
  public var style: String?
  public var color: SceneColor?
  /// Handed to views of one's own.
  public var data: Node?
  public var span: SourceSpan
}
