import CoreGraphics
import Drawing
import Motion

/// One element on a blueprint: its outline by kind, and the words inside of it as far as they fit.
struct BlueprintFrame {
  let element: ElementSnapshot
  private let stage: ScreenPart
  let frame: CGRect

  init(_ element: ElementSnapshot, on stage: ScreenPart) {
    self.element = element
    self.stage = stage
    frame = stage.frame(of: element, in: .zero)
  }

  var outline: [DrawItem] {
    let shape = stage.shape(of: element, in: .zero, inset: 0.5)
    let look = Self.look(of: element.kind, shape)
    // Headers that stand over cells hide them, else nobody could read what is written there.
    guard case .supplementary = element.kind else { return [.shape(look)] }
    return [.fill(look.geometry, BlueprintInk.paper), .shape(look)]
  }

  /// Cells are round, what belongs to a section is square and darker, what decorates is dotted.
  static func look(of kind: ElementKind, _ shape: ShapeGeometry) -> DrawShape {
    switch kind {
    case .cell: DrawShape(shape, fill: .color(BlueprintInk.fill), stroke: BlueprintInk.stroke())
    case .supplementary:
      DrawShape(
        .rect(shape.bounds), fill: .color(BlueprintInk.darkFill), stroke: BlueprintInk.stroke())
    case .decoration:
      DrawShape(shape, fill: .color(BlueprintInk.wash), stroke: BlueprintInk.stroke(dash: [2, 3]))
    }
  }

  // MARK: Words

  /// The name: in the upper left corner, or in one line with the size where the frame is low. Turned elements
  /// have it in the middle.
  func label(_ name: String, in field: inout LabelField, below covers: [CGRect]) -> DrawItem? {
    guard !element.kind.isDecoration, frame.height >= 12 else { return nil }
    if let turned = turnedLabel(name, in: &field, below: covers) { return turned }
    guard let label = Label(name, BlueprintInk.dimension, width: frame.width - 6) else {
      return nil
    }
    let size = label.size
    let isNarrow = frame.width < size.width + 14
    let left = isNarrow ? frame.midX - size.width / 2 : frame.minX + 7
    let places: [CGPoint]
    if !element.isUpright {
      places = [CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)]
    } else if isLow {
      places = [CGPoint(x: left, y: frame.midY - size.height / 2)]
    } else {
      places = [
        CGPoint(x: left, y: frame.minY + 6), CGPoint(x: left, y: frame.maxY - size.height - 6),
        CGPoint(x: frame.maxX - size.width - 7, y: frame.minY + 6),
      ]
    }
    return label.item(firstFree: places, in: &field, below: covers)
  }

  /// The name from bottom to top, in the middle of a view that is too narrow for it.
  private func turnedLabel(
    _ name: String, in field: inout LabelField, below covers: [CGRect]
  ) -> DrawItem? {
    let label = Label(name, BlueprintInk.dimension)
    let (length, height) = (label.size.width, label.size.height)
    guard element.isUpright, frame.width < length + 6, frame.width >= height + 2,
      frame.height >= length + 12
    else { return nil }
    let spot = CGRect(
      x: (frame.midX - height / 2).rounded(), y: (frame.midY - length / 2).rounded(),
      width: height, height: length)
    guard let place = field.place([spot], avoiding: covers) else { return nil }
    let turn = CGAffineTransform(translationX: place.midX, y: place.midY).rotated(by: -.pi / 2)
    let box = CGRect(x: -length / 2, y: -height / 2, width: length, height: height)
    return .group(DrawGroup(transform: PlaneTransform(turn), [label.item(in: box, .center)]))
  }

  /// The size in the middle, or at the right end of a low frame.
  func sizeLabel(in field: inout LabelField, below covers: [CGRect]) -> DrawItem? {
    guard element.isUpright, !element.kind.isDecoration, let label = sizeText else { return nil }
    let size = label.size
    guard frame.height >= size.height + 2 else { return nil }
    let x = frame.midX - size.width / 2
    var places = [0, 16, -16, 32, -32].map {
      CGPoint(x: x, y: frame.midY - size.height / 2 + $0)
    }.filter { $0.y >= frame.minY + 4 && $0.y + size.height <= frame.maxY - 4 }
    if isLow { places = [CGPoint(x: frame.maxX - size.width - 8, y: frame.midY - size.height / 2)] }
    return label.item(firstFree: places, in: &field, below: covers)
  }

  private var isLow: Bool { frame.height < 48 && frame.width >= 96 || frame.height < 30 }

  /// The words on it: "0–3", "Bob", "z 2", or several of these.
  func name(_ annotations: Set<Blueprint.Annotation>) -> String {
    var parts: [String] = []
    if annotations.contains(.paths) { parts.append(path) }
    if annotations.contains(.ids), let id = element.id.identifier { parts.append(id) }
    if annotations.contains(.zIndex) {
      parts.append("z \(FigureText.number(CGFloat(element.zIndex)))")
    }
    return parts.joined(separator: " · ")
  }

  /// "0–3" for a cell, "header 0" for a header.
  private var path: String {
    let numbers = element.path.map { String($0) }
    guard element.kind == .cell else {
      return ([String(element.kind.plainName.prefix(40))] + numbers.prefix(1))
        .joined(separator: " ")
    }
    return numbers.joined(separator: "–")
  }

  private var sizeText: Label? {
    let words = element.size.sizeWords
    let room = frame.width - 8
    let label = Label(words, BlueprintInk.label)
    if label.size.width <= room { return label }
    let small = Label(words, BlueprintInk.dimension)
    return small.size.width <= room ? small : nil
  }
}

extension Label {
  /// At the first of the places where nothing else stands.
  fileprivate func item(
    firstFree places: [CGPoint], in field: inout LabelField, below covers: [CGRect]
  ) -> DrawItem? {
    let frames = places.map {
      CGRect(origin: CGPoint(x: $0.x.rounded(), y: $0.y.rounded()), size: size)
    }
    return field.place(frames, avoiding: covers).map { item(in: $0) }
  }
}
