public import Drawing

/// Colours that go well with one another, and are told apart by every eye.
public enum Palette: String, Equatable, Sendable, CaseIterable {
  /// Ten hues of one lightness.
  case tessera
  /// Seven colours that are told apart with every kind of colour vision.
  case okabeIto = "okabe-ito"
  /// Ten colours that charts are known by, and eight faint ones.
  case tableau, pastel
  /// Four shades of grey.
  case grey
  /// `mono` is `grey` by another name; `blueprint` has one pale blue for all items.
  case mono, blueprint

  /// On the light page and on the dark one.
  public var colors: [ThemedColor] {
    switch self {
    case .tessera: Self.equalLightness
    case .okabeIto: Self.okabeItoColors
    case .tableau: Self.tableauColors
    case .pastel: Self.pastelColors
    case .grey, .mono: Self.greyColors
    case .blueprint: [ThemedColor(0xDCE8FA, 0x17365F)]
    }
  }

  /// The colour of the number; they start again after the last one.
  public subscript(number: Int) -> ThemedColor {
    let colors = colors
    let index = number % colors.count
    return colors[index < 0 ? index + colors.count : index]
  }

  private static let equalLightness: [ThemedColor] = [
    ThemedColor(0x8FC1FF, 0x5488CA), ThemedColor(0x77D3AD, 0x2D9C75),
    ThemedColor(0xE5B46E, 0xAE7B28), ThemedColor(0xFAA39C, 0xC26862),
    ThemedColor(0xD2ABF1, 0x9B71BA), ThemedColor(0x5ED1DE, 0x0099A7),
    ThemedColor(0xB5C879, 0x7D9039), ThemedColor(0xF5AA80, 0xBD7042),
    ThemedColor(0xEFA2CD, 0xB76896), ThemedColor(0xB6B4FF, 0x7F7BC8),
  ]

  // Okabe and Ito, Color Universal Design, without black.
  private static let okabeItoColors: [ThemedColor] = [
    ThemedColor(0x56B4E9, 0x3F93C4), ThemedColor(0xE69F00, 0xC08400),
    ThemedColor(0x009E73, 0x0A8A67), ThemedColor(0xF0E442, 0xB5AB22),
    ThemedColor(0x0072B2, 0x2E86C1), ThemedColor(0xD55E00, 0xC2601A),
    ThemedColor(0xCC79A7, 0xB0638D),
  ]

  private static let tableauColors: [ThemedColor] = [
    ThemedColor(0x4E79A7, 0x5B88B8), ThemedColor(0xF28E2B, 0xCC7722),
    ThemedColor(0xE15759, 0xC24D4F), ThemedColor(0x76B7B2, 0x5A9A95),
    ThemedColor(0x59A14F, 0x4C8C43), ThemedColor(0xEDC948, 0xB89A2F),
    ThemedColor(0xB07AA1, 0x966489), ThemedColor(0xFF9DA7, 0xC97882),
    ThemedColor(0x9C755F, 0x8A6753), ThemedColor(0xBAB0AC, 0x8A827F),
  ]

  private static let pastelColors: [ThemedColor] = [
    ThemedColor(0xBFD7F5, 0x3E5878), ThemedColor(0xC6E7D2, 0x3C6650),
    ThemedColor(0xF9E0BB, 0x75592F), ThemedColor(0xF8CFCB, 0x7A4A46),
    ThemedColor(0xE2D2F4, 0x5E4A78), ThemedColor(0xC3E8EC, 0x33626A),
    ThemedColor(0xE0E8C2, 0x5A6434), ThemedColor(0xF6D2E3, 0x74485F),
  ]

  private static let greyColors: [ThemedColor] = [
    ThemedColor(0xD5DAE1, 0x3A424D), ThemedColor(0xC3C9D2, 0x48515E),
    ThemedColor(0xE3E7EC, 0x2F3640), ThemedColor(0xB2B9C4, 0x57616F),
  ]
}
