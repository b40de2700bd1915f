import CoreGraphics
import Drawing
import Motion

/// One element on a blueprint: its outline by kind, and the words inside of it as far as they fit.
struct BlueprintFrame {
  let element: ElementSnapshot
  private let stage: PlanStage
  let frame: CGRect

  init(_ element: ElementSnapshot, on stage: PlanStage) {
    self.element = element
    self.stage = stage
    frame = stage.rect(element.frame)
  }

  var outline: [DrawItem] {
    [.shape(Self.look(of: element.kind, stage.shape(of: element, inset: 0.5)))]
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
    guard let label = Label(name, BlueprintInk.dimension, width: frame.width - 6),
      isNamed || label.text == name
    else { return nil }
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
  func label(
    size words: String, in field: inout LabelField, below covers: [CGRect]
  ) -> DrawItem? {
    guard element.isUpright, !element.kind.isDecoration, let label = fitting(words) else {
      return nil
    }
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

  /// Whether it has a name of its own, as headers have.
  var isNamed: Bool { element.kind != .cell && !element.kind.isDecoration }

  /// The words on it: "0–3", "Bob", "z 2", or several of these.
  func name(_ annotations: Set<Blueprint.Annotation>) -> String {
    var parts: [String] = []
    if annotations.contains(.paths) { parts.append(path) }
    if annotations.contains(.ids) { parts += [ownName(annotations)].compactMap(\.self) }
    if annotations.contains(.zIndex) {
      parts.append("z \(FigureText.number(CGFloat(element.zIndex)))")
    }
    return parts.joined(separator: " · ")
  }

  /// The data's name for it; that of a header where its path does not have it already.
  private func ownName(_ annotations: Set<Blueprint.Annotation>) -> String? {
    guard isNamed else { return element.id.identifier }
    return annotations.contains(.paths) ? nil : element.givenName
  }

  /// "0–3" for a cell, "header · Summer" for a header.
  private var path: String {
    let numbers = element.path.map { String($0) }
    guard element.kind == .cell else {
      let kind = element.kind.plainName.shortened(to: 40)
      guard let name = element.givenName else {
        return ([kind] + numbers.prefix(1)).joined(separator: " ")
      }
      return "\(kind) · \(name)"
    }
    return numbers.joined(separator: "–")
  }

  private func fitting(_ words: String) -> Label? {
    let room = frame.width - 8
    let label = Label(words, BlueprintInk.label)
    if label.size.width <= room { return label }
    let small = Label(words, BlueprintInk.dimension)
    return small.size.width <= room ? small : nil
  }
}

extension ElementSnapshot {
  var isHeader: Bool { kind.plainName == "header" }

  /// The words on a header, or the data's name for it.
  var givenName: String? {
    let words = ownWords ?? id.identifier ?? ""
    return words.isEmpty ? nil : words.shortened(to: 60)
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
