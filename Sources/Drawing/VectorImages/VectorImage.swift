package import CoreGraphics
package import Notation

/// A picture of shapes: an SVG file of paths, shapes, gradients and shadows, such as those that Tessera writes. There
/// is no text in it, no script, and nothing from outside; it is as sharp as the drawing that it comes to stand in.
package struct VectorImage {
  /// In points.
  package let size: CGSize
  private let operations: CGImage?
  /// The bytes of the PNG and JPEG pictures in it, which nobody has looked into yet.
  package let pictures: [[UInt8]]

  /// Larger files are no icons and no illustrations.
  package static let mostBytes = 2 << 20

  /// Whether the bytes begin like markup.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.prefix(1000).first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } == UInt8(ascii: "<")
  }

  package init(_ bytes: [UInt8]) throws(VectorImageFault) {
    guard bytes.count <= Self.mostBytes else {
      throw VectorImageFault(
        message: "found \(bytes.count) bytes – expected \(Self.mostBytes) at most", help: nil,
        position: TextPosition(line: 1, column: 1))
    }
    let root = try MarkupReader.root(of: bytes)
    var painter = try VectorPainter(root, bytes)
    try painter.draw()
    size = painter.size
    operations = painter.context.makeImage()
    pictures = painter.pictures
  }

  /// The picture for views.
  package var image: CGImage? { operations }
}

/// Why a file is no picture of shapes that can be drawn, and the place in it.
package struct VectorImageFault: Error, Equatable, Sendable {
  /// The thing that stands there, and what was expected.
  package let message: String
  /// Something to do about it; nil where nothing more is known.
  package let help: String?
  /// The line and the column, counted from 1.
  package let position: TextPosition
}
