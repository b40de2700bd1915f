/// Several items that move as one.
///
/// Differs from UIKit: it collides as the box around its items, not by the outline of each of them.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, @preconcurrency UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  private let middles: [PlaneVector]
  private let transforms: [CGAffineTransform]
  private let box: CGRect
  private var turn = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    box = union.isNull ? .zero : union
    center = CGPoint(x: box.midX, y: box.midY)
    let middle = PlaneVector(CGPoint(x: box.midX, y: box.midY))
    middles = items.map { PlaneVector($0.center) - middle }
    transforms = items.map(\.transform)
    super.init()
  }

  open var center: CGPoint { didSet { place() } }
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }

  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      place()
    }
  }

  private func place() {
    for (index, item) in items.enumerated() {
      let offset = middles[index].point.applying(turn)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = transforms[index].concatenating(turn)
    }
  }
}
