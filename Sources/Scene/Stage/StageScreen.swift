import Drawing
import Motion
import UIKit

/// The part of the world that pictures of a collection view show: the view alone, or the whole screen of the controller
/// that its window has.
@MainActor struct StageScreen {
  let view: UICollectionView
  private let window: UIWindow?

  init(of view: UICollectionView) {
    self.view = view
    window = view.window.flatMap { $0.rootViewController == nil ? nil : $0 }
  }

  /// The view that everything in the picture is in.
  var root: UIView { window ?? view }

  /// The picture's rectangle in the coordinates of the content.
  var viewport: CGRect { window.map { view.convert($0.bounds, from: $0) } ?? view.bounds }

  /// Views in front of the collection view, such as a navigation bar, from the back to the front.
  var fronts: [UIView] {
    guard let window else { return [] }
    var fronts: [UIView] = []
    var inner: UIView = view
    while inner !== window, let outer = inner.superview {
      let place = outer.subviews.firstIndex(of: inner) ?? 0
      fronts += outer.subviews[(place + 1)...].filter { !$0.isHidden && $0.alpha > 0 }
      inner = outer
    }
    return fronts
  }

  /// The views in front, as elements that go where the screen goes.
  func frontElements(_ drawings: ViewDrawings) -> [ElementSnapshot] {
    var counts: [String: Int] = [:]
    return fronts.enumerated().map { index, front in
      let name = "\(type(of: front))"
      counts[name, default: 0] += 1
      let frame = view.convert(front.bounds, from: front)
      var element = ElementSnapshot(
        id: ElementID(.decoration(name), .path(IndexPath(index: counts[name, default: 1] - 1))),
        path: IndexPath(index: counts[name, default: 1] - 1),
        center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, alpha: front.alpha,
        zIndex: index, content: drawings.items(of: front))
      element.tier = Self.frontTier
      return element
    }
  }

  /// The tier of views in front of the collection view, behind its scroll indicators.
  nonisolated static let frontTier = ElementSnapshot.screenTier
}

extension ElementSnapshot {
  /// Whether it stands for a view in front of the collection view.
  var isFront: Bool { isOfScreen }
}

extension LayoutSnapshot {
  /// The snapshot of a collection view with the rest of the screen around it.
  @MainActor func onScreen(_ screen: StageScreen, _ drawings: ViewDrawings) -> LayoutSnapshot {
    var snapshot = with(elements: elements + screen.frontElements(drawings))
    snapshot.viewport = screen.viewport
    snapshot.backdrop = drawings.backdrop(of: screen)
    return snapshot
  }

  /// The snapshot with elements of the screen number `place`: those that are known by their path alone are not those of
  /// the screens before.
  func numbered(_ place: Int) -> LayoutSnapshot {
    guard place > 0 else { return self }
    return with(
      elements: elements.map { element in
        var element = element
        element.id = element.id.numbered(place)
        return element
      })
  }
}

extension ElementID {
  func numbered(_ place: Int) -> ElementID {
    guard place > 0, kind == .cell, case .path(let path) = name, path.count == 2 else {
      return self
    }
    return ElementID(kind, .path(IndexPath(indexes: [place, path[0], path[1]])))
  }
}
