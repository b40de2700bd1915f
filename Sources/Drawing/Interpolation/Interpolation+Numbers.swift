package import CoreGraphics

extension CGFloat {
  /// The progress of what has nothing beyond its ends: colours, opacities, widths.
  var asShare: CGFloat { Swift.min(Swift.max(self, 0), 1) }

  func interpolated(to other: CGFloat, progress: CGFloat) -> CGFloat {
    self == other ? self : self + (other - self) * progress
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, progress: CGFloat) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: other.x, progress: progress),
      y: y.interpolated(to: other.y, progress: progress))
  }
}

extension CGSize {
  func interpolated(to other: CGSize, progress: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: other.width, progress: progress),
      height: height.interpolated(to: other.height, progress: progress))
  }
}

extension CGRect {
  func interpolated(to other: CGRect, progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: other.origin, progress: progress),
      size: size.interpolated(to: other.size, progress: progress))
  }
}

extension RGBAColor {
  /// Colours mix as light does that comes through them: a clear colour has no say in the hue.
  func interpolated(to other: RGBAColor, progress: CGFloat) -> RGBAColor {
    guard self != other else { return self }
    let alpha = alpha.interpolated(to: other.alpha, progress: progress)
    func channel(_ path: KeyPath<RGBAColor, CGFloat>) -> CGFloat {
      let first = self[keyPath: path] * self.alpha
      let second = other[keyPath: path] * other.alpha
      return alpha > 0 ? first.interpolated(to: second, progress: progress) / alpha : 0
    }
    return RGBAColor(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
  }
}

extension ThemedColor {
  package func interpolated(to other: ThemedColor, progress: CGFloat) -> ThemedColor {
    ThemedColor(
      light: light.interpolated(to: other.light, progress: progress),
      dark: dark.interpolated(to: other.dark, progress: progress))
  }
}

extension CornerRadii {
  func interpolated(to other: CornerRadii, progress: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft.interpolated(to: other.topLeft, progress: progress),
      topRight: topRight.interpolated(to: other.topRight, progress: progress),
      bottomRight: bottomRight.interpolated(to: other.bottomRight, progress: progress),
      bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, progress: progress))
  }
}

extension PlaneTransform {
  /// Transforms in the plane turn and scale on their way; those seen in perspective go number by number.
  func interpolated(to other: PlaneTransform, progress: CGFloat) -> PlaneTransform {
    if self == other { return self }
    if isAffine, other.isAffine, let first = parts, let second = other.parts {
      return first.interpolated(to: second, progress: progress).transform
    }
    func number(_ path: KeyPath<PlaneTransform, CGFloat>) -> CGFloat {
      self[keyPath: path].interpolated(to: other[keyPath: path], progress: progress)
    }
    return PlaneTransform(
      a: number(\.a), b: number(\.b), c: number(\.c), d: number(\.d), tx: number(\.tx),
      ty: number(\.ty), p: number(\.p), q: number(\.q), r: number(\.r))
  }

  /// Scaled, sheared along x, turned, moved: in this order.
  private struct Parts {
    var scale: CGSize
    var shear: CGFloat
    var angle: CGFloat
    var move: CGPoint

    func interpolated(to other: Parts, progress: CGFloat) -> Parts {
      // The shorter way round.
      var turn = other.angle - angle
      if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
      return Parts(
        scale: scale.interpolated(to: other.scale, progress: progress),
        shear: shear.interpolated(to: other.shear, progress: progress),
        angle: angle + turn * progress,
        move: move.interpolated(to: other.move, progress: progress))
    }

    var transform: PlaneTransform {
      let (sine, cosine) = (sin(angle), cos(angle))
      let along = shear * scale.height
      return PlaneTransform(
        a: scale.width * cosine, b: scale.width * sine,
        c: along * cosine - scale.height * sine, d: along * sine + scale.height * cosine,
        tx: move.x, ty: move.y)
    }
  }

  private var parts: Parts? {
    let width = hypot(a, b)
    let determinant = a * d - b * c
    guard width > 0, width.isFinite, determinant != 0, determinant.isFinite else { return nil }
    return Parts(
      scale: CGSize(width: width, height: determinant / width),
      shear: (a * c + b * d) / determinant, angle: atan2(b, a), move: CGPoint(x: tx, y: ty))
  }
}
