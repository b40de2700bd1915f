public import Foundation

public final class CGColor: Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The colour as it is on a light and on a dark page, where it was made from one that differs. Two colours are
  /// equal whatever they are elsewhere.
  package let appearances: Appearances?
  /// The pattern that is painted in rows and columns in the colour's place.
  package let tile: Tile?

  package struct Appearances: Sendable {
    package var light: CGColor
    package var dark: CGColor
  }

  /// The drawing between the origin and the size.
  package struct Tile: Hashable, Sendable {
    package var operations: [ContextOperation]
    package var size: CGSize

    package init(_ operations: [ContextOperation], size: CGSize) {
      self.operations = operations
      self.size = size
    }
  }

  /// The colour with the `components` of `space`, alpha last; nil when there are too few.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents + 1
    guard components.count >= count else { return nil }
    colorSpace = space
    values = Array(components.prefix(count))
    appearances = nil
    tile = nil
  }

  private init(
    space: CGColorSpace?, values: [CGFloat], appearances: Appearances? = nil, tile: Tile? = nil
  ) {
    colorSpace = space
    self.values = values
    self.appearances = appearances
    self.tile = tile
  }

  /// A tile in place of a colour; a grey where no tiles can be painted.
  package convenience init(_ tile: Tile, alpha: CGFloat = 1) {
    self.init(space: .graySpace, values: [0.5, alpha], tile: tile)
  }

  /// Differs from UIKit: generic RGB is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Differs from UIKit: generic gray has the gamma of `genericGrayGamma2_2` here.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, values: [gray, alpha])
  }

  /// The colour whose numbers are meant on a Display P3 screen.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .displayP3Space, values: [red, green, blue, alpha])
  }

  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values[values.count - 1] }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      space: colorSpace ?? .sRGBSpace, values: values.dropLast() + [alpha],
      appearances: appearances.map {
        Appearances(
          light: $0.light.copy(alpha: alpha) ?? $0.light,
          dark: $0.dark.copy(alpha: alpha) ?? $0.dark)
      }, tile: tile)
  }

  /// The same colour, which also knows what it is on a light and on a dark page.
  package func with(light: CGColor, dark: CGColor) -> CGColor {
    CGColor(
      space: colorSpace, values: values, appearances: Appearances(light: light, dark: dark),
      tile: tile)
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.values == right.values && left.tile == right.tile
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}
