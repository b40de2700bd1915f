import CoreGraphics

// Glass: what lies below is there once more, by reference, blurred in one filter that is as large as the glass.

/// The items around what is being written, from the outermost list to the innermost, where a file has glass.
struct SVGBelow {
  /// A list that is being written, the place in it, and the names of what it has written.
  private struct Level {
    let items: [DrawItem]
    var index = 0
    var names: [Int: String] = [:]

    /// From the items of the group that is written at present to the list's own coordinates.
    var groupTransform: PlaneTransform? {
      guard case .group(let group) = items[index] else { return nil }
      return group.transform
    }
  }

  /// An item below glass, and its name in the file.
  struct Neighbour {
    let item: DrawItem
    let name: String?
  }

  private var levels: [Level] = []

  mutating func open(_ items: [DrawItem]) { levels.append(Level(items: items)) }
  mutating func close() { levels.removeLast() }
  mutating func reach(_ index: Int) { levels[levels.count - 1].index = index }

  mutating func name(_ name: String) {
    guard let last = levels.indices.last else { return }
    levels[last].names[levels[last].index] = name
  }

  /// Everything that is seen in an area in the nearest list that has any of it, and the transform from here to there;
  /// what is glass itself does not count. nil where nothing lies below.
  func seen(in area: CGRect) -> (items: [Neighbour], place: PlaneTransform)? {
    var place = PlaneTransform.identity
    for number in levels.indices.reversed() {
      let level = levels[number]
      let region = place.bounds(of: area)
      let found = level.items[..<level.index].indices.compactMap { index -> Neighbour? in
        let item = level.items[index]
        guard item.bounds.intersects(region), !item.hasMaterial else { return nil }
        return Neighbour(item: item, name: level.names[index])
      }
      if !found.isEmpty { return (found, place) }
      guard number > 0, let outer = levels[number - 1].groupTransform else { return nil }
      place = place.concatenating(outer)
    }
    return nil
  }
}

extension SVGPage {
  /// False where the colour alone is to stand for the glass.
  mutating func write(_ material: Material, in shape: DrawShape) -> Bool {
    if motion == nil, material.opacity <= 0 { return true }
    if motion == nil, below == nil { lacksGround = true }
    let area = shape.geometry.bounds
    guard let outer = below, !isInDefinition, projection == nil, motion == nil,
      material.blur.isFinite,
      let seen = outer.seen(in: area.insetBy(dx: -2 * material.blur, dy: -2 * material.blur)),
      let back = seen.place.affine.map({ PlaneTransform($0.inverted()) }), back.isAffine
    else { return false }
    writeWaiting()
    below = nil
    body.write("<g")
    writeReference(" clip-path=", to: .clip(shape.geometry, moving: ""))
    body.attribute(" opacity=\"", material.opacity, unless: 1)
    body.write(">\n")
    writeElement(DrawShape(.rect(area), fill: .color(material.color)))
    writeBlurred(seen.items, at: back, material, in: seen.place.bounds(of: area))
    writeElement(DrawShape(.rect(area), fill: .color(material.color.faded(by: material.cover))))
    body.write("</g>\n")
    below = outer
    if let stroke = shape.stroke { writeElement(DrawShape(shape.geometry, stroke: stroke)) }
    return true
  }

  private mutating func writeBlurred(
    _ items: [SVGBelow.Neighbour], at place: PlaneTransform, _ material: Material, in area: CGRect
  ) {
    let reach = 2 * material.blur
    body.write("<g")
    write(" transform=\"", place)
    writeBlurReference(material.blur, in: area.insetBy(dx: -reach, dy: -reach))
    body.write(">\n")
    for neighbour in items {
      guard let name = neighbour.name else {
        isInDefinition = true
        write(neighbour.item)
        isInDefinition = false
        continue
      }
      body.write("<use href=\"#")
      body.write(verbatim: name)
      body.write("\"/>\n")
    }
    body.write("</g>\n")
  }
}
