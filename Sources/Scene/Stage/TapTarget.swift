public import CoreGraphics
import Drawing
import Motion
import UIKit

/// The part of the screen that a finger taps.
public enum TapTarget: Hashable, Sendable {
  /// The cell of the item with this identifier.
  case item(String)
  /// The header of the section with this identifier.
  case header(String)
  /// The footer of the section with this identifier.
  case footer(String)
  /// The button with this title or accessibility label, in a cell or in a bar. The way back of a navigation bar is
  /// called as the screen that it leads to.
  case button(String)
  /// A point of the screen, from the upper left corner of the collection view, or of a controller's whole screen.
  case point(CGPoint)

  /// The element that is meant; nil for a point, which means whatever is there.
  var element: ElementID? {
    switch self {
    case .item(let name): .item(name)
    case .header(let section):
      ElementID(.supplementary(UICollectionView.elementKindSectionHeader), .identifier(section))
    case .footer(let section):
      ElementID(.supplementary(UICollectionView.elementKindSectionFooter), .identifier(section))
    case .button, .point: nil
    }
  }

  /// The words of messages.
  var words: String {
    switch self {
    case .item(let name): "\"\(name)\""
    case .header(let section): "the header of \"\(section)\""
    case .footer(let section): "the footer of \"\(section)\""
    case .button(let name): "the button \"\(name)\""
    case .point(let point): "\(NumberText.text(point.x)), \(NumberText.text(point.y))"
    }
  }
}
