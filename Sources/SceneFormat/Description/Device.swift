public import CoreGraphics
public import Motion

/// A device by its name, or a window of one.
public enum Device: String, Equatable, Sendable, CaseIterable {
  /// 375 by 667 points, without a notch.
  case phoneSmall = "iphone-se"
  /// 393 by 852 points, with an island.
  case phone = "iphone"
  /// 430 by 932 points, with an island.
  case phoneLarge = "iphone-max"
  /// 820 by 1180 points.
  case tablet = "ipad"
  /// The narrow third of a tablet on its side, 375 by 820 points.
  case tabletThird = "ipad-split-1-3"
  /// Half of a tablet on its side, 585 by 820 points.
  case tabletHalf = "ipad-split-1-2"
  /// 375 by 812 points, with a notch.
  case phone13Mini = "iphone-13-mini"
  /// 390 by 844 points, with a notch.
  case phone14 = "iphone-14"
  /// 393 by 852 points, with an island.
  case phone16 = "iphone-16"
  /// 430 by 932 points, with an island.
  case phone16Plus = "iphone-16-plus"
  /// 402 by 874 points, with an island.
  case phone16Pro = "iphone-16-pro"
  /// 440 by 956 points, with an island.
  case phone16ProMax = "iphone-16-pro-max"
  /// 744 by 1133 points.
  case tabletMini = "ipad-mini"
  /// 820 by 1180 points.
  case tabletAir11 = "ipad-air-11"
  /// 1024 by 1366 points.
  case tabletAir13 = "ipad-air-13"
  /// 834 by 1210 points.
  case tabletPro11 = "ipad-pro-11"
  /// 1032 by 1376 points.
  case tabletPro13 = "ipad-pro-13"

  /// In points, upright; the split windows are those of a tablet on its side.
  public var size: CGSize { body.size }

  /// Points that bars and notches cover, upright or on its side; a tablet's are the same both ways.
  public func safeArea(isLandscape: Bool) -> EdgeInsets { body.safeArea(isLandscape: isLandscape) }

  /// The first device with a window of the size, upright or on its side.
  public static func of(_ size: CGSize) -> Device? { allCases.first { $0.fits(size) } }

  func fits(_ size: CGSize) -> Bool {
    [size.width, size.height].sorted() == [self.size.width, self.size.height].sorted()
  }
}
