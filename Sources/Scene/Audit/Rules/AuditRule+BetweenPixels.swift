import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Every edge lies on whole pixels, so that nothing is blurred. Asked for by name: many a layout divides its width
  /// by the number of its columns, and looks fine.
  public static let betweenPixels = AuditRule(
    "between-pixels",
    means: """
      An edge of an element lies between two pixels of the screen, so that lines and letters in it are \
      blurred. Most often a width was divided by a number of columns. Elements that are hidden or have a \
      transform are left out. Only scenes that name the rule are held to it; it looks at the whole content, \
      and "pixelAligned" at what is on screen after each step.
      """,
    example: "{\"expect\": [{\"contract\": [\"between-pixels\"]}]}",
    cure: "round each edge: (x * scale).rounded() / scale, with the display scale of the traits.",
    help: "round each edge to whole pixels: (x * scale).rounded() / scale"
  ) { audit in
    let scale = audit.view.traitCollection.displayScale
    let blurred = audit.ask(audit.everything).filter {
      let element = LayoutSnapshot(
        elements: [ElementSnapshot($0)], contentSize: .zero, viewport: .zero, scale: scale)
      return !element.elementsOffPixels().isEmpty
    }
    let frame = blurred.first?.frame ?? .zero
    let place = NumberText.text([frame.minX, frame.minY, frame.width, frame.height])
    return audit.breach(of: blurred.map { audit.id($0) }) {
      "\($0) at \(place) has an edge between two pixels at \(NumberText.text(scale))x"
    }
  }.onlyByName
}
