public import CoreGraphics
public import Drawing
public import Motion

/// The window that the collection view fills, and how pictures of it are taken.
public struct CanvasDescription: Equatable, Sendable {
  /// The window in points: the device's unless it is given, else 390 by 844.
  public var size: CGSize
  /// Whether the window is as high as its content and the bars around it; until the scene is played, nobody knows how
  /// high that is, and `size` has the height that it is measured in.
  public var isAsHighAsContent = false
  /// The device that the file names; nil where it names none.
  public var device: Device?
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// The part of a tablet's screen that the window is; nil for all of it.
  public var window: DeviceWindow?
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
  /// Whether films and stills show scroll indicators while the content is scrolled.
  public var showsIndicators = true
  /// The control that is pulled down to refresh the content; nil for none.
  public var refreshControl: RefreshControlDescription?
  /// Whether the language is read from right to left.
  public var isRightToLeft: Bool
  /// Whether shipped layouts turn around where one reads from right to left; nil where nobody says so.
  public var mirrors: Bool?
  /// The size of letters that somebody has chosen for all apps; nil where nobody says so.
  public var textSize: TextSize?
  /// The part of the content that pictures show.
  public var extent: Extent
  /// The bars of the screen; nil where the collection view is alone.
  public var bars: BarsDescription?
  /// Whether pictures show the device around its screen.
  public var hasBezel = false
  /// Points around the picture.
  public var margin: CGFloat
  /// The place of the canvas in the file, for messages.
  public var span: SourceSpan

  /// A canvas of which nothing is said.
  init(at span: SourceSpan) {
    size = CGSize(width: 390, height: 844)
    (device, window, background, layoutMargins, mirrors) = (nil, nil, nil, nil, nil)
    (bars, textSize) = (nil, nil)
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
    guard let device, safeArea == device.safeArea(isLandscape: isOnItsSide) else {
      return safeArea
    }
    // A window that is as large as another device is that device's.
    let owner = device.fits(size) || window != nil ? device : Device.of(size) ?? device
    return owner.safeArea(isLandscape: size.isLandscape)
  }
}

extension CanvasDescription {
  /// Whether the window is held on its side: one that is as high as its content does not tell by its sides.
  public var isOnItsSide: Bool { isAsHighAsContent ? isLandscape : size.isLandscape }

  /// The safe area of the window: a bar at the top begins below the status bar, which is less than an island needs.
  public var safeAreaBehindBars: EdgeInsets {
    guard let bars, bars.hasNavigationBar, !isOnItsSide, let device,
      safeArea == device.safeArea(isLandscape: false)
    else { return safeArea }
    var area = safeArea
    area.top = min(area.top, device.body.statusBar)
    return area
  }
}

extension CGSize {
  /// Whether the width is more than the height; a square is upright.
  public var isLandscape: Bool { width > height }
}

/// The size of letters that somebody has chosen for all apps, as the settings of a phone have it.
public enum TextSize: String, Equatable, Sendable, CaseIterable {
  /// Smaller ones than most people have.
  case xs, s, m
  /// The size that a phone has at first.
  case l
  /// Larger ones.
  case xl, xxl, xxxl
  /// Those that are only offered to people who need them.
  case ax1, ax2, ax3, ax4, ax5
}
