public import CoreGraphics
public import Drawing
public import Motion

/// The window that the collection view fills, and how pictures of it are taken.
public struct CanvasDescription: Equatable, Sendable {
  /// The window in points: the device's unless it is given, else 390 by 844.
  public var size: CGSize
  /// The device that the file names; nil where it names none.
  public var device: Device?
  /// Pixels to a point, one set of pictures each.
  public var scales: [Int]
  /// The themes that pictures are made in: light and dark unless the file chooses.
  public var themes: [Theme]
  /// The colour behind the content; nil leaves the choice to the theme.
  public var background: ThemedColor?
  /// Points that bars and notches cover: those of the device unless the file says them, else 0.
  public var safeArea: EdgeInsets
  /// The collection view's `contentInset` in points; 0 unless the file says it.
  public var contentInset: EdgeInsets
  /// The collection view's `layoutMargins` in points; nil leaves UIKit's own.
  public var layoutMargins: EdgeInsets?
  /// The point of the content that the scene starts at.
  public var contentOffset: CGPoint
  /// Whether films show scroll indicators while the content is scrolled.
  public var showsIndicators = true
  /// The control that is pulled down to refresh the content; nil for none.
  public var refreshControl: RefreshControlDescription?
  /// Whether the language is read from right to left.
  public var isRightToLeft: Bool
  /// Whether shipped layouts turn around where one reads from right to left; nil where nobody says so.
  public var mirrors: Bool?
  /// The part of the content that pictures show.
  public var extent: Extent
  /// Points around the picture.
  public var margin: CGFloat
  /// The place of the canvas in the file, for messages.
  public var span: SourceSpan

  /// A canvas of which nothing is said.
  init(at span: SourceSpan) {
    size = CGSize(width: 390, height: 844)
    (device, background, layoutMargins, mirrors) = (nil, nil, nil, nil)
    (scales, themes) = ([1], Theme.allCases)
    (safeArea, contentInset) = (.zero, .zero)
    contentOffset = .zero
    isRightToLeft = false
    extent = .viewport
    margin = 0
    self.span = span
  }

  /// The part of the content that pictures show: that on screen, or all with the screen outlined.
  public enum Extent: String, Equatable, Sendable, CaseIterable {
    case viewport, content
  }
}

extension CanvasDescription {
  /// The covered edges of a window of that size: a device's bars go with the way that it is held, others stay.
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
  /// Whether the width is more than the height; a square is upright.
  public var isLandscape: Bool { width > height }
}

/// A device by its name: the size of its screen, and the edges of it that bars and notches cover.
public enum Device: String, Equatable, Sendable, CaseIterable {
  /// 375 by 667 points, without a notch.
  case phoneSmall = "iphone-se"
  /// 393 by 852 points, with a notch.
  case phone = "iphone"
  /// 430 by 932 points, with a notch.
  case phoneLarge = "iphone-max"
  /// 820 by 1180 points.
  case tablet = "ipad"
  /// The narrow third of a tablet on its side, 375 by 820 points.
  case tabletThird = "ipad-split-1-3"
  /// Half of a tablet on its side, 585 by 820 points.
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

  /// Points that bars and notches cover, upright or on its side; a tablet's are the same both ways.
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
