internal import CoreGraphics
public import Drawing
public import SceneFormat
public import Testing
public import UIKit

/// One way in which a scene is looked at: on which screen, in which theme, read in which direction, with letters of
/// which size. Goldens are kept for each.
///
///     @Test(arguments: LayoutVariant.each([.device(.phone), .device(.tablet)], themes: [.light, .dark]))
public struct LayoutVariant: Hashable, Sendable {
  /// The window of a scene.
  public enum Screen: Hashable, Sendable {
    /// The one that the scene says.
    case own
    /// A device that is upright, with its safe area.
    case device(Device)
    /// A device on its side.
    case onItsSide(Device)
    /// A window of so many points, without any bars.
    case size(width: Int, height: Int)
  }

  /// The window.
  public var screen: Screen
  /// The theme of drawings and pictures; tables and motion are the same in both.
  public var theme: Theme
  /// The direction in which one reads; nil leaves that of the scene.
  public var direction: UIUserInterfaceLayoutDirection?
  /// The text size that somebody has chosen for all apps.
  public var textSize: UIContentSizeCategory

  /// The scene as it is, in the light, if nothing else is said.
  public init(
    _ screen: Screen = .own, theme: Theme = .light,
    direction: UIUserInterfaceLayoutDirection? = nil, textSize: UIContentSizeCategory = .large
  ) {
    self.screen = screen
    self.theme = theme
    self.direction = direction
    self.textSize = textSize
  }

  /// Every screen in every theme, direction and text size: one for each row of their product.
  public static func each(
    _ screens: [Screen] = [.own], themes: [Theme] = [.light],
    directions: [UIUserInterfaceLayoutDirection?] = [nil],
    textSizes: [UIContentSizeCategory] = [.large]
  ) -> [LayoutVariant] {
    screens.flatMap { screen in
      themes.flatMap { theme in
        directions.flatMap { direction in
          textSizes.map {
            LayoutVariant(screen, theme: theme, direction: direction, textSize: $0)
          }
        }
      }
    }
  }

  // MARK: Names

  /// For names of goldens of numbers: `iphone-rtl-xl`; empty for the scene as it is.
  var nameOfNumbers: String { words.joined(separator: "-") }

  /// For names of goldens that have colours: `iphone-dark`.
  var nameOfColors: String { (words + [theme.rawValue]).joined(separator: "-") }

  private var words: [String] {
    let direction: String? =
      switch self.direction {
      case .rightToLeft: "rtl"
      case .leftToRight: "ltr"
      case nil: nil
      }
    return [screen.name, direction, textSizeName].compactMap(\.self)
  }

  private var textSizeName: String? {
    guard textSize != .large else { return nil }
    return String(textSize.rawValue.split(separator: "Category").last ?? "").lowercased()
  }

  // MARK: Scenes

  /// The scene as it is looked at so.
  func applied(to scene: SceneDescription) -> SceneDescription {
    var other = scene
    screen.take(&other.canvas)
    if let direction {
      other.canvas.isRightToLeft = direction == .rightToLeft
      other.canvas.mirrors = scene.canvas.mirrors ?? true
    }
    return other
  }
}

extension LayoutVariant: CustomTestStringConvertible {
  /// The words for people, such as `iphone-dark`.
  public var testDescription: String { nameOfColors }
}

extension LayoutVariant.Screen {
  fileprivate var name: String? {
    switch self {
    case .own: nil
    case .device(let device): device.rawValue
    case .onItsSide(let device): "\(device.rawValue)-landscape"
    case .size(let width, let height): "\(width)x\(height)"
    }
  }

  fileprivate func take(_ canvas: inout CanvasDescription) {
    switch self {
    case .own: return
    case .device(let device): take(device, isLandscape: false, &canvas)
    case .onItsSide(let device): take(device, isLandscape: true, &canvas)
    case .size(let width, let height):
      canvas.device = nil
      canvas.size = CGSize(width: width, height: height)
      canvas.safeArea = .zero
      canvas.isLandscape = false
    }
    canvas.window = nil
    canvas.isAsHighAsContent = false
  }

  private func take(_ device: Device, isLandscape: Bool, _ canvas: inout CanvasDescription) {
    let size = device.size
    canvas.device = device
    canvas.size = isLandscape ? CGSize(width: size.height, height: size.width) : size
    canvas.safeArea = device.safeArea(isLandscape: isLandscape)
    canvas.isLandscape = isLandscape
  }
}
