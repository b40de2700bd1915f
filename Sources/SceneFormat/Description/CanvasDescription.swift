public import CoreGraphics
public import Drawing
public import Motion

/// The window that the collection view fills, and how pictures of it are taken.
public struct CanvasDescription: Equatable, Sendable {
  /// In points.
  public var size: CGSize
  public var device: Device?
  /// Pixels to a point, one set of pictures each.
  public var scales: [Int]
  public var themes: [Theme]
  /// nil leaves the choice to the theme.
  public var background: ThemedColor?
  public var safeArea: EdgeInsets
  public var contentInset: EdgeInsets
  /// nil leaves UIKit's own.
  public var layoutMargins: EdgeInsets?
  public var contentOffset: CGPoint
  public var isRightToLeft: Bool
  /// Whether shipped layouts turn around where one reads from right to left; nil where nobody says so.
  public var mirrors: Bool?
  public var extent: Extent
  /// Points around the picture.
  public var margin: CGFloat
  public var span: SourceSpan

  public enum Extent: String, Equatable, Sendable, CaseIterable {
    case viewport, content
  }
}

extension CanvasDescription {
  /// What is covered of a window of that size: a device's bars go with the way that it is held, others stay.
  public func safeArea(in size: CGSize) -> EdgeInsets {
    guard let device, safeArea == device.safeArea(isLandscape: self.size.isLandscape) else {
      return safeArea
    }
    let sides = [size.width, size.height].sorted()
    // A window that is as large as another device is that device's.
    let windows = [device] + Device.allCases
    let owner = windows.first { [$0.size.width, $0.size.height].sorted() == sides } ?? device
    return owner.safeArea(isLandscape: size.isLandscape)
  }
}

extension CGSize {
  public var isLandscape: Bool { width > height }
}

/// A device by its name: what its screen measures, and what bars and notches cover of it.
public enum Device: String, Equatable, Sendable, CaseIterable {
  case phoneSmall = "iphone-se"
  case phone = "iphone"
  case phoneLarge = "iphone-max"
  case tablet = "ipad"
  case tabletThird = "ipad-split-1-3"
  case tabletHalf = "ipad-split-1-2"

  /// In points, upright; the split windows are those of a tablet on its side.
  public var size: CGSize {
    switch self {
    case .phoneSmall: CGSize(width: 375, height: 667)
    case .phone: CGSize(width: 393, height: 852)
    case .phoneLarge: CGSize(width: 430, height: 932)
    case .tablet: CGSize(width: 820, height: 1180)
    case .tabletThird: CGSize(width: 375, height: 820)
    case .tabletHalf: CGSize(width: 585, height: 820)
    }
  }

  public func safeArea(isLandscape: Bool) -> EdgeInsets {
    switch self {
    case .phoneSmall: isLandscape ? .zero : EdgeInsets(top: 20)
    case .phone, .phoneLarge:
      isLandscape
        ? EdgeInsets(left: 59, bottom: 21, right: 59) : EdgeInsets(top: 59, bottom: 34)
    case .tablet, .tabletThird, .tabletHalf: EdgeInsets(top: 24, bottom: 20)
    }
  }
}
