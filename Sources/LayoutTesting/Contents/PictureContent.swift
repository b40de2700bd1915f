internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Rendering
internal import VisualDiff

/// Pixels: a PNG file that says which drawing it shows, so that nothing has to be drawn as long as that is the same.
struct PictureContent: HeldContent {
  /// Pixels to a point.
  private static let scale = 2.0

  let figure: SceneFigure
  let theme: Theme
  let profile: DiffProfile
  /// Who draws now.
  let origin: String
  let ending = "png"

  private var note: DrawnNote {
    DrawnNote(of: figure, ["\(theme)", "\(Self.scale)x", origin])
  }

  func isKnown(by golden: [UInt8]) -> Bool { note.stands(in: golden) }

  func bytes() throws -> [UInt8] {
    let texts = [note.text].compactMap(\.self)
    return PNGWriter(texts: texts).encode(try figure.bitmap(scale: Self.scale, theme))
  }

  func difference(from golden: [UInt8], to made: [UInt8]) throws -> HeldDifference {
    let (before, after) = (try ImageDecoder().decode(golden), try ImageDecoder().decode(made))
    let difference = PictureDifference(before, after, by: profile)
    let sentences = difference.verdict == .different ? sentences(difference) : []
    return HeldDifference(sentences: sentences) {
      PNGWriter().encode(try PictureDifference.mask(before, after))
    }
  }

  /// Who differs, as far as the drawing tells, then how many pixels.
  private func sentences(_ difference: PictureDifference) -> [String] {
    let elements = SeenElements(figure.drawing.items)
    let regions = difference.regions.map { region in
      let name = elements.name(in: region.box, scale: CGFloat(Self.scale))
      return name.map { "\($0): \(region.text)" } ?? region.text
    }
    let sizes = difference.sizes.map {
      "the picture had \($0[0]) × \($0[1]) pixels and has \($0[2]) × \($0[3])"
    }
    return [sizes].compactMap(\.self) + regions + [difference.pixelText].compactMap(\.self)
  }
}
