public import Drawing

/// A colour as a scene says it.
public enum SceneColor: Equatable, Sendable {
  /// The palette's next one: each item has its own.
  case automatic
  /// The palette's colour of that number, from 0 on; it starts again after the last one.
  case palette(Int)
  /// One colour for each theme, whatever the palette is.
  case fixed(ThemedColor)
}
