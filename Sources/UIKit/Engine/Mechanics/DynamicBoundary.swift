/// Lines that hold items back.
struct DynamicBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  private let lines: [DynamicOutline]

  @MainActor init(identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    lines = path.cgPath.outline.straightLines.map {
      DynamicOutline(corners: [PlaneVector($0.start), PlaneVector($0.end)])
    }
  }

  func isNamed(_ name: any NSCopying) -> Bool {
    guard let one = identifier as? NSObject, let other = name as? NSObject else { return false }
    return one.isEqual(other)
  }

  func overlaps(of outline: DynamicOutline) -> [DynamicOverlap] {
    lines.compactMap { DynamicOverlap(of: outline, and: $0) }
  }

  /// How an outline goes beyond the edges of a rectangle that holds it.
  static func overlaps(of outline: DynamicOutline, inside rect: CGRect) -> [DynamicOverlap] {
    let edges: [(way: PlaneVector, level: CGFloat)] = [
      (PlaneVector(-1, 0), -rect.minX), (PlaneVector(1, 0), rect.maxX),
      (PlaneVector(0, -1), -rect.minY), (PlaneVector(0, 1), rect.maxY),
    ]
    return edges.compactMap { edge in
      let points = outline.corners.compactMap { corner in
        let depth = corner.dot(edge.way) - Double(edge.level)
        return depth >= -DynamicOverlap.margin ? (place: corner, depth: depth) : nil
      }
      return points.isEmpty ? nil : DynamicOverlap(way: edge.way, points: points)
    }
  }
}

/// A body with its outline in the world.
@MainActor struct PlacedBody {
  let body: DynamicBody
  let outline: DynamicOutline

  init(_ body: DynamicBody) {
    self.body = body
    outline = body.outline.placed(at: body.position, turned: body.angle)
  }

  func isNear(_ other: PlacedBody) -> Bool {
    (body.position - other.body.position).length <= body.outline.radius + other.body.outline.radius
  }
}

/// The pairs that touch at one moment, in the order in which they were found.
@MainActor struct DynamicContacts {
  private var contacts: [Contact] = []

  private struct Contact {
    let item: any UIDynamicItem
    let other: Other
    let place: PlaneVector

    enum Other {
      case item(any UIDynamicItem)
      case boundary((any NSCopying)?)
    }

    @MainActor func isOf(_ contact: Contact) -> Bool {
      guard item === contact.item else { return false }
      switch (other, contact.other) {
      case (.item(let one), .item(let two)): return one === two
      case (.boundary(let one), .boundary(let two)):
        guard let one = one as? NSObject, let two = two as? NSObject else {
          return one == nil && two == nil
        }
        return one.isEqual(two)
      default: return false
      }
    }
  }

  mutating func add(_ item: any UIDynamicItem, _ other: any UIDynamicItem, at place: PlaneVector) {
    add(Contact(item: item, other: .item(other), place: place))
  }

  mutating func add(
    _ item: any UIDynamicItem, boundary: (any NSCopying)?, at place: PlaneVector
  ) {
    add(Contact(item: item, other: .boundary(boundary), place: place))
  }

  private mutating func add(_ contact: Contact) {
    if !contacts.contains(where: { $0.isOf(contact) }) { contacts.append(contact) }
  }

  /// Tells the delegate which contacts are over and which are new.
  func tell(
    _ delegate: (any UICollisionBehaviorDelegate)?, of behavior: UICollisionBehavior,
    since before: DynamicContacts
  ) {
    guard let delegate else { return }
    for past in before.contacts where !contacts.contains(where: { $0.isOf(past) }) {
      switch past.other {
      case .item(let other):
        delegate.collisionBehavior(behavior, endedContactFor: past.item, with: other)
      case .boundary(let name):
        delegate.collisionBehavior(
          behavior, endedContactFor: past.item, withBoundaryIdentifier: name)
      }
    }
    for new in contacts where !before.contacts.contains(where: { $0.isOf(new) }) {
      switch new.other {
      case .item(let other):
        delegate.collisionBehavior(
          behavior, beganContactFor: new.item, with: other, at: new.place.point)
      case .boundary(let name):
        delegate.collisionBehavior(
          behavior, beganContactFor: new.item, withBoundaryIdentifier: name, at: new.place.point)
      }
    }
  }
}
