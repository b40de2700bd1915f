/// How much time a PNG file is worth.
public enum PNGLevel: String, CaseIterable, Hashable, Sendable {
  /// For frames: one look at each pixel, some twenty times faster than libpng at about its size.
  case fast
  /// For stills: smaller than libpng and some four times faster.
  case small
  /// For pictures that are downloaded often: every row order is tried, which takes a second or more.
  case tiny
}
