import CoreGraphics
import Drawing
import Motion

/// The bars of a screen, and the parts of elements that are seen between them.
struct BarCovers {
  /// Below the bars at the top.
  private let top: CGFloat
  /// Above those at the bottom.
  private let bottom: CGFloat

  /// Higher ones are no bars, but a sheet over all of it.
  private static let highest: CGFloat = 0.6
  private static let leastWidth: CGFloat = 0.8

  init(_ snapshot: LayoutSnapshot, on stage: ScreenPart) {
    let window = stage.window(of: snapshot)
    let bars = snapshot.elements.filter { $0.isOfScreen && $0.isDrawable && $0.alpha > 0.5 }
      .filter(\.content.isGround)
      .map { stage.cover(of: $0, in: snapshot.viewport) }
      .filter {
        $0.width >= window.width * Self.leastWidth && $0.height <= window.height * Self.highest
      }
    let (low, high) = (
      bars.filter { $0.midY > window.midY }, bars.filter { $0.midY <= window.midY }
    )
    bottom = low.map(\.minY).min() ?? .infinity
    top = min(high.map(\.maxY).max() ?? -.infinity, bottom)
  }

  /// The part of a frame that no bar covers. Of one that is all behind a bar nothing but a line is left, at the edge of
  /// the bar.
  func seen(_ frame: CGRect) -> CGRect {
    let (start, end) = (
      min(max(frame.minY, top), bottom), min(max(frame.maxY, top), bottom)
    )
    return CGRect(x: frame.minX, y: start, width: frame.width, height: end - start)
  }

  /// The edge at which one is that nothing is seen of; nil for one that shows.
  func edge(of frame: CGRect) -> Edge? {
    let seen = seen(frame)
    guard frame.height > 0, seen.height < min(4, frame.height / 4) else { return nil }
    return frame.maxY > bottom ? .bottom : .top
  }

  /// The side of the screen that a bar stands at.
  enum Edge: String { case top, bottom }
}

extension [DrawItem] {
  /// Whether any of it is an area: letters and lines alone hide nothing.
  fileprivate var isGround: Bool {
    contains { item in
      switch item {
      case .shape(let shape): shape.fill.map { !$0.isClear } ?? false
      case .image: true
      case .text: false
      case .group(let group): group.opacity > 0.5 && group.children.isGround
      }
    }
  }
}

extension MotionStory {
  /// Who of those that something was asked of stands behind a bar: "New one is behind the bar at the bottom."
  var barNotes: [String] {
    let hidden = elements.filter(\.role.isAskedOfItem).compactMap { element in
      edge(of: element).map { (edge: $0, name: element.spokenName) }
    }
    return [BarCovers.Edge.top, .bottom].compactMap { edge in
      let names = hidden.filter { $0.edge == edge }.map(\.name)
      guard !names.isEmpty else { return nil }
      let who =
        names.count <= 3
        ? CountWords.list(names) : CountWords.counted(names.count, .item).capitalizedFirst
      return "\(who) \(names.count == 1 ? "is" : "are") behind the bar at the \(edge.rawValue)."
    }
  }

  /// The edge of the bar behind which it is where its mark would stand.
  private func edge(of story: ElementStory) -> BarCovers.Edge? {
    let state = story.isGone ? transition.before : transition.after
    guard let element = story.isGone ? story.before : story.after, element.isDrawable,
      element.isSeen(in: state.viewport)
    else { return nil }
    let screen = CGRect(origin: .zero, size: state.viewport.size)
    let stage = ScreenPart(screen, fitting: screen.size)
    return BarCovers(state, on: stage).edge(of: stage.frame(of: element, in: state.viewport))
  }
}
