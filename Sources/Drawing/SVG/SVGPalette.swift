import CoreGraphics

/// The classes that change colours on a dark page: one for each colour of each property.
struct SVGPalette: ~Copyable {
  enum Property: UInt64 {
    case fill, stroke, stop, flood
  }

  /// The class with the number n is that of the nth key.
  private var keys: [UInt64] = []
  /// The same the other way round, once the keys are too many to look through.
  private var numbers: [UInt64: Int] = [:]
  private(set) var rules = SVGBuffer()
  /// Stands in front of every class. A rule cannot name the root in front of a class instead: in a copy that
  /// `<use>` makes, browsers see no element around it.
  let prefix: SVGBuffer

  init(salt: String) {
    var prefix = SVGBuffer(capacity: 64)
    if !salt.isEmpty {
      // A class begins with a letter, and has no full stop.
      prefix.write("s")
      prefix.write(identifier: salt.replacing(".", with: "_"))
    }
    self.prefix = prefix
  }

  /// The number of the class that makes the property dark.
  mutating func number(of color: ThemedColor, for property: Property) -> Int {
    let changesAlpha = color.dark.alpha != color.light.alpha
    let alpha = changesAlpha ? UInt64((color.dark.alpha * 1000).rounded()) + 1 : 0
    let key = property.rawValue << 48 | alpha << 24 | UInt64(color.dark.hex)
    if let number = knownNumber(of: key) { return number }
    let number = keys.count
    keys.append(key)
    numbers[key] = number
    writeRule(number: number, property, color.dark, changesAlpha: changesAlpha)
    return number
  }

  private func knownNumber(of key: UInt64) -> Int? {
    if keys.count > 16 { return numbers[key] }
    return keys.firstIndex(of: key)
  }

  private mutating func writeRule(
    number: Int, _ property: Property, _ color: RGBAColor, changesAlpha: Bool
  ) {
    rules.write(".")
    rules.write(prefix)
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
  var name: StaticString {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .stop: "stop-color"
    case .flood: "flood-color"
    }
  }

  var opacityName: StaticString {
    switch self {
    case .fill: "fill-opacity"
    case .stroke: "stroke-opacity"
    case .stop: "stop-opacity"
    case .flood: "flood-opacity"
    }
  }
}
