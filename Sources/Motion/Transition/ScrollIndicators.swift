import CoreGraphics
import Drawing

/// The marks at the edges of a screen that tell how far its content is scrolled, while it is.
public struct ScrollIndicators: Equatable, Sendable {
  /// Points kept free around the mark at the side; nil where there is none.
  public var vertical: EdgeInsets?
  /// Points kept free around the mark at the bottom; nil where there is none.
  public var horizontal: EdgeInsets?
  /// Whether the mark at the side is at the left.
  public var isMirrored = false
  /// Points of the picture around the view whose content is scrolled: it may show more of a screen than that view.
  public var surroundings = EdgeInsets.zero
  /// The colour of the marks on the page.
  public var style = Style.automatic

  /// How marks stand out from the content.
  public enum Style: String, Equatable, Sendable, CaseIterable {
    case automatic, dark, light
  }

  /// Marks at both edges, as close to them as they go, if nothing else is said.
  public init(vertical: EdgeInsets? = .zero, horizontal: EdgeInsets? = .zero) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  // As screenshots show them: 3 points wide, 3 from the edge, and never shorter than 36, but at an end that is pulled.
  private static let (thickness, gap, least, leastPulled): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (3, 3, 36, 8)
  /// In front of bars.
  private static let tier = 4

  /// The marks on their way through a change, above everything else; at its end they fade, if it is the last.
  public func animations(
    of capture: TransitionCapture, fading: Bool
  ) -> [AdditionalAnimation] {
    let (before, after) = (marks(in: capture.before), marks(in: capture.after))
    return zip(before, after).flatMap { start, end -> [AdditionalAnimation] in
      guard let start, let end else { return [] }
      var timing = capture.timing
      var animations = [AdditionalAnimation(from: start, to: end, stays: false, timing: timing)]
      let length = timing.duration * 0.3
      let delay = timing.delay + timing.duration - length
      timing = (try? Timing(duration: length, delay: delay, curve: .linear)) ?? timing
      if fading {
        var gone = end
        gone.alpha = 0
        animations.append(
          AdditionalAnimation(from: end, to: gone, stays: false, timing: timing))
      }
      return animations
    }
  }

  /// The state of a screen whose content has just been scrolled: with the marks, which go a moment later.
  public func shown(in snapshot: LayoutSnapshot) -> LayoutSnapshot {
    snapshot.with(elements: snapshot.elements + marks(in: snapshot).compactMap(\.self))
  }

  /// The mark at the side and the one at the bottom; nil where the content fits.
  private func marks(in snapshot: LayoutSnapshot) -> [ElementSnapshot?] {
    let (picture, insets) = (snapshot.viewport, snapshot.insets)
    let screen = CGRect(
      x: picture.minX + surroundings.left, y: picture.minY + surroundings.top,
      width: picture.width - surroundings.left - surroundings.right,
      height: picture.height - surroundings.top - surroundings.bottom)
    let down = Course(
      offset: screen.minY, screen: screen.height, content: snapshot.contentSize.height,
      before: insets.top, after: insets.bottom)
    let aside = Course(
      offset: screen.minX, screen: screen.width, content: snapshot.contentSize.width,
      before: insets.left, after: insets.right)
    let side = vertical.flatMap { room in
      down.mark(from: room.top + Self.gap, to: screen.height - room.bottom - Self.gap).map { span in
        let x =
          isMirrored
          ? screen.minX + room.left + Self.gap
          : screen.maxX - room.right - Self.gap - Self.thickness
        return CGRect(
          x: x, y: screen.minY + span.start, width: Self.thickness, height: span.length)
      }
    }
    let bottom = horizontal.flatMap { room in
      aside.mark(from: room.left + Self.gap, to: screen.width - room.right - Self.gap).map { span in
        CGRect(
          x: screen.minX + span.start, y: screen.maxY - room.bottom - Self.gap - Self.thickness,
          width: span.length, height: Self.thickness)
      }
    }
    return [side.map { mark("vertical", $0) }, bottom.map { mark("horizontal", $0) }]
  }

  private func mark(_ name: String, _ frame: CGRect) -> ElementSnapshot {
    let box = CGRect(origin: .zero, size: frame.size)
    var mark = ElementSnapshot(
      id: ElementID(.decoration("scroll-indicator"), .identifier(name)), path: [],
      center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size,
      content: [.fill(.rounded(box, radius: Self.thickness / 2), color)])
    mark.tier = Self.tier
    return mark
  }

  private var color: ThemedColor {
    let dark = RGBAColor(hex: 0x000000, alpha: 0.35)
    let light = RGBAColor(hex: 0xFFFFFF, alpha: 0.4)
    return switch style {
    case .automatic: ThemedColor(light: dark, dark: light)
    case .dark: ThemedColor(dark)
    case .light: ThemedColor(light)
    }
  }

  /// How far the content is scrolled along one axis.
  private struct Course {
    let offset: CGFloat
    let screen: CGFloat
    let content: CGFloat
    let before: CGFloat
    let after: CGFloat

    /// The mark on a track of the screen; nil where all of the content is seen. Beyond an end it becomes shorter by
    /// as much as the content is pulled.
    func mark(from start: CGFloat, to end: CGFloat) -> (start: CGFloat, length: CGFloat)? {
      let whole = before + content + after
      let track = end - start
      guard whole > screen, track > ScrollIndicators.least, screen > 0 else { return nil }
      let way = offset + before
      let farthest = whole - screen
      let beyond = max(-way, way - farthest, 0)
      let full = max(track * screen / whole, ScrollIndicators.least)
      let length = max(full - beyond, ScrollIndicators.leastPulled)
      let share = min(max(way / farthest, 0), 1)
      return (start + (track - length) * share, length)
    }
  }
}
