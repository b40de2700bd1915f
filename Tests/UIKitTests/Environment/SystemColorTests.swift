import Testing

@testable import UIKit

/// UIKit's adaptive colours against a published list of their bytes.
@Suite struct SystemColorTests {
  /// In light, in dark, and both with increased contrast; `@` is the opacity in bytes, `=` the same as without, `?`
  /// is not known and the same as without.
  private static let published = """
    label 0,0,0 255,255,255 = =
    secondaryLabel 60,60,67@153 235,235,245@153 @173 @173
    tertiaryLabel 60,60,67@76 235,235,245@76 @96 @96
    placeholderText 60,60,67@76 235,235,245@76 @96 @96
    quaternaryLabel 60,60,67@45 235,235,245@40 @66 @61
    systemFill 120,120,128@51 @91 @71 @112
    secondarySystemFill 120,120,128@40 @81 @61 @102
    tertiarySystemFill 118,118,128@30 @61 @51 @81
    quaternarySystemFill 116,116,128@20 118,118,128@45 @40 @66
    systemBackground 255,255,255 0,0,0 = =
    secondarySystemBackground 242,242,247 28,28,30 235,235,240 36,36,38
    tertiarySystemBackground 255,255,255 44,44,46 = 54,54,56
    systemGroupedBackground 242,242,247 0,0,0 235,235,240 =
    secondarySystemGroupedBackground 255,255,255 28,28,30 = 36,36,38
    tertiarySystemGroupedBackground 242,242,247 44,44,46 235,235,240 54,54,56
    separator 60,60,67@73 84,84,88@153 @94 @173
    opaqueSeparator 198,198,200 56,56,58 = =
    link 0,122,255 9,132,255 = =
    systemBlue 0,122,255 10,132,255 0,64,221 64,156,255
    systemGreen 52,199,89 48,209,88 36,138,61 48,219,91
    systemIndigo 88,86,214 94,92,230 54,52,163 125,122,255
    systemOrange 255,149,0 255,159,10 201,52,0 255,179,64
    systemPink 255,45,85 255,55,95 211,15,69 255,100,130
    systemPurple 175,82,222 191,90,242 137,68,171 218,143,255
    systemRed 255,59,48 255,69,58 215,0,21 255,105,97
    systemTeal 48,176,199 64,200,224 ? ?
    systemCyan 50,173,230 100,210,255 0,113,164 112,215,255
    systemMint 0,199,190 99,230,226 12,129,123 99,230,226
    systemYellow 255,204,0 255,214,10 160,90,0 255,212,38
    systemBrown 162,132,94 172,142,104 ? ?
    systemGray 142,142,147 142,142,147 108,108,112 174,174,178
    systemGray2 174,174,178 99,99,102 142,142,147 124,124,128
    systemGray3 199,199,204 72,72,74 174,174,178 84,84,86
    systemGray4 209,209,214 58,58,60 188,188,192 68,68,70
    systemGray5 229,229,234 44,44,46 216,216,220 54,54,56
    systemGray6 242,242,247 28,28,30 235,235,240 36,36,38
    """

  /// In dark on an elevated level, without and with increased contrast.
  private static let elevated = """
    systemBackground 28,28,30 36,36,38
    secondarySystemBackground 44,44,46 54,54,56
    tertiarySystemBackground 58,58,60 68,68,70
    systemGroupedBackground 28,28,30 36,36,38
    secondarySystemGroupedBackground 44,44,46 54,54,56
    tertiarySystemGroupedBackground 58,58,60 68,68,70
    """

  private static let colors: [String: UIColor] = [
    "label": .label,
    "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel,
    "placeholderText": .placeholderText,
    "quaternaryLabel": .quaternaryLabel,
    "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "separator": .separator,
    "opaqueSeparator": .opaqueSeparator,
    "link": .link,
    "systemBlue": .systemBlue,
    "systemGreen": .systemGreen,
    "systemIndigo": .systemIndigo,
    "systemOrange": .systemOrange,
    "systemPink": .systemPink,
    "systemPurple": .systemPurple,
    "systemRed": .systemRed,
    "systemTeal": .systemTeal,
    "systemCyan": .systemCyan,
    "systemMint": .systemMint,
    "systemYellow": .systemYellow,
    "systemBrown": .systemBrown,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
  ]

  private static let styles: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
    (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var shades: [[Int]]
    var testDescription: String { name }
  }

  static let rows = published.split(separator: "\n").map { line -> Row in
    let words = line.split(separator: " ").map(String.init)
    var shades: [[Int]] = []
    for (place, word) in words.dropFirst().enumerated() {
      shades.append(bytes(word, like: place > 0 ? shades[place > 1 ? place - 2 : 0] : []))
    }
    return Row(name: words[0], shades: shades)
  }

  static let elevatedRows = elevated.split(separator: "\n").map { line -> Row in
    let words = line.split(separator: " ").map(String.init)
    return Row(name: words[0], shades: words.dropFirst().map { bytes($0, like: []) })
  }

  private static func bytes(_ text: String, like other: [Int]) -> [Int] {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let channels = parts[0].split(separator: ",").compactMap { Int($0) }
    let opacity = parts.count > 1 ? Int(parts[1]) ?? 255 : 255
    if ["=", "?"].contains(text) { return other }
    return (channels.isEmpty ? Array(other.prefix(3)) : channels) + [opacity]
  }

  /// The list cuts off what no byte can say.
  private static func bytes(of color: UIColor) -> [Int] {
    let shown = color.components
    return [shown.red, shown.green, shown.blue, shown.alpha].map { Int($0 * 255 + 1e-6) }
  }

  @Test(arguments: rows) func haveTheirBytes(_ row: Row) throws {
    let color = try #require(Self.colors[row.name])
    for ((style, contrast), shade) in zip(Self.styles, row.shades) {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      #expect(Self.bytes(of: color.resolvedColor(with: traits)) == shade)
      traits.performAsCurrent {
        #expect(Self.bytes(of: UIColor(cgColor: color.cgColor)) == shade)
      }
    }
  }

  @Test(arguments: elevatedRows) func backgroundsLightenOnAnElevatedLevel(_ row: Row) throws {
    let color = try #require(Self.colors[row.name])
    for (contrast, shade) in zip([UIAccessibilityContrast.normal, .high], row.shades) {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
        $0.accessibilityContrast = contrast
      }
      #expect(Self.bytes(of: color.resolvedColor(with: traits)) == shade)
    }
  }
}
