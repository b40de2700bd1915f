import CoreGraphics
import Motion
import UIKit

// Fingers that do more than tap and drag. All of it stands in the conversation as calls of the user.
extension Stage {
  /// Presses long on an element or a point, and gives the menu that opens: of the item, of all selected items where it
  /// is one of several, or of the background. Nothing opens where the delegate has none.
  public func openMenu(of target: TapTarget) throws -> StageMenu? {
    try perform { _ in }
    let point = try touchPoint(of: target)
    var menu: OpenMenu?
    let opening = try record { menu = $0.openMenu(at: point) }
    return menu.map { StageMenu($0, on: self, opening: opening) }
  }

  /// Draws two fingers from one item over others: whatever lies between the first and the last is selected. Nothing
  /// happens where the delegate does not want it.
  public func selectItems(from first: String, through others: [String]) throws -> Recording {
    try perform { _ in }
    let start = try touchPoint(of: .item(first))
    let points = try others.map { try touchPoint(of: .item($0)) }
    return try record { view in
      guard case .item(let path) = view.part(at: start) else { return }
      view.selectItems(byPanningFrom: path, through: points)
    }
  }

  /// Taps the disclosure of an item of an outline: it expands or collapses as its diffable data source allows.
  public func toggle(_ item: String) throws -> Recording {
    try perform { _ in }
    let point = try touchPoint(of: .item(item))
    return try record { view in
      guard case .item(let path) = view.part(at: point) else { return }
      view.toggleItem(at: path)
    }
  }

  /// Draws a finger to one of the titles at the edge, which the data source has for its items. Throws where it has no
  /// such title.
  public func scroll(toIndexTitle title: String) throws -> Recording {
    var isThere = false
    let recording = try record { isThere = $0.scroll(toIndexTitle: title) }
    guard isThere else {
      throw GestureFault.unknown("\"\(title)\"", known: collectionView.indexTitles)
    }
    return recording
  }
}
