/// How much time a PNG file is worth.
public enum PNGLevel: String, CaseIterable, Hashable, Sendable {
  /// For frames: one look at each pixel, some twenty times faster than Cairo's writer and not larger.
  case fast
  /// For stills: a sixth smaller than Cairo's writer and some ten times faster.
  case small
  /// For pictures that are downloaded often: all ways are tried, which takes a second or more.
  case tiny
}
