public import CoreGraphics
import Motion
import UIKit

// The gestures of a finger on a collection view. All of them give the changes that came of it, and all of them stand in
// the conversation as calls of the user.
extension Stage {
  /// Taps an element or a point: an item is highlighted, selected and acted on as its delegate allows, a control is
  /// pressed, and nothing else can be selected.
  public func tap(_ target: TapTarget) throws -> Recording {
    try perform { _ in }
    if let control = try control(of: target) {
      let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      touch(at: control.convert(middle, to: collectionView))
      return try record { $0.tap(control, called: target.words) }
    }
    let point = try touchPoint(of: target)
    touch(at: point)
    return try record { $0.tap(at: point) }
  }

  /// A finger comes down at a point of the content, and goes up again.
  private func touch(at point: CGPoint) {
    touches = TouchCourse()
    let place = onScreen(point)
    touches.add(.init(during: 0, from: place, to: place))
  }

  /// The point of the picture at which a point of the content is seen.
  func onScreen(_ point: CGPoint) -> CGPoint {
    let origin = StageScreen(of: collectionView).viewport.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The control that is meant by its name, or that stands at the point in front of the collection view.
  private func control(of target: TapTarget) throws -> UIControl? {
    switch target {
    case .item, .header, .footer: return nil
    case .button(let name):
      let buttons = window.controls
      let called = buttons.filter { $0.isCalled(name) }
      guard !called.isEmpty else {
        throw GestureFault.unknown(target.words, known: buttons.compactMap(\.name))
      }
      guard let control = called.first(where: \.isWithinReach) else {
        throw GestureFault.outOfReach(target.words)
      }
      return control
    case .point(let point):
      guard rooms != nil else { return nil }
      var view = window.hitTest(point, with: nil)
      while let current = view, current !== collectionView {
        if let control = current as? UIControl { return control }
        view = current.superview
      }
      return nil
    }
  }

  /// Taps the cell of the item with this identifier.
  public func tap(_ item: String) throws -> Recording { try tap(.item(item)) }

  /// Taps the status bar, which scrolls to the top where `scrollsToTop` allows it.
  public func tapStatusBar() throws -> Recording {
    try record { $0.tapStatusBar() }
  }

  /// Drags the content down with a finger that moves so many points, or to the right where it is scrolled sideways, and
  /// lets go: beyond its end it springs back, unless what was pulled down begins to refresh. Nothing happens where
  /// the content does not follow a finger.
  public func pull(by distance: CGFloat) throws -> Recording {
    let way =
      collectionView.isSideways
      ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    touches = TouchCourse()
    return try swipe(along: way, in: Self.moves, velocity: .zero)
  }

  /// Swipes from page to page, back if the number is negative. In a collection view that does not page, a swipe goes
  /// as far as the bounds reach, and the layout and the delegate may have it rest elsewhere.
  public func page(_ pages: Int = 1) throws -> Recording {
    var steps: [RecordedChange] = []
    touches = TouchCourse()
    for _ in 0..<pages.magnitude {
      let place = collectionView.contentOffset
      steps += try turn(forward: pages > 0, after: steps.count)
      // At the end of the content there are no more pages.
      if collectionView.contentOffset == place { break }
    }
    return Recording(steps)
  }

  private func turn(forward: Bool, after count: Int) throws -> Recording {
    try perform { _ in }
    let view = collectionView
    let isSideways = view.isSideways || view.hasPagesBeside
    let length = (isSideways ? view.bounds.width : view.bounds.height) / 2
    // In a mirrored layout the next page is on the left.
    let onwards = forward != (isSideways && view.isMirrored)
    let half = onwards ? length : -length
    let way = isSideways ? CGPoint(x: half, y: 0) : CGPoint(x: 0, y: half)
    return try swipe(
      along: CGPoint(x: -way.x, y: -way.y), in: 1, velocity: view.velocity(reaching: way),
      after: count)
  }

  /// Has the refresh control begin, as a program does: nothing is sent and nothing scrolls.
  public func beginRefreshing() throws -> Recording {
    let control = try refreshControl()
    return try record { _ in control.beginRefreshing() }
  }

  /// Has the refresh control end: the content goes back up.
  public func endRefreshing() throws -> Recording {
    let control = try refreshControl()
    return try record { _ in control.endRefreshing() }
  }

  private func refreshControl() throws -> UIRefreshControl {
    guard let control = collectionView.pulledControl else { throw GestureFault.noRefreshControl }
    return control
  }

  // MARK: Fingers

  /// A finger that somebody follows, as a layout does that is invalidated by it, is seen at so many places.
  private static let moves = 8

  /// A finger that comes down, moves in equal parts along the way and lets go: one change for each part, and what
  /// comes of it.
  /// - Parameters:
  ///   - parts: in how many parts it moves where nobody follows it.
  ///   - count: the changes of the gesture that were before it.
  private func swipe(
    along way: CGPoint, in parts: Int, velocity: CGPoint, after count: Int = 0
  ) throws -> Recording {
    var steps: [RecordedChange] = []
    var begins = false
    steps += try record { begins = $0.beginDragging() }
    guard begins else { return Recording(steps) }
    let start = fingerStart(along: way)
    let first = count + steps.count
    let (changes, parts) = try drag(along: way, in: parts)
    steps += changes
    for part in changes.indices {
      let before = way.part(CGFloat(part), of: parts)
      let after = way.part(CGFloat(part + parts / changes.count), of: parts)
      touches.add(
        .init(during: first + part, from: start.moved(by: before), to: start.moved(by: after)))
    }
    steps += try record { $0.comeToRest(at: $0.letGo(velocity: velocity)) }
    return Recording(steps)
  }

  /// The way of the finger that is down: a change for each part, or one where the content goes straight; and how many
  /// parts it had.
  private func drag(along way: CGPoint, in parts: Int) throws -> ([RecordedChange], parts: Int) {
    var (changes, part, parts) = ([RecordedChange](), 0, parts)
    var frames = ScrollFrames(after: 0)
    while part < parts {
      part += 1
      changes += try record { view in
        if part == 1, parts < Self.moves {
          view.drag(by: way.part(1, of: Self.moves))
          if view.isFollowed { parts = Self.moves }
        }
        view.drag(by: way.part(CGFloat(part), of: parts))
        AnimationContext(duration: Self.dragTime / Double(parts), options: .curveLinear).run {
          view.layoutIfNeeded()
        }
      }
      frames.add(changes, to: Double(part) / Double(parts))
    }
    let whole = frames.joined(in: try Timing(duration: Self.dragTime, curve: .linear))
    return (whole.map { [$0] } ?? changes, parts)
  }

  /// Seconds that a finger takes for its way.
  private static let dragTime = 0.3

  /// The point of the screen at which a finger comes down that goes that way: the middle of the way is that of what no
  /// bar covers.
  private func fingerStart(along way: CGPoint) -> CGPoint {
    let view = collectionView
    let free = view.bounds.inset(by: view.adjustedContentInset)
    let room = free.isEmpty ? view.bounds : free
    return onScreen(CGPoint(x: room.midX - way.x / 2, y: room.midY - way.y / 2))
  }

  /// A point of the content at which a finger touches the target and nothing else.
  func touchPoint(of target: TapTarget) throws -> CGPoint {
    let screen = StageScreen(of: collectionView).viewport
    if case .point(let point) = target {
      let point = CGPoint(x: point.x + screen.minX, y: point.y + screen.minY)
      guard screen.contains(point) else { throw GestureFault.outOfReach(target.words) }
      return point
    }
    let names = names
    let path = try collectionView.dataSource is any NamedItems ? nil : itemPath(of: target)
    let shown = collectionView.displayedViews.first {
      let kind = ElementKind($0.attributes)
      return names.id(of: kind, at: $0.attributes.indexPath) == target.element
        || kind == .cell && $0.attributes.indexPath == path
    }
    guard let shown, let point = freePoint(of: shown.attributes, in: screen) else {
      throw try fault(missing: target)
    }
    return point
  }

  /// The middle of what is seen of the element, or another point at which nothing covers it.
  private func freePoint(
    of attributes: UICollectionViewLayoutAttributes, in screen: CGRect
  ) -> CGPoint? {
    let seen = attributes.frame.intersection(screen)
    guard !seen.isEmpty else { return nil }
    let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    let points = shares.flatMap { y in
      shares.map { CGPoint(x: seen.minX + seen.width * $0, y: seen.minY + seen.height * y) }
    }
    return points.first { collectionView.part(at: $0).isElement(of: attributes) }
  }

  /// Items of a controller's screen can be called by their places.
  private func itemPath(of target: TapTarget) throws -> IndexPath? {
    guard rooms != nil, case .item(let name) = target else { return nil }
    return try path(ofItem: name)
  }

  private func fault(missing target: TapTarget) throws -> GestureFault {
    let elements = try snapshot().elements
    guard let wanted = target.element, !elements.contains(where: { $0.id == wanted }),
      try itemPath(of: target) == nil
    else { return .outOfReach(target.words) }
    let known = elements.filter { $0.kind == wanted.kind }.compactMap(\.id.identifier)
    return .unknown(target.words, known: known)
  }
}

extension TouchedPart {
  fileprivate func isElement(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch self {
    case .item(let path):
      attributes.representedElementCategory == .cell && attributes.indexPath == path
    case .supplementaryView(let kind, let path):
      attributes.representedElementCategory == .supplementaryView
        && attributes.representedElementKind == kind && attributes.indexPath == path
    case .decorationView, .control, .background: false
    }
  }
}

extension CGPoint {
  /// As much of a way as so many of its equal parts are.
  fileprivate func part(_ part: CGFloat, of parts: Int) -> CGPoint {
    CGPoint(x: x * part / CGFloat(parts), y: y * part / CGFloat(parts))
  }

  fileprivate func moved(by way: CGPoint) -> CGPoint {
    CGPoint(x: x + way.x, y: y + way.y)
  }
}
