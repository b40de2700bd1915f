extension UIBezierPath {
  public func fill() {
    inContext { context in
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  public func stroke() {
    inContext { context in
      adoptLine(in: context)
      context.addPath(cgPath)
      context.strokePath()
    }
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill()
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke()
    }
  }

  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws with a state of its own, into an empty path.
  private func inContext(_ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    draw(context)
    context.restoreGState()
  }

  private func adoptLine(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: lineDash.phase, lengths: lineDash.pattern)
  }
}
