package import CairoBackend
internal import CoreGraphics
package import Drawing
package import Figures
package import Motion
package import SceneFormat

/// How the texts of an SVG stand in it: as they are, as outlines, or with the fonts that they are set in.
package struct VectorLetters {
  private let letters: OutputDescription.Letters
  private let typesetter: Typesetter
  /// Blocks need no font, and nothing that knows one.
  private let measures: Bool

  package init(
    _ letters: OutputDescription.Letters, for text: StyleDescription.TextMode,
    by typesetter: Typesetter
  ) {
    self.letters = letters
    self.typesetter = typesetter
    measures = text == .glyphs
  }

  /// The drawing with its texts as they stand in the file. Labels whose widths nobody knows are measured, so
  /// that they are as wide in every reader as in a PNG.
  package func drawing(_ drawing: DrawList) throws -> DrawList {
    if letters == .outlines { return try typesetter.outlined(drawing) }
    guard measures else { return drawing }
    var drawing = drawing
    drawing.items = try set(drawing.items)
    return drawing
  }

  private func measured(_ item: DrawItem) -> DrawItem {
    switch item {
    case .group(var group):
      group.children = group.children.map(measured)
      return .group(group)
    case .text(let text) where text.lines == nil:
      return (try? typesetter.measured(text)).map { .text($0) } ?? item
    case .text, .shape, .image: return item
    }
  }

  /// The bytes of an SVG file.
  func svg(_ drawing: DrawList, _ options: SVGOptions) throws -> [UInt8] {
    SVGWriter(try self.options(options, for: drawing.items)).bytes(try self.drawing(drawing))
  }

  package func options(_ options: SVGOptions, for items: [DrawItem]) throws -> SVGOptions {
    guard letters == .embedded else { return options }
    var options = options
    options.text = .embedded(try typesetter.embeddedFonts(for: items))
    return options
  }

  package func score(_ score: MotionScore) throws -> MotionScore {
    guard letters == .outlines || measures else { return score }
    var result = try score.mappingContents { _, items in try set(items) }
    result.window.captions = try score.window.captions?.setting(width: score.pictureWidth, set)
    return result
  }

  private func set(_ items: [DrawItem]) throws -> [DrawItem] {
    letters == .outlines
      ? try typesetter.outlined(DrawList(size: .zero, items)).items
      : try typesetter.illustrated(items.map(measured))
  }

  package func options(_ options: SVGOptions, for score: MotionScore) throws -> SVGOptions {
    guard letters == .embedded else { return options }
    var all: [DrawItem] = []
    // An element that stands still is seen in many states: each content is looked at once.
    var seen: Set<[DrawItem]> = []
    _ = try score.mappingContents { _, items in
      if seen.insert(items).inserted { all += items }
      return items
    }
    _ = score.window.captions?.setting(width: score.pictureWidth) { items in
      all += items
      return items
    }
    return try self.options(options, for: all)
  }
}

extension MotionScore {
  /// The width of its pictures, with the device around the screen.
  fileprivate var pictureWidth: CGFloat {
    window.device?.around(DrawList(size: canvas, [])).size.width ?? canvas.width
  }

  /// The same motion of elements that show something else.
  fileprivate func mappingContents(
    _ change: (ElementID, [DrawItem]) throws -> [DrawItem]
  ) throws -> MotionScore {
    let steps = try steps.map { step in
      var step = step
      step.capture = try step.capture.mappingContents(change)
      return step
    }
    return try replaying(steps)
  }
}

extension TransitionCapture {
  /// The same change of elements that show something else.
  package func mappingContents(
    _ change: (ElementID, [DrawItem]) throws -> [DrawItem]
  ) rethrows -> TransitionCapture {
    var capture = self
    capture.before = try before.mappingContents(change)
    capture.after = try after.mappingContents(change)
    capture.changes = try changes.map { item in
      var item = item
      item.start = try item.start.mappingContents(change)
      item.end = try item.end.mappingContents(change)
      for stop in item.stops.indices {
        item.stops[stop].element = try item.stops[stop].element.mappingContents(change)
      }
      item.initial = try item.initial.map { try $0.mappingContents(change) }
      item.final = try item.final.map { try $0.mappingContents(change) }
      return item
    }
    return capture
  }
}

extension LayoutSnapshot {
  package func mappingContents(
    _ change: (ElementID, [DrawItem]) throws -> [DrawItem]
  ) rethrows -> LayoutSnapshot {
    with(elements: try elements.map { try $0.mappingContents(change) })
  }
}

extension ElementSnapshot {
  fileprivate func mappingContents(
    _ change: (ElementID, [DrawItem]) throws -> [DrawItem]
  ) rethrows -> ElementSnapshot {
    var element = self
    element.content = try change(id, content)
    return element
  }
}

extension SVGOptions {
  /// For a file of its own: its marks are told from those of the scene's other pictures on one page.
  init(of kind: OutputKind, in scene: SceneDescription, title: String, summary: String) {
    let mark = kind == .still ? "" : "-\(kind.name)"
    self.init(appearance: .both, id: scene.name + mark, title: title, summary: summary)
  }
}
