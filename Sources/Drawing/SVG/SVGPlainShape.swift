import CoreGraphics

/// A plain shape, or its shadow, as it is seen: one outline that is no path, in one colour. It is small and
/// refers to nothing, so that to compare two takes less time than to write one.
struct SVGPlainShape: Equatable {
  private enum Kind {
    static let rect: Double = 1
    static let rounded: Double = 2
    static let ellipse: Double = 3
    static let shadow: Double = 4
  }

  private var color: SIMD2<UInt64>
  /// The rectangle and its four corners.
  private var place: SIMD8<Double>
  /// The kind, and the offset and blur of a shadow.
  private var rest: SIMD4<Double>

  /// nil where the shape is not plain.
  @inline(__always)
  init?(_ shape: borrowing DrawShape) {
    guard shape.stroke == nil, case .color(let color)? = shape.fill else { return nil }
    self.init(shape.geometry, color)
  }

  /// nil where what throws the shadow is not plain.
  @inline(__always)
  init?(_ shadow: borrowing Shadow, of shape: borrowing ShapeGeometry) {
    self.init(shape, shadow.color)
    rest += SIMD4(Kind.shadow, shadow.offset.width, shadow.offset.height, shadow.blur)
  }

  @inline(__always)
  private init?(_ geometry: borrowing ShapeGeometry, _ color: ThemedColor) {
    self.color = SIMD2(color.light.bits, color.dark.bits)
    switch geometry {
    case .rect(let rect):
      place = Self.place(rect, .zero)
      rest = SIMD4(Kind.rect, 0, 0, 0)
    case .rounded(let rect, let radii):
      place = Self.place(rect, radii)
      rest = SIMD4(Kind.rounded, 0, 0, 0)
    case .ellipse(let rect):
      place = Self.place(rect, .zero)
      rest = SIMD4(Kind.ellipse, 0, 0, 0)
    case .path: return nil
    }
  }

  @inline(__always)
  private static func place(_ rect: CGRect, _ radii: CornerRadii) -> SIMD8<Double> {
    SIMD8(
      rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, radii.topLeft,
      radii.topRight, radii.bottomRight, radii.bottomLeft)
  }
}
