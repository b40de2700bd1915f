/// The base layout's answers about start and end while an update is under way: survivors slide from their old
/// place to the new one, what is new fades in at its place, what goes fades out at its own. Of a reloaded item
/// both views slide from the old place to the new one, one fading out and one fading in.
@MainActor final class UpdateDefaults {
  private let rules: UpdateRules
  private let before: DisplayedElements
  private var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Whether the layout passed the update on to the base class: without that the base knows of nothing.
  var isActive = false

  init(_ rules: UpdateRules, before: DisplayedElements) {
    self.rules = rules
    self.before = before
  }

  func note(_ arrivals: [PlacedElement]) {
    for arrival in arrivals { after[arrival.key] = arrival.original }
  }

  /// Copies throughout: subclasses change what they get.
  func initial(
    _ key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard isActive else { return nil }
    guard let origin = rules.origin(of: key) else {
      let earlier = rules.predecessor(of: key).flatMap { before[$0]?.original }
      let faded = (earlier ?? after[key] ?? layout.attributes(for: key))?.copied
      faded?.indexPath = key.indexPath
      faded?.alpha = 0
      return faded
    }
    let earlier = (before[origin]?.original ?? layout.attributesBeforeUpdate(for: origin))?.copied
    earlier?.indexPath = key.indexPath
    return earlier
  }

  func final(
    _ key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard isActive else { return nil }
    guard let survivor = rules.survivor(of: key) else {
      let later = rules.replacement(of: key).flatMap { after[$0] }
      let faded = (later ?? before[key]?.original)?.copied
      faded?.indexPath = key.indexPath
      faded?.alpha = 0
      return faded
    }
    let later = (after[survivor] ?? layout.attributes(for: survivor))?.copied
    later?.indexPath = key.indexPath
    return later
  }
}
