import Motion
public import UIKit

// The acts of a user on a collection view, in one call each. All of them give the changes that came of it.
extension Stage {
  /// Brings the stage's data into another state, by identifiers: what is new is inserted, what is gone is
  /// deleted, what stands elsewhere moves, and the items named in `reloading` are shown anew.
  public func update(
    reloading items: [String] = [], _ change: (inout [StageSection]) throws -> Void
  ) throws -> Recording {
    try perform { _ in }
    var after = sections
    try change(&after)
    let before = source.counted
    let reloads = ItemPosition.all(in: after) { items.contains($0.id) }
    let batch = UpdateBatch(
      from: IdentifiedSections(before), to: IdentifiedSections(after),
      refreshing: Refreshes(reloadedItems: reloads))
    return try record { view in
      view.performBatchUpdates {
        sections = after
        view.announce(batch)
      }
    }
  }

  /// Gives the view another size, as a rotation or a split screen does, and another safe area with it, if any.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, duration: TimeInterval = 0.3
  ) throws -> Recording {
    let safeArea = safeArea ?? window.additionalSafeAreaInsets
    return try resize(
      to: size, safeArea: safeArea, traits: window.traits(in: size), duration: duration)
  }

  /// Gives the view the window of a device that is held like that, with the room that apps are told of.
  func resize(to setting: StageSetting, duration: TimeInterval) throws -> Recording {
    let traits = window.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = setting.horizontalSizeClass
      $0.verticalSizeClass = setting.verticalSizeClass
    }
    return try resize(
      to: setting.size, safeArea: setting.safeArea, traits: traits, duration: duration)
  }

  private func resize(
    to size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection, duration: TimeInterval
  ) throws -> Recording {
    try record { view in
      guard window.rootViewController == nil else {
        return window.turn(to: size, safeArea: safeArea, traits: traits, duration: duration)
      }
      if traits != window.screen.traitCollection { window.screen.traitCollection = traits }
      window.turn(to: size, safeArea: safeArea)
      UIView.animate(withDuration: duration) {
        view.frame.size = size
        // Of a square the size stays.
        view.updateSafeArea()
      }
    }
  }

  /// Turns the device by a quarter: width and height change places.
  public func rotate(duration: TimeInterval = 0.3) throws -> Recording {
    let size = window.bounds.size
    return try resize(to: CGSize(width: size.height, height: size.width), duration: duration)
  }

  /// Lets another layout take over, in UIKit's standard time or at once.
  public func setLayout(
    _ layout: UICollectionViewLayout, animated: Bool = true
  ) throws -> Recording {
    try record { $0.setCollectionViewLayout(layout, animated: animated) }
  }

  /// Scrolls to an offset of the content, within 0.3 seconds or at once. A layout that is invalidated by it is asked
  /// for each frame, and elements go the ways that it tells.
  public func scroll(to offset: CGPoint, animated: Bool = true) throws -> Recording {
    try record { $0.setContentOffset(offset, animated: animated) }
  }

  /// Lets time pass, frame by frame, for those who live by it: display links and dynamic animators. One change a
  /// frame in which something moves; none where nobody waits for a frame. Long times have fewer frames.
  public func wait(_ seconds: TimeInterval, framesPerSecond: Double = 60) throws -> Recording {
    try perform { _ in }
    var changes: [RecordedChange] = []
    var stillness = 0.0
    let frame = max(1 / framesPerSecond, seconds / Self.mostFrames)
    var left = seconds
    while left > frame / 1000, clock.isHeard {
      let share = min(left, frame)
      let recording = try record { view in
        AnimationContext(duration: share, options: .curveLinear).run {
          clock.advance(by: share)
          view.layoutIfNeeded()
        }
      }
      changes += recording.lasting(share, after: stillness)
      stillness = recording.isEmpty ? stillness + share : 0
      left -= share
    }
    if left > 0 { clock.advance(by: left) }
    return Recording(changes)
  }

  /// As many pictures as a minute has at 60 a second.
  private static var mostFrames: Double { 3600 }

  // MARK: Gestures

  /// Lets a gesture lead from the present layout to another one: one change for each progress, which may be
  /// beyond 0...1, then the rest of the way to the new layout or back.
  public func transition(
    to layout: UICollectionViewLayout, through progress: [CGFloat], finishing: Bool = true
  ) throws -> Recording {
    var steps: [RecordedChange] = []
    var between: UICollectionViewTransitionLayout?
    let begun = try record { between = $0.startInteractiveTransition(to: layout) }
    steps += begun.map { $0.driven(from: 0, to: 0) }
    touches = TouchCourse()
    var last: CGFloat = 0
    for progress in progress {
      pinch(from: last, to: progress, during: steps.count)
      let part = try record { _ in between?.transitionProgress = progress }
      steps += part.map { $0.driven(from: last, to: progress) }
      last = progress
    }
    let rest = try record {
      if finishing { $0.finishInteractiveTransition() } else { $0.cancelInteractiveTransition() }
    }
    steps += rest.map { $0.driven(from: last, to: finishing ? 1 : 0) }
    return Recording(steps)
  }

  /// Two fingers in the middle of the screen that go apart as the hand goes on.
  private func pinch(from start: CGFloat, to end: CGFloat, during change: Int) {
    let size = StageScreen(of: collectionView).viewport.size
    let unit = min(size.width, size.height) / 8
    for (finger, side) in [-1.0, 1.0].enumerated() {
      func point(_ progress: CGFloat) -> CGPoint {
        let reach = side * unit * (1 + 1.5 * min(max(progress, -0.5), 1.5))
        return CGPoint(x: size.width / 2 + reach, y: size.height / 2 - reach)
      }
      var move = TouchCourse.Move(during: change, from: point(start), to: point(end))
      move.finger = finger
      touches.add(move)
    }
  }

  /// Drags the item with the identifier through the points of the content, and lets go of it there, or calls
  /// it off. Nothing happens where the item is not on the stage or may not be moved.
  public func drag(
    item identifier: String, through points: [CGPoint], cancelling: Bool = false
  ) throws -> Recording {
    guard let path = try snapshot()[item: identifier]?.path else { return Recording([]) }
    var steps: [RecordedChange] = []
    var mayMove = false
    steps += try record { mayMove = $0.beginInteractiveMovementForItem(at: path) }
    guard mayMove else { return Recording(steps) }
    for point in points {
      steps += try record { $0.updateInteractiveMovementTargetPosition(point) }
    }
    steps += try record {
      if cancelling { $0.cancelInteractiveMovement() } else { $0.endInteractiveMovement() }
    }
    return Recording(steps)
  }
}

extension IdentifiedSections where SectionID == String, ItemID == String {
  fileprivate init(_ sections: [StageSection]) {
    self.init(sections: sections.map(\.id), items: sections.map { $0.items.map(\.id) })
  }
}

extension ItemPosition {
  fileprivate static func all(
    in sections: [StageSection], where isIncluded: (StageItem) -> Bool
  ) -> [ItemPosition] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.filter { isIncluded(content.items[$0]) }.map {
        ItemPosition(section, $0)
      }
    }
  }
}
