/// Views that are waiting to be shown again, and the registrations that make new ones.
@MainActor struct ReusePool {
  /// What a view is registered and queued under. Decoration views are registered on the layout instead.
  enum Slot: Hashable {
    case cell(identifier: String)
    case supplementaryView(kind: String, identifier: String)
    case decorationView(kind: String)
  }

  private var sources: [Slot: ViewSource] = [:]
  private var waiting: [Slot: [UICollectionReusableView]] = [:]

  mutating func register(_ source: ViewSource?, in slot: Slot) {
    sources[slot] = source
    waiting[slot] = nil
  }

  func source(of slot: Slot) -> ViewSource? {
    sources[slot]
  }

  /// The view that has waited for the shortest time: its content is the likeliest to fit.
  mutating func take(from slot: Slot) -> UICollectionReusableView? {
    waiting[slot]?.popLast()
  }

  mutating func put(_ view: UICollectionReusableView, into slot: Slot) {
    waiting[slot, default: []].append(view)
  }

  /// Drops every waiting view of a kind of decoration, after its registration changed.
  mutating func empty(_ slot: Slot) {
    waiting[slot] = nil
  }
}
