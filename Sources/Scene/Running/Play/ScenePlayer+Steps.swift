import Motion
import SceneFormat
import UIKit

// The way in which each cause of a step acts on the collection view.
extension ScenePlayer {
  func perform(_ step: StepDescription) throws -> Recording {
    let duration = step.isAnimated ? max(step.timing.timing.duration, 0.001) : 0
    switch step.cause {
    case .update(let update): return try play(update, step)
    case .apply: return try apply(step)
    case .outline(let outline):
      return scene.controller == nil ? try apply(step) : try stage.toggle(outline.item.value)
    case .calls(let calls): return try play(calls, step)
    case .layout(let name):
      let layout = try layout(name)
      return try stage.record { $0.setCollectionViewLayout(layout, animated: step.isAnimated) }
    case .transition(let name, let progress):
      return try stage.transition(
        to: try layout(name), through: progress, finishing: (progress.last ?? 1) >= 0.5)
    case .bounds(let bounds): return try resize(bounds, duration)
    case .scroll(let scroll): return try play(scroll, animated: step.isAnimated)
    case .tap(let tap): return try play(tap)
    case .pull(let distance): return try stage.pull(by: distance)
    case .page(let pages): return try stage.page(pages)
    case .drag(let drag): return try play(drag)
    case .focus(let focus): return try play(focus, at: step.causeSpan)
    case .refresh(let refresh): return try play(refresh, at: step.causeSpan)
    case .fit:
      source.state = source.state.after(step.cause)
      source.refresh(stage.collectionView)
      return try animate(duration) { $0.collectionViewLayout.invalidateLayout() }
    case .invalidate(let items): return try invalidate(items, duration)
    case .set(let values):
      return try animate(duration) { [self] view in
        try registry.set(values, on: view.collectionViewLayout, of: layout.kind.value)
        view.collectionViewLayout.invalidateLayout()
      }
    case .wait(let seconds):
      return try stage.wait(seconds, framesPerSecond: step.timing.framesPerSecond)
    }
  }

  private func layout(_ name: Spanned<String>) throws -> UICollectionViewLayout {
    guard let description = scene.layout(named: name.value) else {
      throw Diagnostic(.unknownName, "there is no layout \"\(name.value)\"", at: name.span)
    }
    layout = description
    let layout = try registry.layout(description, mirrors: scene.canvas.mirrors ?? false)
    source.registerDecorations(of: layout)
    return layout
  }

  /// Runs the body and a layout pass in an animation; at once where it is to take no time.
  private func animate(
    _ duration: Double, _ body: @escaping (UICollectionView) throws -> Void
  ) throws -> Recording {
    try stage.record { view in
      guard duration > 0 else { return try body(view) }
      try AnimationContext(duration: duration).run {
        try body(view)
        view.layoutIfNeeded()
      }
    }
  }

  private func resize(_ bounds: BoundsDescription, _ duration: Double) throws -> Recording {
    switch bounds {
    case .size(let size):
      // A window of a size of its own has no share of the screen.
      if size != canvas.size { canvas.window = nil }
      canvas.size = size
      canvas.isAsHighAsContent = false
    case .rotate: canvas = canvas.turned()
    }
    canvas.safeArea = scene.canvas.safeArea(in: canvas.size)
    guard canvas.device == nil else {
      return try stage.resize(to: StageSetting(canvas), duration: duration)
    }
    return try stage.resize(
      to: canvas.size, safeArea: UIEdgeInsets(canvas.safeArea), duration: duration)
  }

  private func invalidate(_ items: [Spanned<String>]?, _ duration: Double) throws -> Recording {
    let paths = try items?.map(path)
    return try animate(duration) { view in
      let layout = view.collectionViewLayout
      guard let paths else { return layout.invalidateLayout() }
      let context = layout.makeInvalidationContext()
      context.invalidateItems(at: paths)
      layout.invalidateLayout(with: context)
    }
  }

  /// The decoder knows the names of a scene's own data, but not those of a controller.
  private func path(of item: Spanned<String>) throws -> IndexPath {
    let path =
      scene.controller == nil
      ? source.state.place(of: item.value).map { IndexPath(item: $0.index, section: $0.section) }
      : try stage.path(ofItem: item.value)
    if let path { return path }
    let known = try stage.snapshot().elements.filter { $0.kind == .cell }
    let fault = GestureFault.unknown("\"\(item.value)\"", known: known.compactMap(\.id.identifier))
    throw Diagnostic(code: fault.code, fault.message, at: item.span, help: fault.hint)
  }

  // MARK: Scrolling

  private func play(_ scroll: ScrollDescription, animated: Bool) throws -> Recording {
    let view = stage.collectionView
    if let section = scroll.section, let step = try play(scroll, of: section, animated: animated) {
      return step
    }
    guard let proposed = offset(of: scroll.target) else {
      guard case .item(let item, let position) = scroll.target else { return Recording([]) }
      let path = try path(of: item)
      return try stage.record {
        $0.scrollToItem(at: path, at: position.option, animated: animated)
      }
    }
    var target = proposed
    if let velocity = scroll.velocity {
      // Layouts are told points a second.
      target = view.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: proposed,
        withScrollingVelocity: CGPoint(x: velocity.x * 1000, y: velocity.y * 1000))
    }
    let goal = view.reachableOffset(near: target)
    guard scroll.velocity != nil else { return try stage.scroll(to: goal, animated: animated) }
    let rest = view.restingOffset(near: goal)
    flick(by: CGPoint(x: view.contentOffset.x - rest.x, y: view.contentOffset.y - rest.y))
    return try stage.scroll(to: rest, animated: animated)
  }

  /// Scrolls a section that scrolls by itself to where it comes to rest; nil where an item says enough.
  private func play(
    _ scroll: ScrollDescription, of section: Spanned<String>, animated: Bool
  ) throws -> Recording? {
    let layout = stage.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let index = source.state.sections.firstIndex { $0.id == section.value }
    guard let layout, let index, layout.isOrthogonal(index) else {
      throw Diagnostic(
        .unknownName, "section \"\(section.value)\" does not scroll by itself", at: section.span,
        help: "\"orthogonalScrolling\" of a compositional layout says which sections do")
    }
    var goal: CGFloat
    switch scroll.target {
    case .item: return nil
    case .by(let way): goal = layout.offset(ofSection: index) + layout.way(way)
    case .offset(let place): goal = layout.way(place)
    }
    if !goal.isFinite { goal = 0 }
    return try stage.record { _ in
      animated
        ? layout.animateSection(index, to: goal) : layout.scrollSection(index, to: goal)
    }
  }

  /// A finger that lets go while the content runs: of a long way it does the first part, where it is seen.
  private func flick(by way: CGPoint) {
    let view = stage.collectionView
    let free = view.bounds.inset(by: view.adjustedContentInset)
    let room = free.isEmpty ? view.bounds : free
    func part(_ length: CGFloat, of side: CGFloat) -> CGFloat {
      min(max(length, -0.4 * side), 0.4 * side)
    }
    let seen = CGPoint(x: part(way.x, of: room.width), y: part(way.y, of: room.height))
    guard seen != .zero else { return }
    let middle = stage.onScreen(CGPoint(x: room.midX, y: room.midY))
    stage.touches.add(
      .init(
        during: 0, from: CGPoint(x: middle.x - seen.x / 2, y: middle.y - seen.y / 2),
        to: CGPoint(x: middle.x + seen.x / 2, y: middle.y + seen.y / 2)))
  }

  /// Nobody can scroll beyond the content.
  private func offset(of target: ScrollDescription.Target) -> CGPoint? {
    let view = stage.collectionView
    let offset = view.contentOffset
    switch target {
    case .item: return nil
    case .by(let way):
      return view.reachableOffset(near: CGPoint(x: offset.x + way.x, y: offset.y + way.y))
    case .offset(let offset): return view.reachableOffset(near: offset)
    }
  }
}

extension ScrollDescription.ScrollPosition {
  fileprivate var option: UICollectionView.ScrollPosition {
    switch self {
    case .top: .top
    case .centeredVertically: .centeredVertically
    case .bottom: .bottom
    case .left: .left
    case .centeredHorizontally: .centeredHorizontally
    case .right: .right
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The part of a way along which sections scroll by themselves.
  fileprivate func way(_ point: CGPoint) -> CGFloat {
    configuration.scrollDirection == .vertical ? point.x : point.y
  }
}
