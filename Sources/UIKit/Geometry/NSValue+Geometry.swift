// Foundation's values on Linux hold points, sizes and rectangles, but no other structures: those are
// kept as arrays of numbers. A value that holds something else reads as zeros.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// Zeros in a value that holds something else.
  public var cgPointValue: CGPoint { type == "{CGPoint=dd}" ? pointValue : .zero }
  /// Zeros in a value that holds something else.
  public var cgSizeValue: CGSize { type == "{CGSize=dd}" ? sizeValue : .zero }
  /// Zeros in a value that holds something else.
  public var cgRectValue: CGRect {
    type == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : .zero
  }

  /// Zeros in a value that does not hold two numbers.
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Zeros in a value that does not hold two numbers.
  public var uiOffsetValue: UIOffset {
    let n = numbers(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// Zeros in a value that does not hold four numbers.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Zeros in a value that does not hold four numbers.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// Zeros in a value that does not hold six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Zeros in a value that does not hold sixteen numbers.
  public var caTransform3DValue: CATransform3D {
    let n = numbers(16)
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }

  private var type: String { unsafe String(cString: objCType) }

  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map { Double($0) }
    unsafe self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if type == "[\(count)d]" { unsafe getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
