import CoreGraphics
import Notation

extension SVGPage {
  mutating func write(_ image: DrawImage) {
    let source = image.source
    guard source.format != nil, image.isVisible else { return }
    writeWaiting()
    let frame = image.contentFrame
    let number = define(.image(source))
    body.write("<use href=\"#")
    writeSalt()
    body.write(SVGDefinition.image(source).letter)
    body.write(number)
    body.write("\"")
    var transform = PlaneTransform(
      a: frame.width / source.naturalSize.width, b: 0, c: 0,
      d: frame.height / source.naturalSize.height, tx: frame.minX, ty: frame.minY)
    if let projection {
      transform = transform.concatenating(PlaneTransform(projection.affine(near: frame.center)))
    }
    write(" transform=\"", transform)
    if image.isPixelated { body.write(" image-rendering=\"pixelated\"") }
    if let tint = image.tint { writeReference(" filter=", to: .tint(tint)) }
    body.write("/>\n")
  }

  mutating func writeImage(_ source: ImageSource, _ definition: SVGDefinition, number: Int) {
    open("<image id=\"", definition, number: number)
    body.attribute(" width=\"", source.naturalSize.width)
    body.attribute(" height=\"", source.naturalSize.height)
    body.write(" preserveAspectRatio=\"none\" href=\"data:image/")
    body.write(verbatim: source.format?.rawValue ?? "")
    switch options.images {
    case .embedded:
      body.write(";base64,")
      body.write(base64: source.bytes)
    case .sums:
      body.write(",")
      body.write(verbatim: String(SHA256.text(of: source.bytes).prefix(16)))
    }
    body.write("\"/>\n")
  }
}

extension SVGBuffer {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  mutating func write(base64 data: [UInt8]) {
    reserve((data.count + 2) / 3 * 4)
    var index = 0
    while index < data.count {
      let count = min(3, data.count - index)
      var word = UInt32(0)
      for offset in 0..<3 {
        word = word << 8 | (offset < count ? UInt32(data[index + offset]) : 0)
      }
      for place in 0..<4 {
        let digit = Self.alphabet[Int(word >> UInt32(18 - 6 * place)) & 0x3F]
        append(place <= count ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
  }
}
