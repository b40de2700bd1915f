/// One thing to draw. A drawing is a tree of them, the first at the back; every way out of it (pixels, SVG,
/// text) is one switch over these four cases.
///
/// The cases are boxed: a list of items is a list of pointers, and passing a tree on copies nothing.
public indirect enum DrawItem: Hashable, Sendable {
  /// Items that are drawn as one.
  case group(DrawGroup)
  /// An area, a line, or both.
  case shape(DrawShape)
  /// Words in a box.
  case text(DrawText)
  /// A picture from a file.
  case image(DrawImage)
}

/// An area with a fill, a line along it, or both: the line lies above the fill.
public struct DrawShape: Hashable, Sendable {
  /// The area, or the line along which the stroke runs.
  public var geometry: ShapeGeometry
  /// The paint inside of the geometry; nil leaves it empty.
  public var fill: Paint?
  /// The line along the geometry, over the fill; nil draws none.
  public var stroke: Stroke?

  /// A shape that shows nothing until it gets a fill or a stroke.
  public init(_ geometry: ShapeGeometry, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
  }
}

extension DrawItem {
  /// A shape in one colour.
  public static func fill(_ geometry: ShapeGeometry, _ color: ThemedColor) -> DrawItem {
    .shape(DrawShape(geometry, fill: .color(color)))
  }

  /// A line along a shape.
  public static func stroke(_ geometry: ShapeGeometry, _ stroke: Stroke) -> DrawItem {
    .shape(DrawShape(geometry, stroke: stroke))
  }
}
