public import Drawing
public import UIKit

extension DrawList {
  /// A view as it shows itself, in its own coordinates: its background, its layers, its subviews and what `draw(_:)`
  /// draws, without the opacity and the transform that the view itself has.
  @MainActor public init(of view: UIView) {
    self = RunningAnimators.presenting {
      DrawList(size: view.bounds.size, [DrawItem](shownIn: view)).simplified()
    }
  }
}

extension [DrawItem] {
  /// The same with everything in it that cannot be seen at the moment, so that it can be blended with what the
  /// view shows at another one.
  @MainActor init(shownIn view: UIView) {
    // Not `layoutIfNeeded()`, which would lay out the collection view that waits above.
    view.layOutTree()
    view.layer.layoutTree()
    let items = LayerDrawing().items(of: view.layer)
    let origin = view.bounds.origin
    let shift = PlaneTransform(translationX: -origin.x, y: -origin.y)
    self = origin == .zero ? items : [.group(DrawGroup(transform: shift, items))]
  }
}

extension DrawList {
  /// The drawing behind the elements of a collection view: its background, its background view, and subviews that
  /// no layout knows; with the rest of a controller's screen as far as it is not in front.
  @MainActor init(behindElementsOf screen: StageScreen) {
    var drawing = LayerDrawing()
    drawing.left = Set(screen.view.displayedViews.map { ObjectIdentifier($0.view) })
    drawing.left.formUnion(screen.fronts.map { ObjectIdentifier($0) })
    let origin = screen.root.bounds.origin
    let items = drawing.items(of: screen.root.layer).simplified()
    let shift = PlaneTransform(translationX: -origin.x, y: -origin.y)
    self.init(size: screen.root.bounds.size, [.group(DrawGroup(transform: shift, items))])
    self = simplified()
    takeOverBackground()
  }

  /// A first item that covers everything is the drawing's background.
  private mutating func takeOverBackground() {
    guard case .shape(let shape)? = items.first, case .rect(let rect) = shape.geometry,
      shape.stroke == nil, let fill = shape.fill, rect.contains(bounds)
    else { return }
    background = fill
    items.removeFirst()
  }
}
