/// Views that are waiting to be shown again, and the registrations that make new ones.
@MainActor struct ReusePool {
  /// The slot that a view is registered and queued under. Decoration views are registered on the layout instead.
  enum Slot: Hashable {
    case cell(identifier: String)
    case supplementaryView(kind: String, identifier: String)
    case decorationView(kind: String)

    /// The identifier that its views are registered for; of decoration views the kind.
    var name: String {
      switch self {
      case .cell(let identifier), .supplementaryView(_, let identifier): identifier
      case .decorationView(let kind): kind
      }
    }
  }

  private var registrations: [Slot: ViewRegistration] = [:]
  private var waiting: [Slot: [UICollectionReusableView]] = [:]

  mutating func register(_ source: ViewSource?, in slot: Slot) {
    registrations[slot] = source.map(ViewRegistration.init)
    waiting[slot] = nil
  }

  func registration(of slot: Slot) -> ViewRegistration? {
    registrations[slot]
  }

  /// The view that has waited for the shortest time: its content is the likeliest to fit. Views of another
  /// registration are let go.
  mutating func take(
    from slot: Slot, of registration: ViewRegistration
  ) -> UICollectionReusableView? {
    while let view = waiting[slot]?.popLast() {
      if view.reuse.registration === registration { return view }
    }
    return nil
  }

  mutating func put(_ view: UICollectionReusableView, into slot: Slot) {
    waiting[slot, default: []].append(view)
  }
}
