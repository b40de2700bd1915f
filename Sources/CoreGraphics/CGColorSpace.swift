public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// A colour space by its name; its numbers are interpreted where colours are drawn.
public final class CGColorSpace: Sendable {
  /// Differs from UIKit: names are `String`, as Foundation has no `CFString` here.
  public let name: String?
  public let model: CGColorSpaceModel

  private init(name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The space of that name; nil for a name that is not listed below.
  public convenience init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    self.init(name: name, model: model)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Shown in sRGB, cut to the colours that it has.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let linearGray = "kCGColorSpaceLinearGray"

  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  private static let deviceRGB = "kCGColorSpaceDeviceRGB"
  private static let deviceGray = "kCGColorSpaceDeviceGray"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, displayP3: .rgb, genericRGBLinear: .rgb,
    deviceRGB: .rgb, genericGrayGamma2_2: .monochrome, extendedGray: .monochrome,
    linearGray: .monochrome, deviceGray: .monochrome,
  ]

  fileprivate static let deviceRGBSpace = CGColorSpace(name: deviceRGB, model: .rgb)
  fileprivate static let deviceGraySpace = CGColorSpace(name: deviceGray, model: .monochrome)
  package static let sRGBSpace = CGColorSpace(name: sRGB, model: .rgb)
  package static let displayP3Space = CGColorSpace(name: displayP3, model: .rgb)
  package static let graySpace = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGBSpace }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGraySpace }
