public import CoreGraphics

/// The part of a tablet's screen that an app has beside another one, up to iPadOS 18.
public enum DeviceWindow: String, Equatable, Sendable, CaseIterable {
  /// The narrow one of two.
  case third
  /// One of two that are as wide.
  case half
  /// The wide one of two.
  case twoThirds = "two-thirds"
  /// A narrow one that floats over another app.
  case slideOver = "slide-over"

  /// Points between two windows.
  public static let divider: CGFloat = 10
  /// Points around a window that floats.
  static let room: CGFloat = 20
}

extension DeviceBody {
  /// The place of a window on the screen; nil where the device has no such window. Wide windows stand at the left.
  public func frame(of window: DeviceWindow, isLandscape: Bool) -> CGRect? {
    guard isTablet, border.width > 0 else { return nil }
    let screen = isLandscape ? CGSize(width: size.height, height: size.width) : size
    let narrow: CGFloat = size.width >= 1024 || isLandscape ? 375 : 320
    let width: CGFloat
    switch window {
    case .third, .slideOver: width = narrow
    case .half:
      guard isLandscape else { return nil }
      width = (screen.width - DeviceWindow.divider) / 2
    case .twoThirds: width = screen.width - DeviceWindow.divider - narrow
    }
    switch window {
    case .half, .twoThirds: return CGRect(x: 0, y: 0, width: width, height: screen.height)
    case .third:
      return CGRect(x: screen.width - width, y: 0, width: width, height: screen.height)
    case .slideOver:
      let room = DeviceWindow.room
      return CGRect(
        x: screen.width - width - room, y: room, width: width, height: screen.height - 2 * room)
    }
  }
}

/// How much room a window has in each direction, as apps are told.
public struct SizeClasses: Equatable, Sendable {
  /// Whether there is as much room from left to right as on a tablet.
  public var isWide: Bool
  /// Whether there is as much room from top to bottom as on a phone that is held upright.
  public var isHigh: Bool
}

extension CanvasDescription {
  /// The classes of the window: those of an upright phone where no device is named.
  public var sizeClasses: SizeClasses {
    guard let device else { return SizeClasses(isWide: false, isHigh: true) }
    guard device.body.isTablet else {
      return SizeClasses(isWide: isOnItsSide && device.isLargePhone, isHigh: !isOnItsSide)
    }
    let isWhole = device.body.border.width > 0
    switch window {
    case nil: return SizeClasses(isWide: isWhole, isHigh: true)
    case .third?, .slideOver?: return SizeClasses(isWide: false, isHigh: true)
    case .half?: return SizeClasses(isWide: device.size.width >= 1024, isHigh: true)
    case .twoThirds?: return SizeClasses(isWide: isLandscape, isHigh: true)
    }
  }
}

extension CanvasDescription {
  /// The canvas once its device is turned by a quarter. A window keeps its share of the screen; a half, which upright
  /// tablets have not, becomes the wide one at its side.
  public func turned() -> CanvasDescription {
    var other = self
    other.size = CGSize(width: size.height, height: size.width)
    other.isLandscape.toggle()
    if isAsHighAsContent, let device {
      // A screen that is turned is as high as the device again.
      other.isAsHighAsContent = false
      other.size = device.size.turned(if: other.isLandscape)
    }
    if let window, let body = device?.body {
      let share =
        body.frame(of: window, isLandscape: other.isLandscape) == nil ? .twoThirds : window
      other.window = share
      other.size = body.frame(of: share, isLandscape: other.isLandscape)?.size ?? other.size
    }
    other.safeArea = safeArea(in: other.size)
    return other
  }

  /// The canvas as a picture of that size shows it: this one, or the same on its side.
  public func held(showing size: CGSize) -> CanvasDescription {
    guard self.size != size else { return self }
    let other = turned()
    return other.size == size ? other : self
  }
}

extension CGSize {
  fileprivate func turned(if isTurned: Bool) -> CGSize {
    isTurned ? CGSize(width: height, height: width) : self
  }
}

extension Device {
  /// Whether it has as much room on its side as a tablet has from left to right.
  fileprivate var isLargePhone: Bool {
    switch self {
    case .phoneLarge, .phone16Plus, .phone16ProMax: true
    default: false
    }
  }
}
