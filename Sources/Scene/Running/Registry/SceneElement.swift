public import Motion
public import UIKit

/// What a scene says of one view, for cells, headers and footers of one's own: the data, and what the style makes
/// of them.
@MainActor public struct SceneElement {
  /// The item's identifier; for headers and footers that of their section.
  public let id: String
  public let kind: ElementKind
  public let section: String
  public let indexPath: IndexPath
  /// The text of the item, as the style's template has it.
  public let label: String
  public let subtitle: String
  /// The item's own colour, the style's, or the next one of the palette; one for each theme.
  public let color: UIColor
  /// For letters on that colour.
  public let ink: UIColor
  public let image: UIImage?
  public let size: CGSize?
  /// How large the scene wants the view to be when it is asked to fit.
  public let fittingSize: CGSize?
  /// What stands below `data`.
  public let values: SceneValues
}
