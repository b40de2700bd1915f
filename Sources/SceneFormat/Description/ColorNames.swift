import CoreGraphics
import Drawing

/// Reads colours: `#rgb`, `#rrggbb`, `#rrggbbaa`, `palette`, `palette.3`, `blue`, `blue.3`, and names such as
/// `surface` for what a colour is for.
public enum ColorNames {
  static func color(_ text: String) -> SceneColor? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()).map { .fixed(ThemedColor($0)) } }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), parts.count <= 2 else { return nil }
    let number = parts.count == 2 ? Self.number(parts[1]) : nil
    guard parts.count == 1 || number != nil else { return nil }
    if name == "palette" {
      guard let number else { return .automatic }
      return (0..<1000).contains(number) ? .palette(number) : nil
    }
    if let hue = hues.first(where: { $0.name == name })?.color {
      return shade(hue, number ?? 3).map { .fixed($0) }
    }
    guard number == nil else { return nil }
    return roles.first { $0.name == name }.map { .fixed($0.color) }
  }

  /// A number as it is written: `0`, `12`, but neither `+1` nor `01`.
  private static func number(_ digits: Substring) -> Int? {
    guard (1...3).contains(digits.count), let number = Int(digits), "\(number)" == digits else {
      return nil
    }
    return number
  }

  // MARK: Lists

  /// A colour that has a name, and its values on a light and on a dark page.
  public struct NamedColor: Equatable, Sendable {
    /// The name with its shade, if it has one: "blue", "blue.3", "surface".
    public let name: String
    /// The value on light pages: `#rrggbb`, or `#rrggbbaa` where something shows through.
    public let light: String
    /// The value on dark pages, written as `light` is.
    public let dark: String

    fileprivate init(_ name: String, _ color: ThemedColor) {
      self.name = name
      light = Self.text(color.light)
      dark = Self.text(color.dark)
    }

    private static func text(_ color: RGBAColor) -> String {
      let digits = String(color.hex, radix: 16)
      let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      let alpha = String(Int((color.alpha * 255).rounded()), radix: 16)
      return color.isOpaque ? hex : hex + (alpha.count == 1 ? "0" : "") + alpha
    }
  }

  /// Every name, with all shades.
  public static let named: [NamedColor] =
    hues.flatMap { hue in
      [NamedColor(hue.name, hue.color)]
        + shades.compactMap { number in
          shade(hue.color, number).map { NamedColor("\(hue.name).\(number)", $0) }
        }
    } + roles.map { NamedColor($0.name, $0.color) }

  /// The ways to write a colour, in words for a reference.
  public static let grammar = """
    A colour is `#rgb`, `#rrggbb` or `#rrggbbaa`; `palette` for the palette's colours in turn, or `palette.0` to \
    `palette.999` for one of them; or a name: a hue alone or with a shade from 1, the lightest, to 5, or what the \
    colour is for. `tessera list colors` prints the names.
    """

  /// The same for JSON Schema.
  static let pattern: String = {
    let names = hues.map(\.name).joined(separator: "|")
    let others = roles.map(\.name).joined(separator: "|")
    return "^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|palette([.](0|[1-9][0-9]{0,2}))?|"
      + "(\(names))([.][1-5])?|\(others))$"
  }()

  /// For hints.
  static var known: [String] { ["palette"] + named.map(\.name) }

  /// The help for a text that is no colour.
  static func help(for text: String) -> String {
    guard let name = hue(of: text) else {
      return "tessera list colors prints the names of all colours"
    }
    return "the shades of \(name) are \(name).1, the lightest, to \(name).5"
  }

  /// The hue that a text names a shade of, whether there is such a shade or not.
  static func hue(of text: String) -> String? {
    let name = text.split(separator: ".").first.map(String.init) ?? text
    return hues.contains { $0.name == name } ? name : nil
  }

  private static let shades = 1...5

  private static func hexadecimal(_ digits: Substring) -> RGBAColor? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    switch digits.count {
    case 3: return hexadecimal(digits.map { "\($0)\($0)" }.joined()[...])
    case 6: return UInt32(digits, radix: 16).map { RGBAColor(hex: $0) }
    case 8:
      guard let bits = UInt32(digits, radix: 16) else { return nil }
      return RGBAColor(hex: bits >> 8, alpha: CGFloat(bits & 0xFF) / 255)
    default: return nil
    }
  }

  /// 3 is the colour itself, 1 the lightest and 5 the darkest on a light page.
  private static func shade(_ hue: ThemedColor, _ number: Int) -> ThemedColor? {
    let mixes: [(RGBAColor, CGFloat)] = [
      (.white, 0.7), (.white, 0.4), (.white, 0), (.black, 0.25), (.black, 0.5),
    ]
    guard mixes.indices.contains(number - 1) else { return nil }
    let (other, share) = mixes[number - 1]
    return ThemedColor(
      light: mixed(hue.light, with: other, by: share),
      dark: mixed(hue.dark, with: other == .white ? .black : .white, by: share))
  }

  private static func mixed(_ color: RGBAColor, with other: RGBAColor, by share: CGFloat)
    -> RGBAColor
  {
    RGBAColor(
      red: color.red + (other.red - color.red) * share,
      green: color.green + (other.green - color.green) * share,
      blue: color.blue + (other.blue - color.blue) * share)
  }

  private static let hues: [(name: String, color: ThemedColor)] = [
    ("blue", ThemedColor(0x4C94E8, 0x5B9CE6)), ("green", ThemedColor(0x3DAE7C, 0x3FB583)),
    ("amber", ThemedColor(0xD8942B, 0xD39A3F)), ("red", ThemedColor(0xDD5A55, 0xE06C66)),
    ("purple", ThemedColor(0xA06CD5, 0xAB7FDB)), ("teal", ThemedColor(0x1BA3B0, 0x2BB0BC)),
    ("olive", ThemedColor(0x8B9F3C, 0x9BAF4B)), ("orange", ThemedColor(0xE07B39, 0xE28A4F)),
    ("pink", ThemedColor(0xD568A3, 0xDB7BB0)), ("indigo", ThemedColor(0x6F6BD8, 0x8582E0)),
    ("grey", ThemedColor(0x8A929E, 0x8D96A3)),
  ]

  private static let roles: [(name: String, color: ThemedColor)] =
    [
      ("page", ThemedColor(0xF6F7F9, 0x0F1216)), ("surface", ThemedColor(0xFFFFFF, 0x191D23)),
      ("elevated", ThemedColor(0xFFFFFF, 0x232932)), ("ink", ThemedColor(0x15181D, 0xF1F3F6)),
      ("secondary", ThemedColor(0x646B76, 0x9AA3AF)), ("hairline", ThemedColor(0xDDE1E7, 0x2C323B)),
      ("inserted", ThemedColor(0x009E73, 0x2CC79B)), ("deleted", ThemedColor(0xD55E00, 0xFF8A4C)),
      ("moved", ThemedColor(0x0072B2, 0x4FB0F0)), ("reloaded", ThemedColor(0xB87E00, 0xFFC04D)),
      ("white", .white), ("black", .black), ("clear", .clear),
    ] + SystemPalette.named
}
