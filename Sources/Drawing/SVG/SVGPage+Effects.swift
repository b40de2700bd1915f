import CoreGraphics

// Filters. librsvg 2.54 knows the five primitives used here; it does not know feDropShadow, and would leave
// out whatever carries one.
extension SVGPage {
  mutating func openFilter(_ definition: SVGDefinition, number: Int, in region: CGRect?) {
    open("<filter id=\"", definition, number: number)
    if let region {
      body.write(" filterUnits=\"userSpaceOnUse\"")
      writeRegion(region)
    }
    // Colours are mixed as they are everywhere else in the picture.
    body.write(" color-interpolation-filters=\"sRGB\">")
  }

  mutating func writeBlur(_ deviation: CGFloat, input: StaticString?) {
    body.write("<feGaussianBlur")
    if let input {
      body.write(" in=\"")
      body.write(input)
      body.write("\"")
    }
    body.attribute(" stdDeviation=\"", deviation)
    body.write("/>")
  }

  mutating func write(_ shadow: Shadow) {
    writeBlur(shadow.blur, input: "SourceAlpha")
    body.write("<feOffset")
    body.attribute(" dx=\"", shadow.offset.width, unless: 0)
    body.attribute(" dy=\"", shadow.offset.height, unless: 0)
    body.write(" result=\"s\"/>")
    writeFlood(shadow.color)
    body.write("<feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/>")
    body.write("<feMergeNode in=\"SourceGraphic\"/></feMerge>")
  }

  mutating func write(tint color: ThemedColor) {
    writeFlood(color)
    body.write("<feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
  }

  private mutating func writeFlood(_ color: ThemedColor) {
    body.write("<feFlood")
    write(color, as: .flood)
    writeClasses()
    body.write("/>")
  }
}
