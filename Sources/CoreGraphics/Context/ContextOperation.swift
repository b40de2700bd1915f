package import Foundation

/// One thing that was drawn into a context, with the state that it was drawn in.
package struct ContextOperation: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    /// A path in the context's base coordinates.
    case fill(Outline, rule: CGPathFillRule, color: CGColor)
    /// A path in the context's base coordinates whose edges are blurred, and the standard deviation of that.
    case blurred(Outline, rule: CGPathFillRule, deviation: CGFloat, color: CGColor)
    /// A path in the user coordinates of the moment, so that the line has the width it should.
    case stroke(Outline, StrokeValues, color: CGColor)
    /// Points in user coordinates.
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, from: GradientCircle, to: GradientCircle, CGGradientDrawingOptions)
    /// A picture in a rectangle in user coordinates, its top at the smaller y.
    case image(CGImage, CGRect)
    case text(RecordedText)
    /// The operations between the two ends of a transparency layer.
    case layer([ContextOperation])
    /// A rectangle in base coordinates that was made transparent.
    case clear(CGRect)
  }

  package var content: Content
  package var state: ContextState

  package init(_ content: Content, _ state: ContextState) {
    self.content = content
    self.state = state
  }
}

/// The part of a context's state that says how something looks.
package struct ContextState: Hashable, Sendable {
  package var transform = CGAffineTransform.identity
  /// In base coordinates; what is drawn is cut by all of them.
  package var clips: [ContextClip] = []
  package var alpha: CGFloat = 1
  package var shadow: ContextShadow?
  package var blendMode = CGBlendMode.normal

  package init() {}
}

package struct ContextClip: Hashable, Sendable {
  package var outline: Outline
  package var rule: CGPathFillRule
  /// The part within the outline that is seen, where that is not all of it.
  package var mask: ContextMask?

  package init(_ outline: Outline, _ rule: CGPathFillRule, mask: ContextMask? = nil) {
    self.outline = outline
    self.rule = rule
    self.mask = mask
  }
}

/// A picture whose opaque parts let something be seen.
package struct ContextMask: Hashable, Sendable {
  package var image: CGImage
  /// In the user coordinates of the moment, its top at the smaller y.
  package var rect: CGRect
  /// From there to base coordinates.
  package var transform: CGAffineTransform

  package init(_ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform) {
    self.image = image
    self.rect = rect
    self.transform = transform
  }
}

package struct ContextShadow: Hashable, Sendable {
  /// In base coordinates: no transform moves it.
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

package struct GradientCircle: Hashable, Sendable {
  package var center: CGPoint
  package var radius: CGFloat

  package init(_ center: CGPoint, radius: CGFloat) {
    self.center = center
    self.radius = radius
  }
}

/// How a line is drawn.
package struct StrokeValues: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}
