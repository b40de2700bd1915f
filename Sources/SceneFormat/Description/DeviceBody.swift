public import CoreGraphics
public import Motion

/// The screen of a device with its safe area, and the shape of the device around it, in points.
public struct DeviceBody: Equatable, Sendable {
  /// The piece of the screen's upper edge that shows nothing.
  public enum Cutout: Equatable, Sendable {
    /// None: the border is wide enough, or there is a button below the screen.
    case none
    /// A bay of the border, as wide and high as that.
    case notch(width: CGFloat, height: CGFloat)
    /// A hole in the screen so many points below its edge.
    case island(top: CGFloat)
  }

  /// The edges that bars cover while the device is upright.
  struct Cover: Equatable, Sendable {
    let top: CGFloat
    let bottom: CGFloat
    let statusBar: CGFloat

    static let button = Cover(top: 20, bottom: 0, statusBar: 20)
    static let tablet = Cover(top: 24, bottom: 20, statusBar: 24)

    static func notch(_ top: CGFloat) -> Cover { Cover(top: top, bottom: 34, statusBar: top) }
    static func island(_ top: CGFloat) -> Cover { Cover(top: top, bottom: 34, statusBar: 54) }
  }

  /// The glass around the screen.
  struct Glass: Equatable, Sendable {
    var corner: CGFloat
    var border: CGSize
    var cutout = Cutout.none

    /// Of a window that does not fill a screen.
    static let window = Glass(corner: 0, border: .zero)

    static func phone(corner: CGFloat, border: CGFloat, _ cutout: Cutout) -> Glass {
      Glass(corner: corner, border: CGSize(width: border, height: border), cutout: cutout)
    }
  }

  /// The name that people know it by.
  public let name: String
  /// Of the screen, upright.
  public let size: CGSize
  private let cover: Cover
  private let glass: Glass

  init(_ name: String, _ size: CGSize, in glass: Glass, cover: Cover) {
    (self.name, self.size, self.glass, self.cover) = (name, size, glass, cover)
  }

  /// The radius of the screen's corners.
  public var corner: CGFloat { glass.corner }
  /// The border around the screen, at its sides and at its top and bottom.
  public var border: CGSize { glass.border }
  /// The piece that is missing at the top.
  public var cutout: Cutout { glass.cutout }
  /// The height of the status bar.
  public var statusBar: CGFloat { cover.statusBar }
  /// Whether a bar at the bottom leads home, instead of a button.
  public var hasHomeIndicator: Bool { cover.bottom > 0 }
  /// Whether the device is a tablet, or the window one of a tablet.
  public var isTablet: Bool { cover == .tablet }

  /// Points that bars and notches cover, upright or on its side; a tablet's are the same both ways.
  public func safeArea(isLandscape: Bool) -> EdgeInsets {
    guard isLandscape, !isTablet else { return EdgeInsets(top: cover.top, bottom: cover.bottom) }
    return hasHomeIndicator
      ? EdgeInsets(left: cover.top, bottom: 21, right: cover.top) : .zero
  }
}
