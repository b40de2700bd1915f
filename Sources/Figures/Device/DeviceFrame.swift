public import CoreGraphics
public import Drawing

/// A device drawn around what its screen shows: flat, with the true radii, and no copy of a product's picture.
public struct DeviceFrame: Hashable, Sendable {
  /// The missing piece of the upper edge of the screen.
  public enum Cutout: Hashable, Sendable {
    /// None.
    case none
    /// A bay of the border, as wide and high as that.
    case notch(width: CGFloat, height: CGFloat)
    /// A hole, so many points below the edge.
    case island(top: CGFloat)
  }

  /// The size of the screen while the device is upright.
  public var screen: CGSize
  /// The radius of the screen's corners.
  public var corner: CGFloat
  /// From the screen to the outer edge, at the sides and at the top and bottom.
  public var border: CGSize
  /// The piece of the screen that shows nothing.
  public var cutout: Cutout
  /// The height of the status bar.
  public var statusBar: CGFloat
  /// Whether a bar at the bottom leads home.
  public var hasHomeIndicator: Bool
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// The part of the screen that the picture is; nil for all of it.
  public var window: CGRect?
  /// The ink of the status bar and of the home indicator.
  public var ink = ThemedColor(0x000000, 0xFFFFFF)

  /// A device upright, with ink for light pages that are dark in the dark theme.
  public init(
    screen: CGSize, corner: CGFloat, border: CGSize, cutout: Cutout, statusBar: CGFloat,
    hasHomeIndicator: Bool
  ) {
    self.screen = screen
    self.corner = corner
    self.border = border
    self.cutout = cutout
    self.statusBar = statusBar
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// The size of the whole device.
  public var size: CGSize {
    let edge = edge
    return CGSize(width: shown.width + 2 * edge.width, height: shown.height + 2 * edge.height)
  }

  /// The corner of the screen in the drawing of the device.
  public var origin: CGPoint {
    CGPoint(x: edge.width + (window?.minX ?? 0), y: edge.height + (window?.minY ?? 0))
  }

  /// The screen's picture with the device around it; a picture of another size stays as it is.
  public func around(_ picture: DrawList) -> DrawList {
    guard picture.size == (window?.size ?? shown) else { return picture }
    let ground = DrawItem.shape(
      DrawShape(.rect(picture.bounds), fill: picture.background ?? .color(Self.dark)))
    let content = inWindow([ground] + picture.items) + front
    let screen = DrawItem.group(
      DrawGroup(
        transform: PlaneTransform(translationX: edge.width, y: edge.height), clip: glass, content))
    return DrawList(size: size, back + [screen])
  }

  private var shown: CGSize {
    isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
  }

  private var edge: CGSize {
    isLandscape ? CGSize(width: border.height, height: border.width) : border
  }

  private var glass: ShapeGeometry {
    .continuous(CGRect(origin: .zero, size: shown), radius: corner)
  }

  // MARK: Body

  private static let body = ThemedColor(0x1B1D22, 0x2C323B)
  private static let ring = ThemedColor(0x43474F, 0x3A3E45)
  private static let rim = ThemedColor(0x43474F, 0x08090B)
  private static let dark = ThemedColor(0x000000, 0x000000)

  /// The body with a line where the glass meets its edge.
  private var back: [DrawItem] {
    let whole = CGRect(origin: .zero, size: size)
    let outer = bodyCorner
    let inner = whole.insetBy(dx: 5.5, dy: 5.5)
    let glass = ThemedColor(light: Self.body.light, dark: RGBAColor(hex: 0x08090B))
    return [
      .fill(.continuous(whole, radius: outer), Self.body),
      .shape(
        DrawShape(
          .continuous(inner, radius: max(outer - 5.5, 0)), fill: .color(glass),
          stroke: Stroke(.color(Self.rim), width: 1))),
    ] + button
  }

  private var bodyCorner: CGFloat {
    corner > 0 ? corner + min(border.width, border.height) : 55
  }

  /// The button below a screen that has no other way home.
  private var button: [DrawItem] {
    guard !hasHomeIndicator, border.height > 60 else { return [] }
    let center =
      isLandscape
      ? CGPoint(x: size.width - border.height / 2, y: size.height / 2)
      : CGPoint(x: size.width / 2, y: size.height - border.height / 2)
    return [.stroke(.circle(center: center, radius: 33), Stroke(.color(Self.ring), width: 2))]
  }

  // MARK: Windows

  /// The rest of the screen is another app's, which is not looked at.
  private static let rest = ThemedColor(0xD5D9DF, 0x23282F)
  private static let windowCorner: CGFloat = 10

  private func inWindow(_ items: [DrawItem]) -> [DrawItem] {
    guard let window else { return items }
    let whole = CGRect(origin: .zero, size: shown)
    let floats = window.height < shown.height
    let group = DrawGroup(
      transform: PlaneTransform(translationX: window.minX, y: window.minY),
      clip: .rounded(
        CGRect(origin: .zero, size: window.size), radius: floats ? Self.windowCorner : 0), items)
    let gap = CGRect(
      x: window.minX > 0 ? window.minX - 10 : window.maxX, y: 0, width: 10, height: shown.height)
    return [.fill(.rect(whole), Self.rest)]
      + (floats ? [] : [.fill(.rect(gap), Self.dark)]) + [.group(group)]
  }

  // MARK: Screen

  private var front: [DrawItem] { status + hole + home }

  private var status: [DrawItem] {
    // On its side a phone shows none.
    let isTablet = cutout == .none && hasHomeIndicator
    guard !isLandscape || isTablet else { return [] }
    func bar(_ ink: ThemedColor) -> [DrawItem] {
      StatusBar(width: shown.width, height: statusBar, isSplit: cutout != .none, ink: ink).items
    }
    guard let window else { return bar(ink) }
    let beside = CGRect(
      x: window.minX > 0 ? 0 : window.maxX + 10, y: 0,
      width: shown.width - window.width - 10, height: statusBar)
    let floats = window.height < shown.height
    let rest = floats ? CGRect(x: 0, y: 0, width: shown.width, height: statusBar) : beside
    let other = DrawItem.group(DrawGroup(clip: .rect(rest), bar(FigureInk.ink)))
    return floats ? [other] : [other, .group(DrawGroup(clip: .rect(window), bar(ink)))]
  }

  private var hole: [DrawItem] {
    switch cutout {
    case .none: return []
    case .island(let top):
      let rect = CGRect(x: screen.width / 2 - 62.5, y: top, width: 125, height: 37)
      return [.fill(.rounded(onSide(rect), radius: 18.5), Self.dark)]
    case .notch(let width, let height):
      let rect = CGRect(x: (screen.width - width) / 2, y: -24, width: width, height: height + 24)
      return [.fill(.rounded(onSide(rect), radius: 22), Self.dark)]
    }
  }

  /// The place of a piece of the upper edge, which is the left one while the device lies on its side.
  private func onSide(_ rect: CGRect) -> CGRect {
    guard isLandscape else { return rect }
    return CGRect(
      x: rect.minY, y: screen.width - rect.maxX, width: rect.height, height: rect.width)
  }

  private var home: [DrawItem] {
    guard hasHomeIndicator else { return [] }
    let place = window ?? CGRect(origin: .zero, size: shown)
    let short = min(place.width, place.height)
    let width = (isLandscape || cutout == .none ? 0.27 * shown.width : 0.357 * short).rounded()
    let rect = CGRect(
      x: place.midX - min(width, 0.6 * short) / 2, y: place.maxY - 13,
      width: min(width, 0.6 * short), height: 5)
    // Pictures below it may be as light or as dark as the bar.
    let edge = ThemedColor(light: ink.dark, dark: ink.light).faded(by: 0.25)
    return [
      .fill(.rounded(rect.insetBy(dx: -1, dy: -1), radius: 3.5), edge),
      .fill(.rounded(rect, radius: 2.5), ink),
    ]
  }
}
