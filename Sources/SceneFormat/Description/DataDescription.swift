public import CoreGraphics
public import Motion

/// A section of the data, generated items written out.
public struct SectionDescription: Equatable, Sendable {
  /// The section's identifier, as no other section has it.
  public var id: String
  /// The items from first to last; a section may have none.
  public var items: [ItemDescription]
  /// The header; nil for a section without one.
  public var header: SupplementaryDescription?
  /// The footer; nil for a section without one.
  public var footer: SupplementaryDescription?
  /// Insets in points for layouts that ask their delegate; nil leaves the layout's own.
  public var insets: EdgeInsets?
  /// The class of its cells, where their style names none.
  public var cell: String?
  /// The name of the style of its cells, where items name none; nil for `default`.
  public var style: String?
  /// The place of the section in the file, for messages.
  public var span: SourceSpan
}

/// An item of the data. Whatever it leaves out is up to the layout and the style.
public struct ItemDescription: Equatable, Sendable {
  /// The item's identifier, as no other item of the scene has it.
  public var id: String
  /// The words of its cell; the identifier where the file says none.
  public var label: String
  /// The second line of its cell; nil for none.
  public var subtitle: String?
  /// The size in points for layouts that ask how large an item is; nil leaves the layout's own.
  public var size: CGSize?
  /// The size in points that the cell answers when it is asked to fit; nil for the size that it is given.
  public var fittingSize: CGSize?
  /// Width through height, for layouts that ask; nil where the file does not say it.
  public var aspect: CGFloat?
  /// The cell's fill; nil for the palette's next colour.
  public var color: SceneColor?
  /// The path of an image file beside the scene; nil for none.
  public var image: Spanned<String>?
  /// The name of one of the style's kinds of cells; nil for `default`.
  public var style: String?
  /// The values that a row or a card shows of it.
  public var row = RowDescription()
  /// Values for cells of one's own, which nothing here reads; nil for none.
  public var data: Node?
  /// The items below it in an outline; none of most items.
  public var children: [ItemDescription] = []
  /// Whether those below it are shown.
  public var isExpanded = false
  /// The place of the item in the file, for messages.
  public var span: SourceSpan
}

extension ItemDescription {
  /// It, and those below it that are shown.
  var shown: [ItemDescription] { [self] + (isExpanded ? children.flatMap(\.shown) : []) }

  /// It, and all below it, shown or not.
  public var withChildren: [ItemDescription] { [self] + children.flatMap(\.withChildren) }
}

/// A header or a footer.
public struct SupplementaryDescription: Equatable, Sendable {
  /// The words of the view; the section's identifier where the file says none.
  public var label: String
  /// The second line; nil for none.
  public var subtitle: String?
  /// The values that a row shows of it besides.
  public var row = RowDescription()
  /// The size in points for layouts that ask their delegate; nil leaves the layout's own, or 36 points of height
  /// where UIKit would show nothing for want of one.
  public var size: CGSize?
  /// The name of one of the style's looks; nil for that of the view's kind.
  public var style: String?
  /// The view's fill; nil leaves its look's own.
  public var color: SceneColor?
  /// Values for views of one's own, which nothing here reads; nil for none.
  public var data: Node?
  /// The place of the view in the file, for messages.
  public var span: SourceSpan
}
