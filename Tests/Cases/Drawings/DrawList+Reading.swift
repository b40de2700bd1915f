package import Drawing

extension DrawList {
  /// The drawing whose `text` this is. Images stand in it with the hash of their bytes: the bytes themselves have to be
  /// among `images`.
  package init(text: String, images: [[UInt8]] = []) throws(DrawingError) {
    var reader = try DrawingReader(text, images)
    self = try reader.drawing()
  }
}

/// A drawing as text that cannot be read, and why.
package struct DrawingError: Error, CustomStringConvertible {
  /// Counted from 1.
  package let line: Int
  package let found: String
  package let expected: String

  package var description: String { "line \(line): found \(found), expected \(expected)" }
}
