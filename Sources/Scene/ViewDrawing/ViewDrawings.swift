import Drawing
import UIKit

/// The drawings of a collection view's views at one moment, each made once however often it is asked for.
@MainActor final class ViewDrawings {
  private var items: [ObjectIdentifier: [DrawItem]] = [:]
  private var backdrop: DrawList?
  /// Views that were drawn so far.
  private(set) var count = 0

  /// Begins another moment.
  func forget() {
    items = [:]
    backdrop = nil
  }

  func items(of view: UIView) -> [DrawItem] {
    if let known = known(view) { return known }
    let drawn = [DrawItem](shownIn: view)
    count += 1
    items[ObjectIdentifier(view)] = drawn
    return drawn
  }

  /// The drawing of a view, if it was made at this moment. Views that come and go meanwhile are not to be asked for by
  /// `items(of:)`: another one may stand in their place.
  func known(_ view: UIView) -> [DrawItem]? { items[ObjectIdentifier(view)] }

  func backdrop(of screen: StageScreen) -> DrawList {
    if let backdrop { return backdrop }
    let drawn = DrawList(behindElementsOf: screen)
    backdrop = drawn
    return drawn
  }
}
