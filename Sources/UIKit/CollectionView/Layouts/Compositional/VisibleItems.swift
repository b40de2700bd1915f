/// The elements on screen that handlers of sections know, and what they changed of them.
@MainActor struct VisibleItems {
  /// The elements of each section in the order in which they came.
  private var order: [Int: [ElementKey]] = [:]
  var changes: [ElementKey: VisibleItem] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// The items of a section that are on screen now: those that stay keep their place in the list, others follow.
  mutating func items(
    of section: Int, showing slots: [(key: ElementKey, slot: PlacedSlot)]
  ) -> [VisibleItem] {
    let now = Dictionary(slots.map { ($0.key, $0.slot) }) { first, _ in first }
    let before = (order[section] ?? []).filter { now[$0] != nil }
    let known = Set(before)
    let keys = before + slots.map(\.key).filter { !known.contains($0) }
    order[section] = keys
    return keys.compactMap { key in
      guard let slot = now[key] else { return nil }
      let item = changes[key] ?? VisibleItem(key)
      item.place(slot)
      changes[key] = item
      return item
    }
  }

  mutating func forgetAll() {
    order = [:]
    changes = [:]
  }
}

/// One element on screen, as a handler of its section sees and changes it: where it would be if the section were not
/// scrolled.
final class VisibleItem: NSObject, @preconcurrency NSCollectionLayoutVisibleItem {
  private let key: ElementKey
  private var natural = CGRect.zero
  private var ownCenter: CGPoint?
  private var ownAlpha: CGFloat?
  private var ownDepth: Int?
  private var naturalDepth = 0
  var isHidden = false
  var transform3D = CATransform3DIdentity

  init(_ key: ElementKey) {
    self.key = key
    super.init()
  }

  func place(_ slot: PlacedSlot) {
    natural = slot.frame
    naturalDepth = slot.zIndex
  }

  /// Puts into effect what the handler changed.
  func apply(to attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    if let ownCenter {
      attributes.center = CGPoint(x: ownCenter.x + shift.x, y: ownCenter.y + shift.y)
    }
    if let ownAlpha { attributes.alpha = ownAlpha }
    if let ownDepth { attributes.zIndex = ownDepth }
    attributes.isHidden = isHidden
    attributes.transform3D = transform3D
  }

  var alpha: CGFloat {
    get { ownAlpha ?? 1 }
    set { ownAlpha = newValue }
  }

  var zIndex: Int {
    get { ownDepth ?? naturalDepth }
    set { ownDepth = newValue }
  }

  var center: CGPoint {
    get { ownCenter ?? CGPoint(x: natural.midX, y: natural.midY) }
    set { ownCenter = newValue }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var name: String { key.kind ?? "" }
  var indexPath: IndexPath { key.indexPath }
  var bounds: CGRect { CGRect(origin: .zero, size: natural.size) }
  var representedElementCategory: UICollectionView.ElementCategory { key.category }
  var representedElementKind: String? { key.kind }

  var frame: CGRect { transform3D.frame(size: natural.size, position: center) }
}
