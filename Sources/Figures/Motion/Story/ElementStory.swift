import CoreGraphics
import Motion

/// One element of a change with everything that a figure says about it.
struct ElementStory {
  let id: ElementID
  var role: ChangeRole
  let before: ElementSnapshot?
  let after: ElementSnapshot?
  /// The way of its views: the one that leaves first, where there are two.
  let tracks: [ElementTrack]
  /// Whether it only comes into view or leaves it.
  var crossesEdge = false
  /// Its number among all elements: before, then those that are new.
  let number: Int
  /// Decides its colour, where it has none of its own.
  let hue: Int
  /// Whether it has the colour that it is drawn in.
  var showsOwnColor = false
  /// What it says, where that names it.
  var ownName: String?

  /// What figures call it.
  var label: String { ownName ?? id.label }

  /// What sentences call it: a header is said to be one, and a number to be what is written.
  var spokenName: String {
    guard let ownName else { return id.label }
    let name = ownName.contains(where: \.isLetter) ? ownName : "“\(ownName)”"
    return id.kind.shortName.map { "\($0) \(name)" } ?? name
  }

  /// What it is called where it looks like this: its words may be others than before.
  func label(of element: ElementSnapshot) -> String {
    ownName == nil ? label : element.ownWords ?? label
  }

  /// The view that stays, or the only one.
  var mainTrack: ElementTrack? { tracks.last }

  /// The element as its path starts: where it was, or where the layout says that it comes from.
  var start: ElementSnapshot? { tracks.first?.start ?? before }

  /// The element as its path ends.
  var end: ElementSnapshot? { mainTrack?.end ?? after }

  /// Whether nothing but the layout's answer (or its absence) says where the path begins.
  var startIsInvented: Bool {
    guard let start = mainTrack?.start else { return false }
    return before.map { !$0.looksPlaced(like: start) } ?? true
  }

  /// The same about its end.
  var endIsInvented: Bool {
    guard let end = mainTrack?.end else { return false }
    return after.map { !$0.looksPlaced(like: end) } ?? true
  }

  /// Whether the middle goes from one place to another.
  var travels: Bool {
    guard let start, let end else { return false }
    return start.center.distance(to: end.center) >= 0.5
  }

  /// As opaque as the most opaque of its views.
  func alpha(at time: TimeInterval) -> CGFloat {
    tracks.reduce(0) { max($0, $1.element(at: time).alpha) }
  }
}

extension ElementSnapshot {
  /// Whether both stand in one place and are shown alike; who they are does not count.
  func looks(like other: ElementSnapshot) -> Bool {
    center == other.center && size == other.size && transform == other.transform
      && alpha == other.alpha && isHidden == other.isHidden
  }
}

extension ElementSnapshot {
  func looksPlaced(like other: ElementSnapshot) -> Bool {
    center == other.center && size == other.size && transform == other.transform
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
