import CoreGraphics
import Drawing
import Motion

/// The words of an element's own drawing, for figures in which the drawing comes out too small to be read: they are
/// set anew there, in letters of the figure.
struct CellWords {
  let string: String
  let color: ThemedColor
  /// The box that the drawing has for them, on the page.
  let frame: CGRect
  let isCentered: Bool
  /// Whether the middle of the element belongs to something else, as to the picture above a caption: they are not
  /// read anywhere but in their own place.
  let isCaption: Bool
  /// An area as long as they are, for a place that has no room for them: it tells that something is written there.
  var block: DrawItem {
    .group(DrawGroup(transform: plane, [DrawItem.text(text)].legible(at: 0)))
  }

  private let text: DrawText
  /// From the coordinates of the text to the page.
  private let plane: PlaneTransform
  /// The part of what they stand on that nothing else is drawn on beside them.
  private let room: CGRect
  /// Whether that is an area of their own, such as a bubble in its row, in which they stay.
  private let isPlate: Bool

  /// The largest of the words that name the element; nil where it has none to be seen.
  init?(_ element: ElementSnapshot, at place: PlaneTransform) {
    guard let name = element.ownWords else { return nil }
    let layers = Layers(element.content, place)
    guard let index = layers.texts.firstIndex(where: { $0.text.string.onOneLine == name }) else {
      return nil
    }
    let (text, plane, depth) = layers.texts[index]
    let box = plane.bounds(of: text.frame)
    string = name
    (self.text, self.plane) = (text, plane)
    color = text.style.color
    frame = box
    isCentered = text.placement.alignment == .center
    isCaption =
      element.content.hasImage
      || layers.hasOthers(besides: box, at: place.bounds(of: element.ownBounds).midY)
    room = layers.room(for: box, above: depth)
    let whole = place.bounds(of: element.ownBounds)
    isPlate = layers.plate(of: box, above: depth).map { $0.width < whole.width * 0.9 } ?? false
  }

  /// Whether letters of that height stay within the area that they are written on.
  func holds(_ height: CGFloat) -> Bool { !isPlate || room.height >= height - 3 }

  /// How wide they may be in the element: not as far as what stands beside them.
  func width(in element: CGRect) -> CGFloat {
    let edges = edges(in: element)
    return edges.right - edges.left
  }

  /// The first and the last place for them: on a plate, half of the room that the drawing leaves beside its own words
  /// stays free.
  private func edges(in element: CGRect) -> (left: CGFloat, right: CGFloat) {
    let room = room(in: element)
    guard isPlate, !room.isNull else { return (room.minX + 2, room.maxX - 2) }
    return (
      room.minX + max(2, (frame.minX - room.minX) / 2),
      room.maxX - max(2, (room.maxX - frame.maxX) / 2)
    )
  }

  private func room(in element: CGRect) -> CGRect {
    let shared = room.isNull ? element : room.intersection(element)
    if isPlate, !shared.isNull { return shared }
    // Not even two letters.
    return shared.isNull || shared.width < 28 ? element : shared
  }

  /// Whether they are a name in a row, which stands in the middle of its height.
  func isAlone(in element: CGRect) -> Bool { !isCaption && element.width > element.height * 2 }

  /// The place within the element at which a label of that size stands as the words do.
  func place(_ size: CGSize, in element: CGRect) -> CGRect {
    let room = room(in: element)
    let x = isCentered ? frame.midX - size.width / 2 : frame.minX
    let isRow = isAlone(in: element)
    let isInside = room.height >= size.height
    let row = isPlate && isInside ? room : element
    let y = (isRow ? row : frame).midY - size.height / 2
    let rows = isRow || !isInside ? row : room
    let (left, right) = edges(in: element)
    let inside = CGPoint(
      x: max(left, min(x, right - size.width)),
      y: max(rows.minY, min(y, rows.maxY - size.height)))
    return CGRect(origin: CGPoint(x: inside.x.rounded(), y: inside.y.rounded()), size: size)
  }
}

/// All that is seen of a drawing, from the back, with boxes on the page.
private struct Layers {
  private(set) var texts: [(text: DrawText, plane: PlaneTransform, depth: Int)] = []
  private(set) var marks: [CGRect] = []

  init(_ items: [DrawItem], _ place: PlaneTransform) {
    add(items, at: place)
  }

  private mutating func add(
    _ items: [DrawItem], at place: PlaneTransform, within clip: CGRect? = nil
  ) {
    for item in items {
      switch item {
      case .text(let text): texts.append((text, place, marks.count))
      case .image(let image): add(place.bounds(of: image.contentFrame), within: clip)
      case .shape(let shape): add(place.bounds(of: shape.geometry.bounds), within: clip)
      case .group(let group) where group.opacity > 0.05:
        let inner = group.transform.concatenating(place)
        let window = group.clip.map { inner.bounds(of: $0.bounds) }
        add(group.children, at: inner, within: [clip, window].compactMap(\.self).common)
      case .group: break
      }
    }
  }

  private mutating func add(_ box: CGRect, within clip: CGRect?) {
    let seen = clip.map(box.intersection) ?? box
    if !seen.isNull, [seen.minX, seen.minY, seen.width, seen.height].allSatisfy(\.isFinite) {
      marks.append(seen)
    }
  }

  /// The area that the words lie on.
  func plate(of box: CGRect, above depth: Int) -> CGRect? {
    marks.prefix(depth).last { $0.contains(CGPoint(x: box.midX, y: box.midY)) }
  }

  /// The same as far as nothing else is drawn to the left and the right of them.
  func room(for box: CGRect, above depth: Int) -> CGRect {
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard let plate = plate(of: box, above: depth) else { return .null }
    var (left, right) = (plate.minX, plate.maxX)
    for mark in marks where !mark.contains(middle) && mark.maxY > box.minY && mark.minY < box.maxY {
      if mark.maxX <= middle.x { left = max(left, mark.maxX + 2) }
      if mark.minX >= middle.x { right = min(right, mark.minX - 2) }
    }
    return CGRect(x: left, y: plate.minY, width: max(right - left, 0), height: plate.height)
  }
}

extension Layers {
  /// Whether the words would stand on something else if they were that much higher or lower.
  func hasOthers(besides box: CGRect, at y: CGFloat) -> Bool {
    let middle = CGPoint(x: box.midX, y: box.midY)
    let there = CGRect(x: box.minX, y: y - box.height / 2, width: box.width, height: box.height)
    return marks.contains { !$0.contains(middle) && $0.intersects(there.insetBy(dx: 0, dy: 1)) }
  }
}

extension [CGRect] {
  fileprivate var common: CGRect? {
    first.map { dropFirst().reduce($0) { $0.intersection($1) } }
  }
}

extension ElementSnapshot {
  fileprivate var ownBounds: CGRect { CGRect(origin: .zero, size: size) }

  /// All that its drawing has at the right end, such as a switch; null where nothing is there.
  func accessory(at place: PlaneTransform) -> CGRect {
    let whole = place.bounds(of: ownBounds)
    return Layers(content, place).marks.filter {
      $0.minX > whole.midX && $0.maxX <= whole.maxX && $0.width < whole.width / 2
    }.reduce(CGRect.null) { $0.union($1) }
  }

  /// Whether its own drawing has a picture in it.
  var showsImage: Bool { content.hasImage }
}

extension [DrawItem] {
  fileprivate var hasImage: Bool {
    contains { item in
      switch item {
      case .image: true
      case .group(let group): group.children.hasImage
      case .shape, .text: false
      }
    }
  }
}
