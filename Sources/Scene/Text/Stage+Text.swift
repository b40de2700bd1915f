public import Drawing
internal import UIKit

extension Stage {
  /// Has all labels of the process measured with what draws them, such as `CairoBackend`'s `Typesetter`. A
  /// program that makes pictures says so once, before its first stage; otherwise texts are measured by blocks,
  /// without any font.
  public static func measureTexts(with typesetter: sending any Drawing.TextMeasuring) {
    TextEngine.current = TypesetTextEngine(typesetter)
  }
}
