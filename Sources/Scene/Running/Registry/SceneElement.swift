public import Motion
public import UIKit

/// All that a scene says of one view, for cells, headers and footers of one's own: the data, and what the style makes
/// of them.
@MainActor public struct SceneElement {
  /// The item's identifier; for headers and footers that of their section.
  public let id: String
  /// A cell, or the kind of header, footer or other supplementary view.
  public let kind: ElementKind
  /// The identifier of the section that the view belongs to.
  public let section: String
  /// The place in the data when the view was dequeued.
  public let indexPath: IndexPath
  /// The text of the item, as the style's template has it.
  public let label: String
  /// The second line of the item, as the style's template has it.
  public let subtitle: String
  /// The item's own colour, the style's, or the next one of the palette; one for each theme.
  public let color: UIColor
  /// For letters on that colour.
  public let ink: UIColor
  /// The image of an item; nil for items without one, under a style that shows none, and for headers and footers.
  public let image: UIImage?
  /// The size in points that the scene gives the item or the header; nil where it gives none.
  public let size: CGSize?
  /// How large the scene wants the view to be when it is asked to fit.
  public let fittingSize: CGSize?
  /// The values below the key `data` of the item or the header; there may be none.
  public let values: SceneValues
}
