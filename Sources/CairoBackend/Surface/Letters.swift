import CoreGraphics

/// Glyphs with the characters that they stand for: letters that a document's readers can select and find.
struct Letters {
  /// So many bytes of the text are shown by so many glyphs.
  struct Cluster {
    var bytes: Int
    var glyphs: Int
  }

  /// The characters in the order in which they are read.
  var text: [UInt8] = []
  /// From left to right, each with the place of its origin.
  var glyphs: [(index: UInt32, x: CGFloat, y: CGFloat)] = []
  /// In the order of the text.
  var clusters: [Cluster] = []
  /// Whether the text begins at the right.
  var isRightToLeft = false
}
