internal import Drawing
internal import Rendering
internal import UIKit

/// A drawing: its SVG file, compared element by element.
struct DrawingContent: HeldContent {
  let figure: SceneFigure
  let theme: Theme
  let ending = "svg"

  func bytes() throws -> [UInt8] { Array(try figure.svg(theme).utf8) }

  func difference(from golden: [UInt8], to made: [UInt8]) throws -> HeldDifference {
    let difference: DrawingDifference
    do throws(DrawingDifference.Fault) {
      difference = try DrawingDifference(golden, made)
    } catch { throw error.error }
    let seen = SeenDifference(difference, SeenElements(figure.drawing.items))
    return HeldDifference(sentences: seen.sentences) {
      overlay(golden, made)
    }
  }

  /// Both on one another, so that only what differs is not black.
  private func overlay(_ golden: [UInt8], _ made: [UInt8]) -> [UInt8] {
    let size = figure.drawing.size
    let sides =
      #"width="\#(NumberText.text(size.width))" height="\#(NumberText.text(size.height))""#
    let images = [golden, made].map { svg in
      let link = "data:image/svg+xml;base64,\(Data(svg).base64EncodedString())"
      return #"<image href="\#(link)" \#(sides) style="mix-blend-mode:difference"/>"#
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(sides)><g style="isolation:isolate">
      \(images.joined(separator: "\n"))
      </g></svg>

      """
    return Array(text.utf8)
  }
}
