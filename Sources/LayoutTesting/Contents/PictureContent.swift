internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Rendering
internal import VisualDiff

/// Pixels: a PNG file that brings the drawing that it shows, so that nothing has to be drawn as long as that is the same,
/// and a difference has a cause.
struct PictureContent: HeldContent {
  /// Pixels to a point.
  private static let scale = 2.0
  private static let drawingKeyword = "Tessera drawing"

  let figure: SceneFigure
  let theme: Theme
  let profile: DiffProfile
  /// Who draws now.
  let origin: String
  let ending = "png"

  private var note: DrawnNote {
    DrawnNote(of: figure, ["\(theme)", "\(Self.scale)x", origin])
  }

  func sum() -> String { note.sum }

  func isKnown(by golden: [UInt8]) -> Bool { note.stands(in: golden) }

  func bytes() throws -> [UInt8] {
    let drawing = try figure.acceptedDrawing().flatMap {
      PNGText(keyword: Self.drawingKeyword, text: $0)
    }
    let texts = [note.text, drawing].compactMap(\.self)
    return PNGWriter(texts: texts).encode(try figure.bitmap(scale: Self.scale, theme))
  }

  func difference(from golden: [UInt8], to made: [UInt8]) throws -> HeldDifference {
    let (before, after) = (try ImageDecoder().decode(golden), try ImageDecoder().decode(made))
    let difference = PictureDifference(before, after, by: profile)
    let accepted = PNGText.text(Self.drawingKeyword, in: golden)
    let sentences =
      difference.verdict == .different ? try sentences(difference, from: accepted) : []
    return HeldDifference(sentences: sentences) {
      PNGWriter().encode(try PictureDifference.mask(before, after))
    }
  }

  /// Who changed how, as far as the drawings tell, then how many pixels.
  private func sentences(
    _ difference: PictureDifference, from accepted: String?
  ) throws -> [String] {
    let elements = SeenElements(figure.drawing.items)
    var seen = SeenDifference(difference, elements, scale: Int(Self.scale))
    if let accepted, let drawing = try figure.acceptedDrawing() {
      seen = seen.naming(
        from: accepted, to: drawing, elements, as: (theme: theme, scale: Int(Self.scale)))
    }
    let sizes = difference.sizes.map {
      "the picture had \($0[0]) × \($0[1]) pixels and has \($0[2]) × \($0[3])"
    }
    return [sizes].compactMap(\.self) + seen.sentences
      + [difference.pixelText].compactMap(\.self)
  }
}
