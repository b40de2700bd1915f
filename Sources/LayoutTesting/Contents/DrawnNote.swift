internal import CairoBackend
internal import Drawing
internal import Imaging
internal import Notation
internal import Rendering

/// A line that travels in a picture: the sum of the drawing that it shows, with everything else that its pixels depend
/// on.
@MainActor struct DrawnNote {
  private static let keyword = "Tessera"
  let sum: String

  init(of figure: SceneFigure, _ setting: [String]) {
    let words = setting + [figure.drawing.text]
    sum = String(SHA256.text(of: words.joined(separator: "\n")).prefix(32))
  }

  var text: PNGText? { PNGText(keyword: Self.keyword, text: sum) }

  /// Whether the picture was drawn of the same drawing in the same way.
  func stands(in file: [UInt8]) -> Bool { PNGText.text(Self.keyword, in: file) == sum }

  // MARK: Who draws

  private static var origins: [FontLibrary: String] = [:]

  /// A sum of the version, the fonts and the libraries: looked for once.
  static func origin(with fonts: FontLibrary) throws -> String {
    if let known = origins[fonts] { return known }
    let origin = SHA256.text(of: try Fingerprint.current(fonts: fonts).text)
    origins[fonts] = origin
    return origin
  }
}
