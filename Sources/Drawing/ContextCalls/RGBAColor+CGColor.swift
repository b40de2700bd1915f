public import CoreGraphics
import Foundation

extension RGBAColor {
  /// The colour in sRGB; what sRGB cannot show is cut to what it can.
  public init(cgColor color: CGColor) {
    let numbers = color.components ?? []
    guard numbers.count >= 4 else {
      let gray = numbers.first ?? 0
      self.init(red: gray, green: gray, blue: gray, alpha: color.alpha)
      return
    }
    let channels = Array(numbers[..<3])
    let shown =
      color.colorSpace == CGColorSpace.displayP3Space ? Self.sRGB(displayP3: channels) : channels
    self.init(red: shown[0], green: shown[1], blue: shown[2], alpha: color.alpha)
  }

  // Both spaces have the same curve, so it is undone, the primaries are changed, and it is applied again.
  private static func sRGB(displayP3 channels: [CGFloat]) -> [CGFloat] {
    let linear = channels.map(Self.linear)
    let rows: [[CGFloat]] = [
      [1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
    ]
    return rows.map { row in
      Self.curved(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension ThemedColor {
  /// The colour on both pages, where it knows them.
  public init(cgColor color: CGColor) {
    self.init(
      light: RGBAColor(cgColor: color.appearances?.light ?? color),
      dark: RGBAColor(cgColor: color.appearances?.dark ?? color))
  }
}
