import CoreGraphics

/// Something that items refer to. The letter begins its id: an underscore and a letter behind f cannot come
/// from the name of an element.
enum SVGDefinition: Hashable {
  /// With the classes by which the shape moves.
  case clip(ShapeGeometry, moving: String)
  case linear(LinearGradient, transform: PlaneTransform)
  case radial(RadialGradient, transform: PlaneTransform)
  case tiles(TilePaint, transform: PlaneTransform)
  case blur(CGFloat, region: CGRect)
  case shadow(Shadow, region: CGRect)
  case tint(ThemedColor)
  case mask([DrawItem])
  case image(ImageSource)

  var letter: StaticString {
    switch self {
    case .clip: "_k"
    case .linear, .radial, .tiles: "_p"
    case .blur, .shadow, .tint: "_s"
    case .mask: "_m"
    case .image: "_x"
    }
  }
}

/// The things that items refer to, each once, in the order of its first use.
struct SVGDefinitions: ~Copyable {
  var buffer = SVGBuffer()
  private var numbers: [SVGDefinition: Int] = [:]
  /// The blur that was asked for last: one cell after the other asks for the same, and a hash of it takes as
  /// long as all the rest of a shadow.
  private var lastBlur: (deviation: CGFloat, region: CGRect, number: Int)?
  private var count = 0

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  func number(ofBlur deviation: CGFloat, in region: CGRect) -> Int? {
    guard let lastBlur, lastBlur.deviation == deviation, lastBlur.region == region else {
      return nil
    }
    return lastBlur.number
  }

  /// The number of the definition, and whether it is still to be written.
  mutating func number(of definition: SVGDefinition) -> (number: Int, isNew: Bool) {
    let known = numbers[definition]
    let number = known ?? nextNumber()
    numbers[definition] = number
    if case .blur(let deviation, let region) = definition {
      lastBlur = (deviation, region, number)
    }
    return (number, known == nil)
  }
}

extension SVGPage {
  /// ` name="url(#…)"`; the name comes with its space and what opens the value.
  mutating func writeReference(_ opening: StaticString, to definition: SVGDefinition) {
    let number = define(definition)
    body.write(opening)
    body.write("\"url(#")
    writeSalt()
    body.write(definition.letter)
    body.write(number)
    body.write(")\"")
  }

  mutating func writeBlurReference(_ deviation: CGFloat, in region: CGRect) {
    let number =
      definitions.number(ofBlur: deviation, in: region)
      ?? define(.blur(deviation, region: region))
    body.write(" filter=\"url(#")
    writeSalt()
    body.write("_s")
    body.write(number)
    body.write(")\"")
  }

  /// Writes the definition where it is new, and gives its number.
  mutating func define(_ definition: SVGDefinition) -> Int {
    let (number, isNew) = definitions.number(of: definition)
    guard isNew else { return number }
    // A definition is written as if it were drawn here, and then moved to its place.
    let outer = (projection, classes, movingClasses, isInDefinition)
    (projection, classes, movingClasses, isInDefinition) = (nil, [], "", true)
    var page = SVGBuffer()
    swap(&body, &page)
    write(definition, number)
    definitions.buffer.write(body)
    swap(&body, &page)
    (projection, classes, movingClasses, isInDefinition) = outer
    return number
  }

  private mutating func write(_ definition: SVGDefinition, _ number: Int) {
    switch definition {
    case .clip(let geometry, let moving):
      open("<clipPath id=\"", definition, number: number)
      body.write(">")
      writeClip(geometry, moving: moving)
      body.write("</clipPath>\n")
    case .linear(let gradient, let transform):
      open("<linearGradient id=\"", definition, number: number)
      write(gradient, transform)
      body.write("</linearGradient>\n")
    case .radial(let gradient, let transform):
      open("<radialGradient id=\"", definition, number: number)
      write(gradient, transform)
      body.write("</radialGradient>\n")
    case .tiles(let tiles, let transform):
      open("<pattern id=\"", definition, number: number)
      write(tiles, transform)
      body.write("</pattern>\n")
    case .blur(let deviation, let region):
      openFilter(definition, number: number, in: region)
      writeBlur(deviation, input: nil)
      body.write("</filter>\n")
    case .shadow(let shadow, let region):
      openFilter(definition, number: number, in: region)
      write(shadow)
      body.write("</filter>\n")
    case .tint(let color):
      openFilter(definition, number: number, in: nil)
      write(tint: color)
      body.write("</filter>\n")
    case .mask(let items):
      open("<mask id=\"", definition, number: number)
      writeMask(items)
      body.write("</mask>\n")
    case .image(let source): writeImage(source, definition, number: number)
    }
  }

  mutating func open(_ tag: StaticString, _ definition: SVGDefinition, number: Int) {
    body.write(tag)
    writeSalt()
    body.write(definition.letter)
    body.write(number)
    body.write("\"")
  }

  private mutating func writeClip(_ geometry: ShapeGeometry, moving: String) {
    let isEvenOdd = geometry.fillRule == .evenOdd
    writeOutline(of: geometry)
    movingClasses = moving
    writeClasses()
    body.write(isEvenOdd ? " clip-rule=\"evenodd\"/>" : "/>")
  }

  private mutating func writeMask(_ items: [DrawItem]) {
    let region = items.bounds.insetBy(dx: -1, dy: -1)
    body.write(" maskUnits=\"userSpaceOnUse\"")
    writeRegion(region)
    body.write(" style=\"mask-type:alpha\">\n")
    for item in items { write(item) }
  }

  mutating func writeRegion(_ region: CGRect) {
    body.attribute(" x=\"", region.minX)
    body.attribute(" y=\"", region.minY)
    body.attribute(" width=\"", region.width)
    body.attribute(" height=\"", region.height)
  }
}
