import CoreGraphics

/// The classes that change colours on a dark page: one for each colour of each property.
struct SVGPalette {
  enum Property: UInt64 {
    case fill, stroke, stop, flood
  }

  private var numbers: [UInt64: Int] = [:]
  private(set) var rules = SVGBuffer()
  /// The root's id: the rules hold for this picture alone.
  private let root: SVGBuffer

  init(root: SVGBuffer) {
    self.root = root
  }

  /// The number of the class that makes the property dark.
  mutating func number(of color: ThemedColor, for property: Property) -> Int {
    let changesAlpha = color.dark.alpha != color.light.alpha
    let alpha = changesAlpha ? UInt64((color.dark.alpha * 1000).rounded()) + 1 : 0
    let key = property.rawValue << 48 | alpha << 24 | UInt64(color.dark.hex)
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    writeRule(number, property, color.dark, changesAlpha: changesAlpha)
    return number
  }

  private mutating func writeRule(
    _ number: Int, _ property: Property, _ color: RGBAColor, changesAlpha: Bool
  ) {
    rules.write("#")
    rules.write(root)
    rules.write(" .")
    rules.write(letters: number)
    rules.write("{")
    rules.write(property.name)
    rules.write(":")
    rules.write(color)
    if changesAlpha {
      rules.write(";")
      rules.write(property.opacityName)
      rules.write(":")
      rules.write(color.alpha)
    }
    rules.write("}")
  }
}

extension SVGPalette.Property {
  var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .stop: "stop-color"
    case .flood: "flood-color"
    }
  }

  var opacityName: String {
    switch self {
    case .fill: "fill-opacity"
    case .stroke: "stroke-opacity"
    case .stop: "stop-opacity"
    case .flood: "flood-opacity"
    }
  }
}
