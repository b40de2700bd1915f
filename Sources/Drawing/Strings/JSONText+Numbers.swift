package import CoreGraphics
package import Notation

extension JSONText {
  /// A number as all our texts have it; what is none is a text.
  package static func rounded(_ value: CGFloat, decimals: Int = 3) -> JSONText {
    let text = NumberText.text(value, decimals: decimals)
    return value.isFinite ? .digits(text) : .text(text)
  }
}
