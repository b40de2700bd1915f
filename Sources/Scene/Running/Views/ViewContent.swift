import Drawing
import SceneFormat
import UIKit

/// The content of a styled view, every choice made.
struct ViewContent {
  var fill: ThemedColor
  var ink: ThemedColor
  var stroke: ThemedColor?
  var corner: CGFloat
  var shadow: CGFloat
  /// Templates: the frame is known only when the layout has spoken.
  var label: String
  var subtitle: String
  var isDashed: Bool
  var image: UIImage?
  var imageFit: Look.ImageFit
  /// A family by its name.
  var font: String?
  /// The ground of a view without a fill while it lies above others: their words would show through it.
  var ground: ThemedColor?
  /// The words that the templates are filled with, but for the frame.
  var words: [LabelTemplate.Placeholder: String]
  /// Its parts where it is drawn as a row or a card.
  var row: RowContent?

  func text(_ template: String, frame: CGRect) -> String {
    LabelTemplate.filled(template) { place in
      guard place == .frame else { return words[place] ?? "" }
      return NumberText.text([frame.minX, frame.minY, frame.width, frame.height])
    }
  }
}

extension UIColor {
  /// The colour that each theme has.
  convenience init(themed color: ThemedColor) {
    let (light, dark) = (UIColor(color.light), UIColor(color.dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private convenience init(_ color: RGBAColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension ThemedColor {
  /// Dark letters on light fills and white ones on dark fills, whichever can be read better.
  var readableInk: ThemedColor {
    ThemedColor(
      light: light.readableInk(onPage: ThemedColor.inkOnPage.light),
      dark: dark.readableInk(onPage: ThemedColor.inkOnPage.dark))
  }

  /// The ink as faint as it may be and still be read well on a fill of its own.
  func quieted(on fill: ThemedColor) -> ThemedColor {
    ThemedColor(
      light: light.quieted(on: fill.light), dark: dark.quieted(on: fill.dark))
  }

  static let inkOnPage = ThemedColor(0x15181D, 0xF1F3F6)
  static let quietInk = ThemedColor(0x646B76, 0x9AA3AF)
}

extension RGBAColor {
  fileprivate func readableInk(onPage ink: RGBAColor) -> RGBAColor {
    guard alpha > 0.5 else { return ink }
    let dark = RGBAColor(hex: 0x15181D)
    let (below, above) = (contrast(to: dark), contrast(to: .white))
    // Between the two lie colours on which only black itself is read.
    if max(below, above) < 4.5, contrast(to: .black) > above { return .black }
    return below >= above ? dark : .white
  }

  /// WCAG 2 asks for 4.5. The ground behind a fill is not known, and seldom dark.
  fileprivate func quieted(on fill: RGBAColor) -> RGBAColor {
    let shades = [0.72, 0.8, 0.9].map { withAlpha(alpha * $0) }
    guard fill.alpha > 0.5 else { return shades[0] }
    return shades.first { $0.laid(on: fill).contrast(to: fill) >= 4.5 } ?? self
  }

  private func laid(on ground: RGBAColor) -> RGBAColor {
    func mixed(_ above: CGFloat, _ below: CGFloat) -> CGFloat {
      above * alpha + below * (1 - alpha)
    }
    return RGBAColor(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue), alpha: 1)
  }

  /// WCAG 2: from 1 to 21.
  private func contrast(to other: RGBAColor) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: CGFloat {
    func linear(_ channel: CGFloat) -> CGFloat {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
