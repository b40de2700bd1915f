import CoreGraphics

/// Colours as SVG writes them.
enum VectorColor {
  static func ink(_ text: String, current: ThemedColor) -> VectorStyle.Ink? {
    if text == "none" { return VectorStyle.Ink.none }
    if text == "currentColor" { return .color(current) }
    if let name = reference(text) { return .reference(name) }
    return color(text).map { .color($0) }
  }

  /// The name in `url(#name)`; nil for everything else.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), text.hasSuffix(")") else { return nil }
    let inside = String(text.dropFirst(4).dropLast()).trimmed
      .trimmingQuotes
    return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
  }

  static func color(_ text: String) -> ThemedColor? {
    if text == "transparent" { return .clear }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()).map { ThemedColor($0) } }
    if text.hasPrefix("hsl") { return hues(text).map { ThemedColor($0) } }
    if text.hasPrefix("rgb") { return function(text).map { ThemedColor($0) } }
    return named[text.lowercased()].map { ThemedColor(RGBAColor(hex: $0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> RGBAColor? {
    let long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard [6, 8].contains(long.count), let bits = UInt32(long, radix: 16),
      long.allSatisfy(\.isHexDigit)
    else { return nil }
    return long.count == 6
      ? RGBAColor(hex: bits) : RGBAColor(hex: bits >> 8, alpha: CGFloat(bits & 0xFF) / 255)
  }

  /// `rgb(1, 2, 3)`, `rgb(10% 20% 30% / 0.5)`, `rgba(1, 2, 3, 0.5)`.
  private static func function(_ text: String) -> RGBAColor? {
    guard let parts = parts(of: text) else { return nil }
    let channels = parts[..<3].compactMap { part in
      VectorNumber.length(part, of: 255).map { min(max($0 / 255, 0), 1) }
    }
    guard channels.count == 3, let alpha = parts.count == 4 ? VectorNumber.share(parts[3]) : 1
    else {
      return nil
    }
    return RGBAColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func parts(of text: String) -> [String]? {
    guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: start)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
    return [3, 4].contains(parts.count) ? parts : nil
  }

  /// `hsl(210, 60%, 40%)`, `hsl(210deg 60% 40% / 0.5)`, `hsla(210, 60%, 40%, 0.5)`, and turns in place of degrees.
  private static func hues(_ text: String) -> RGBAColor? {
    guard let parts = parts(of: text), let hue = hue(parts[0]) else { return nil }
    let shares = parts[1...2].compactMap { part in
      part.hasSuffix("%") ? VectorNumber.share(part).map { min(max($0, 0), 1) } : nil
    }
    guard shares.count == 2, let alpha = parts.count == 4 ? VectorNumber.share(parts[3]) : 1 else {
      return nil
    }
    let (saturation, lightness) = (shares[0], shares[1])
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return RGBAColor(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// The part of a whole turn, from 0 to 1.
  private static func hue(_ text: String) -> CGFloat? {
    let units: KeyValuePairs<String, CGFloat> = [
      "deg": 360, "grad": 400, "turn": 1, "rad": 2 * .pi,
    ]
    let unit = units.first { text.hasSuffix($0.key) }
    let digits = unit.map { String(text.dropLast($0.key.count)) } ?? text
    guard let number = VectorNumber.length(digits, of: 1) else { return nil }
    let turns = number / (unit?.value ?? 360)
    return turns - turns.rounded(.down)
  }

  /// The names that people write by hand.
  private static let named: [String: UInt32] = [
    "aqua": 0x00FFFF, "beige": 0xF5F5DC, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A,
    "coral": 0xFF7F50, "crimson": 0xDC143C, "cyan": 0x00FFFF, "darkblue": 0x00008B,
    "darkgray": 0xA9A9A9, "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkred": 0x8B0000,
    "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0x808080, "green": 0x008000, "grey": 0x808080,
    "indigo": 0x4B0082, "ivory": 0xFFFFF0, "khaki": 0xF0E68C, "lavender": 0xE6E6FA,
    "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3, "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3,
    "lime": 0x00FF00, "magenta": 0xFF00FF, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000,
    "orange": 0xFFA500, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD, "purple": 0x800080,
    "red": 0xFF0000, "salmon": 0xFA8072, "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "snow": 0xFFFAFA,
    "steelblue": 0x4682B4, "tan": 0xD2B48C, "teal": 0x008080, "tomato": 0xFF6347,
    "turquoise": 0x40E0D0, "violet": 0xEE82EE, "wheat": 0xF5DEB3, "white": 0xFFFFFF,
    "yellow": 0xFFFF00,
  ]
}

extension String {
  fileprivate var trimmingQuotes: String {
    guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
