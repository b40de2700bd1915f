/// One thing to draw. A drawing is a tree of them, the first at the back; every way out of it (pixels, SVG,
/// text) is one switch over these four cases.
///
/// The cases are boxed: a list of items is a list of pointers, and passing a tree on copies nothing.
public indirect enum DrawItem: Hashable, Sendable {
  case group(DrawGroup)
  case shape(DrawShape)
  case text(DrawText)
  case image(DrawImage)
}

/// An area with a fill, a line along it, or both: the line lies above the fill.
public struct DrawShape: Hashable, Sendable {
  public var geometry: ShapeGeometry
  public var fill: Paint?
  public var stroke: Stroke?

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
