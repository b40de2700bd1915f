/// Fonts that an SVG file brings with it, each with the letters that its texts need and no more.
public struct EmbeddedFonts: Hashable, Sendable {
  /// A font file, and which texts are set in it.
  public struct Face: Hashable, Sendable {
    /// Letters and digits, such as `Inter`. Faces of one name are one family.
    public var name: String
    /// As texts ask for them, 1 to 1000.
    public var weights: ClosedRange<Int>
    /// Whether the file holds the slanted letters of its family.
    public var isItalic: Bool
    /// An OpenType font.
    public var bytes: [UInt8]

    /// A font file with the letters that the texts need.
    public init(name: String, weights: ClosedRange<Int>, isItalic: Bool, bytes: [UInt8]) {
      self.name = name
      self.weights = weights
      self.isItalic = isItalic
      self.bytes = bytes
    }
  }

  /// The names of faces that a text of a family is set in: each has what those before it lack.
  public var names: [FontRequest.Family: [String]]
  /// The font files that the SVG file brings.
  public var faces: [Face]

  /// Fonts and the families that they stand in for; without any, readers use fonts of their own.
  public init(names: [FontRequest.Family: [String]] = [:], faces: [Face] = []) {
    self.names = names
    self.faces = faces
  }
}

extension SVGBuffer {
  /// `@font-face{…}`, with the file as text. The name begins with the picture's id, because a page may hold
  /// several pictures with other letters each.
  mutating func write(_ face: EmbeddedFonts.Face, id: String) {
    write("@font-face{font-family:")
    write(family: face.name, id: id)
    write(";font-weight:")
    write(min(max(face.weights.lowerBound, 1), 1000))
    if face.weights.count > 1 {
      write(" ")
      write(min(max(face.weights.upperBound, 1), 1000))
    }
    if face.isItalic { write(";font-style:italic") }
    write(";src:url(data:font/otf;base64,")
    write(base64: face.bytes)
    write(")}")
  }

  /// `'drawing-Inter'`
  mutating func write(family name: String, id: String) {
    write("'")
    write(identifier: id)
    write("-")
    write(identifier: name)
    write("'")
  }
}
