public import Drawing

/// The colours that tell items apart.
public enum ItemPalette: String, Hashable, Sendable, CaseIterable {
  /// Ten hues of equal lightness and chroma: none is louder than another.
  case tessera
  /// Masataka Okabe and Kei Ito's colours, told apart with every kind of colour vision.
  case okabeIto = "okabe-ito"
  /// The ten that charts are known by, somewhat lightened.
  case tableau
  /// Ten faint hues for items that carry dark words, deep ones in the dark theme.
  case pastel
  /// Four shades of one cool grey.
  case grey

  /// Endless: after the last colour the first one comes again.
  public subscript(number: Int) -> ThemedColor {
    let count = colors.count
    return colors[(number % count + count) % count]
  }

  /// The colours in the order in which items get them, each for both themes.
  public var colors: [ThemedColor] {
    switch self {
    case .tessera: Self.tesseraColors
    case .okabeIto: Self.okabeItoColors
    case .tableau: Self.tableauColors
    case .pastel: Self.pastelColors
    case .grey: Self.greyColors
    }
  }

  // Hues 255 165 75 25 310 205 120 50 345 285 in OKLCH.
  private static let tesseraColors = paired(
    [
      0x8FC1FF, 0x77D3AD, 0xE5B46E, 0xFAA39C, 0xD2ABF1, 0x5ED1DE, 0xB5C879, 0xF5AA80, 0xEFA2CD,
      0xB6B4FF,
    ],
    [
      0x5488CA, 0x2D9C75, 0xAE7B28, 0xC26862, 0x9B71BA, 0x0099A7, 0x7D9039, 0xBD7042, 0xB76896,
      0x7F7BC8,
    ])

  // Black is left out: no label could be read on it that is read on the others.
  private static let okabeItoColors = paired(
    [0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x3D8FC4, 0xE0732A, 0xCC79A7],
    [0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x3D8FC4, 0xE0732A, 0xCC79A7])

  private static let tableauColors = paired(
    [
      0x7FA6CB, 0xF5A55B, 0xE98A8B, 0x8FC7C2, 0x84BC7B, 0xF0D473, 0xC79ABD, 0xFFB3BC, 0xB99482,
      0xC9C1BD,
    ],
    [
      0x6C97C2, 0xE3903F, 0xDE7678, 0x76B7B2, 0x6AAA61, 0xCDAF43, 0xB57FA9, 0xE58B98, 0xAB8370,
      0xA69D98,
    ])

  private static let pastelColors = paired(
    [
      0xD3E5FC, 0xCDEEDF, 0xF6E3C6, 0xFBDAD6, 0xEADDF7, 0xC7EDF2, 0xE1E9C9, 0xFADDCB, 0xF6D9E8,
      0xDFDEFC,
    ],
    [
      0x2B4B73, 0x1C5641, 0x5F451A, 0x6B3A37, 0x563F67, 0x0B555D, 0x454F22, 0x683E26, 0x653A53,
      0x46446F,
    ])

  private static let greyColors = paired(
    [0xD5D9DF, 0xC3C9D1, 0xE3E6EA, 0xB4BBC5], [0x3E4651, 0x4A535F, 0x333A44, 0x56606D])

  private static func paired(_ light: [UInt32], _ dark: [UInt32]) -> [ThemedColor] {
    zip(light, dark).map { ThemedColor($0, $1) }
  }
}
