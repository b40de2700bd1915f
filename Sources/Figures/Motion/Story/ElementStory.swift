import CoreGraphics
import Motion
import Notation

/// One element of a change with everything that a figure says about it. Its places are those on the screen.
struct ElementStory {
  let id: ElementID
  var role: Role
  let before: ElementSnapshot?
  let after: ElementSnapshot?
  /// The way of its views: the one that leaves first, where there are two.
  let tracks: [ElementTrack]
  /// Whether it stands for all of a section that something was asked of.
  var speaksForSection = false
  /// The name of the section that it speaks for, if that has one.
  var sectionName: String?
  /// How far the window goes over the content meanwhile.
  let window: CGVector
  /// Its number among all elements: before, then those that are new.
  let number: Int
  /// Decides its colour, where it has none of its own.
  let hue: Int
  /// Whether it has the colour that it is drawn in.
  var showsOwnColor = false
  /// Its name in figures, the same in all of them.
  let label: String
  /// Its name in sentences.
  let spokenName: String

  /// The name of all that it speaks for.
  var toldName: String { sectionName ?? label }

  /// The beginning of a long name.
  func label(upTo count: Int) -> String { Directions.balanced(label.shortened(to: count)) }

  /// Its name without what tells it apart from others of that name.
  var bareName: String {
    let name = label(upTo: 40)
    guard name.hasSuffix(")"), let bracket = name.range(of: " (") else { return name }
    return String(name[..<bracket.lowerBound])
  }

  /// Whether it only comes into view or leaves it.
  var crossesEdge: Bool { role.crossesEdge }

  /// Whether it is a part of the screen around the layout.
  var isOfScreen: Bool { (after ?? before)?.isOfScreen == true }

  /// Whether an update takes it out of the data, alone or with its section.
  var isGone: Bool { role == .deleted || role == .sectionDeleted }

  /// Whether an update brings it into the data, alone or with its section.
  var isNew: Bool { role == .inserted || role == .sectionInserted }

  /// Whether it carries a badge: what was asked of a section is said once.
  var hasBadge: Bool { role.isAskedOfItem || speaksForSection }

  /// Whether a mark tells what becomes of it: what was asked of it, or that its size alone changes.
  var wearsMark: Bool { hasBadge || role == .resized }

  /// Whether one view fades into another, as of a reloaded item, be it asked to move as well.
  var hasTwoViews: Bool { role == .reloaded || tracks.count > 1 }

  /// Whether nobody is seen to go from one place to the other: one view fades out in the first, another one in in the
  /// second.
  var fadesInPlace: Bool {
    tracks.count > 1 && tracks.allSatisfy { $0.start.center.distance(to: $0.end.center) < 0.5 }
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

  /// Whether it was asked to move and crosses the edge of the screen on a way that nobody knows.
  var hasNoWay: Bool { role.isMove && (before == nil) != (after == nil) && !travels }

  /// Its way on the screen from start to end, the same in all figures; none where the content takes it along.
  var shift: CGVector {
    guard let start, let end else { return CGVector() }
    let way = start.way(to: end)
    return goesWithContent(way) ? CGVector() : way
  }

  /// The same in a sentence: of one that gets another size, and whose corner goes another way, that of its middle.
  var wayWords: String {
    let words = DistanceWords.text(shift)
    guard let start, let end, start.size != end.size, length >= 0.5 else { return words }
    let corner = (x: end.frame.minX - start.frame.minX, y: end.frame.minY - start.frame.minY)
    let isAlike = abs(corner.x - shift.dx) < 0.5 && abs(corner.y - shift.dy) < 0.5
    return isAlike ? words : "its middle \(words)"
  }

  /// Whether it keeps its place in the content, and goes over the screen as all that is scrolled does.
  var goesWithContent: Bool {
    guard let start, let end else { return false }
    return goesWithContent(start.way(to: end))
  }

  private func goesWithContent(_ way: CGVector) -> Bool {
    hypot(window.dx, window.dy) >= 0.5 && hypot(way.dx + window.dx, way.dy + window.dy) < 0.5
  }

  /// How far that is; 0 where these are no places.
  var length: CGFloat {
    let length = hypot(shift.dx, shift.dy)
    return length.isFinite ? length : 0
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
  /// From middle to middle, as arrows have it; none along an axis in which it only grows or shrinks from one of its edges.
  func way(to end: ElementSnapshot) -> CGVector {
    let grows = frame.onlyGrows(to: end.frame)
    return CGVector(
      dx: grows.x ? 0 : end.center.x - center.x, dy: grows.y ? 0 : end.center.y - center.y)
  }

  func looksPlaced(like other: ElementSnapshot) -> Bool {
    center == other.center && size == other.size && transform == other.transform
  }
}

extension CGRect {
  /// Whether, along each axis, it gets another length while one of its edges stays where it is.
  func onlyGrows(to end: CGRect) -> (x: Bool, y: Bool) {
    func grows(_ low: CGFloat, _ high: CGFloat) -> Bool {
      abs(low - high) >= 0.5 && min(abs(low), abs(high)) < 0.5
    }
    return (
      grows(end.minX - minX, end.maxX - maxX), grows(end.minY - minY, end.maxY - maxY)
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
