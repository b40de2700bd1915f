public import Notation
public import Imaging

/// Why a drawing could not become pixels.
public enum CairoError: Error, Equatable, Sendable {
  /// A size in pixels that no picture can have.
  case size(width: Double, height: Double)
  /// A size in points that no page can have.
  case page(width: Double, height: Double)
  /// A scale that is no positive number.
  case scale(Double)
  /// An error that Cairo itself reports.
  case cairo(code: Int, reason: String)
  /// A text without the fonts that it needs.
  case text(FontError)
  /// A picture file that cannot be read.
  case image(ImageError)
}

extension CairoError: CodedError {
  /// The page about outputs that cannot be made.
  public var code: String { "output/failed" }
  /// The size, scale, text or image at fault, and what was expected, without a full stop.
  public var message: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels – expected both sides to be numbers from 1 on that fit"
        + " into memory"
    case .page(let width, let height):
      "a page of \(width) by \(height) points – expected both sides to be above 0 and at most"
        + " \(Int(PDFWriter.largestSide))"
    case .scale(let scale):
      "a scale of \(scale) – expected a number above 0, such as 1, 2 or 3"
    case .cairo(let code, let reason):
      "drawing stopped with Cairo's error \(code): \(reason)"
    case .text(let error): error.message
    case .image(let error): "a picture in the drawing cannot be read: \(error)"
    }
  }

  /// A way around the limit of PDF, or the package that a text lacks; nil where there is nothing to do.
  public var hint: String? {
    switch self {
    case .page: "write it as SVG or PNG, or show less of it"
    case .text(let error): error.hint
    default: nil
    }
  }
}
