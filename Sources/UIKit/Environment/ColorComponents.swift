/// A colour as numbers in one of UIKit's colour spaces; 0...1, beyond it in extended range.
package struct ColorComponents: Hashable, Sendable {
  package enum Space: Hashable, Sendable {
    case gray, sRGB, displayP3
  }

  package var space: Space
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(
    space: Space = .sRGB, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  package init(white: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue runs from 0 to 1 around the colour circle and is clamped to it.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = min(max(hue, 0), 1)
    let saturation = min(max(saturation, 0), 1)
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightest = max(red, green, blue)
    let span = brightest - min(red, green, blue)
    guard span > 0, brightest > 0 else { return (0, 0, brightest) }
    let sextant: CGFloat =
      if brightest == red {
        (green - blue) / span
      } else if brightest == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    return ((sextant < 0 ? sextant + 6 : sextant) / 6, span / brightest, brightest)
  }

  /// The shade of grey that is as bright to the eye.
  package var luminance: CGFloat {
    space == .gray ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// As UIKit describes a colour: the name of the space and the numbers.
  package var listing: String {
    switch space {
    case .gray: "UIExtendedGrayColorSpace \(Self.text(red)) \(Self.text(alpha))"
    case .sRGB: "UIExtendedSRGBColorSpace \(channels)"
    case .displayP3: "UIDisplayP3ColorSpace \(channels)"
    }
  }

  private var channels: String {
    [red, green, blue, alpha].map(Self.text).joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    value == 0 ? "0" : String(format: "%g", Double(value))
  }
}

extension ColorComponents {
  /// The numbers of a Core Graphics colour; what is no named RGB space is read as sRGB.
  package init(_ color: CGColor) {
    let numbers = color.components ?? []
    guard numbers.count >= 4 else {
      self.init(white: numbers.first ?? 0, alpha: color.alpha)
      return
    }
    let space: Space = color.colorSpace == .displayP3Space ? .displayP3 : .sRGB
    self.init(
      space: space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: color.alpha)
  }

  package var cgColor: CGColor {
    switch space {
    case .gray: CGColor(gray: red, alpha: alpha)
    case .sRGB: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
