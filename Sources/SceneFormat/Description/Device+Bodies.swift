import CoreGraphics

extension Device {
  /// The screen and the shape of the device.
  public var body: DeviceBody {
    switch self {
    case .phoneSmall, .phone13Mini, .phone14: phoneBeforeTheIsland
    case .phone, .phone16:
      DeviceBody(
        "iPhone 16", CGSize(width: 393, height: 852),
        in: .phone(corner: 55, border: 20, .island(top: 11)),
        cover: .island(59))
    case .phoneLarge, .phone16Plus:
      DeviceBody(
        "iPhone 16 Plus", CGSize(width: 430, height: 932),
        in: .phone(corner: 55, border: 20, .island(top: 11)),
        cover: .island(59))
    case .phone16Pro:
      DeviceBody(
        "iPhone 16 Pro", CGSize(width: 402, height: 874),
        in: .phone(corner: 62, border: 15, .island(top: 14)),
        cover: .island(62))
    case .phone16ProMax:
      DeviceBody(
        "iPhone 16 Pro Max", CGSize(width: 440, height: 956),
        in: .phone(corner: 62, border: 14, .island(top: 14)),
        cover: .island(62))
    case .tablet, .tabletMini, .tabletAir11, .tabletAir13, .tabletPro11, .tabletPro13: tablet
    case .tabletThird:
      DeviceBody("iPad, a third", CGSize(width: 375, height: 820), in: .window, cover: .tablet)
    case .tabletHalf:
      DeviceBody("iPad, half", CGSize(width: 585, height: 820), in: .window, cover: .tablet)
    }
  }

  private var phoneBeforeTheIsland: DeviceBody {
    switch self {
    case .phone13Mini:
      DeviceBody(
        "iPhone 13 mini", CGSize(width: 375, height: 812),
        in: .phone(corner: 44, border: 21, .notch(width: 168, height: 31)), cover: .notch(50))
    case .phone14:
      DeviceBody(
        "iPhone 14", CGSize(width: 390, height: 844),
        in: .phone(corner: 47.33, border: 21, .notch(width: 162, height: 33)), cover: .notch(47))
    default:
      DeviceBody(
        "iPhone SE", CGSize(width: 375, height: 667),
        in: .init(corner: 0, border: CGSize(width: 28, height: 111)), cover: .button)
    }
  }

  private var tablet: DeviceBody {
    func tablet(_ name: String, _ size: (CGFloat, CGFloat), corner: CGFloat, border: CGFloat)
      -> DeviceBody
    {
      DeviceBody(
        name, CGSize(width: size.0, height: size.1),
        in: .phone(corner: corner, border: border, .none), cover: .tablet)
    }
    return switch self {
    case .tabletMini: tablet("iPad mini (A17 Pro)", (744, 1133), corner: 21.5, border: 60)
    case .tabletAir11: tablet("iPad Air 11-inch", (820, 1180), corner: 18, border: 54)
    case .tabletAir13: tablet("iPad Air 13-inch", (1024, 1366), corner: 18, border: 46)
    case .tabletPro11: tablet("iPad Pro 11-inch (M4)", (834, 1210), corner: 30, border: 44)
    case .tabletPro13: tablet("iPad Pro 13-inch (M4)", (1032, 1376), corner: 30, border: 44)
    default: tablet("iPad (10th generation)", (820, 1180), corner: 25, border: 56)
    }
  }
}
