import CoreGraphics
import Drawing

/// Pictures on a page: each is drawn once, and stored once, however often it is shown.
final class PDFPictures {
  private let resources: Resources
  private var drawn: [Drawn: Canvas] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// A canvas with a number must not make room for another one.
  private var kept: [Canvas] = []

  /// The content of a picture.
  enum Subject: Hashable {
    case items([DrawItem])
    /// The shadow alone, of a group that stands for what throws it.
    case shadow(Shadow, of: DrawGroup)
  }

  private struct Drawn: Hashable {
    var subject: Subject
    var area: PixelRect
    var options: RasterOptions
  }

  init(_ resources: Resources) {
    self.resources = resources
  }

  /// The pixels of a subject in an area.
  func canvas(
    of subject: Subject, _ area: PixelRect, _ options: RasterOptions
  ) throws(CairoError) -> Canvas {
    let key = Drawn(subject: subject, area: area, options: options)
    if let canvas = drawn[key] { return canvas }
    let canvas = try Canvas(area)
    let painter = Painter(on: canvas, resources, options)
    switch subject {
    case .items(let items): try painter.draw(items)
    case .shadow(let shadow, let group): try painter.draw(shadow, of: group)
    }
    canvas.cairo.flush()
    drawn[key] = canvas
    return canvas
  }

  /// A pattern by which all of a canvas' places share its pixels.
  func pattern(of canvas: Canvas) -> CairoPattern {
    let id = ObjectIdentifier(canvas)
    if numbers[id] == nil {
      numbers[id] = kept.count
      kept.append(canvas)
    }
    return canvas.cairo.pattern(sharedAs: numbers[id] ?? 0)
  }
}
