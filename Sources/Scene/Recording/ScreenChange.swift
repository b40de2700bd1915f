import Drawing
import Motion
import UIKit

/// A screen that takes the place of another one: the upper one comes from the side, or goes there, and the lower one
/// gives way by less, as UIKit's navigation has it.
struct ScreenChange {
  enum Way {
    case forth, back
  }

  let before: LayoutSnapshot
  let after: LayoutSnapshot
  let way: Way
  let timing: Timing

  /// The part of the width by which the lower screen is pushed aside.
  private static let parallax: CGFloat = 0.3
  /// The screen that goes is behind the one that comes to the front, or in front of the one behind it; the paper of the
  /// upper one is between the two.
  private static let tier = 2

  var capture: TransitionCapture {
    let lower = way == .forth ? before : after
    let upper = way == .forth ? after : before
    var changes = fronts
    changes += lower.elements.filter { !$0.isFront }.map { change($0, isLower: true) }
    if let paper = paper(upper) { changes.append(paper) }
    changes += upper.elements.filter { !$0.isFront }.map { change($0, isLower: false) }
    return TransitionCapture(before: before, after: after, changes: changes, timing: timing)
  }

  /// Bars stay, and what they show fades into what they show later.
  private var fronts: [ElementChange] {
    let (earlier, later) = (before.elements.filter(\.isFront), after.elements.filter(\.isFront))
    let going = earlier.map { bar in
      var end = bar
      end.center = CGPoint(x: bar.center.x + shift.x, y: bar.center.y + shift.y)
      end.alpha = 0
      return ElementChange(.disappearing, from: bar, to: end, isLeaving: true)
    }
    let coming = later.map { bar in
      var start = bar
      start.center = CGPoint(x: bar.center.x - shift.x, y: bar.center.y - shift.y)
      start.alpha = 0
      return ElementChange(.appearing, from: start, to: bar, isLeaving: false)
    }
    return going + coming
  }

  /// A place on the one screen as the same place on the other.
  private var shift: CGPoint {
    CGPoint(
      x: after.viewport.minX - before.viewport.minX, y: after.viewport.minY - before.viewport.minY)
  }

  private func change(_ element: ElementSnapshot, isLower: Bool) -> ElementChange {
    let aside = isLower ? -Self.parallax * after.viewport.width : after.viewport.width
    let isLeaving = isLower == (way == .forth)
    var other = element
    other.center.x += aside + (isLeaving ? shift.x : -shift.x)
    other.center.y += isLeaving ? shift.y : -shift.y
    guard isLeaving else {
      return ElementChange(.appearing, from: other, to: element, isLeaving: false)
    }
    var start = element
    start.tier = isLower ? -Self.tier : Self.tier
    other.tier = start.tier
    return ElementChange(.disappearing, from: start, to: other, isLeaving: true)
  }

  /// The background of the upper screen, which comes and goes with it.
  private func paper(_ upper: LayoutSnapshot) -> ElementChange? {
    guard let backdrop = upper.backdrop else { return nil }
    let viewport = upper.viewport
    var paper = ElementSnapshot(
      id: ElementID(.decoration("screen"), .path(IndexPath(index: 0))), path: IndexPath(index: 0),
      center: CGPoint(x: viewport.midX, y: viewport.midY), size: viewport.size,
      content: backdrop.items)
    paper.tier = way == .forth ? -Self.tier / 2 : Self.tier / 2
    if let fill = backdrop.background {
      let sheet = DrawShape(.rect(CGRect(origin: .zero, size: viewport.size)), fill: fill)
      paper.content.insert(.shape(sheet), at: 0)
    }
    var away = paper
    away.center.x += viewport.width
    // It leaves in both ways: at rest the backdrop itself is there.
    guard way == .forth else {
      away.center.x += shift.x
      away.center.y += shift.y
      return ElementChange(.disappearing, from: paper, to: away, isLeaving: true)
    }
    away.center.x -= shift.x
    away.center.y -= shift.y
    return ElementChange(.disappearing, from: away, to: paper, isLeaving: true)
  }
}

extension TransitionCapture {
  /// The change of a collection view with the rest of its screen, as it was and as it is.
  @MainActor func onScreen(
    from settled: LayoutSnapshot, _ screen: StageScreen, _ drawings: ViewDrawings
  ) -> TransitionCapture {
    let earlier = settled.elements.filter(\.isFront)
    let later = screen.frontElements(drawings)
    guard screen.root !== screen.view else { return self }
    var capture = self
    capture.before = before.with(earlier, viewport: settled.viewport)
    capture.after = after.with(later, viewport: screen.viewport)
    capture.changes += later.map { element in
      earlier.first { $0.id == element.id }.map { .kept(before: $0, after: element) }
        ?? .inserted(element)
    }
    capture.changes += earlier.filter { element in !later.contains { $0.id == element.id } }
      .map { .deleted($0) }
    return capture
  }
}

extension TransitionCapture {
  /// The same change with the views in front of the collection view as they are in the end.
  func ending(with end: LayoutSnapshot) -> TransitionCapture {
    var capture = self
    capture.after = after.withoutFronts.with(
      end.elements.filter(\.isFront), viewport: after.viewport)
    (capture.after.insets, capture.after.backdrop) = (end.insets, end.backdrop)
    capture.after.outlines = end.outlines
    for (place, change) in changes.enumerated() where change.end.isFront && !change.isLeaving {
      if let front = end[change.end.id] { capture.changes[place].end = front }
    }
    return capture
  }
}

extension LayoutSnapshot {
  var withoutFronts: LayoutSnapshot {
    with(elements: elements.filter { !$0.isFront })
  }

  fileprivate func with(_ fronts: [ElementSnapshot], viewport: CGRect) -> LayoutSnapshot {
    var snapshot = with(elements: elements + fronts)
    snapshot.viewport = viewport
    return snapshot
  }
}
