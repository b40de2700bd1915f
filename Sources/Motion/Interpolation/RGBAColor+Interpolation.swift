import CoreGraphics
public import Drawing

extension RGBAColor: Interpolatable {
  /// Each colour weighs as much as it is opaque, as in CSS: on its way from `clear` a colour fades in and does
  /// not come out of the dark. Channels stay within 0...1.
  public func interpolated(to end: RGBAColor, at progress: Double) -> RGBAColor {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    let alpha = alpha.interpolated(to: end.alpha, at: progress)
    guard alpha > 0 else { return withAlpha(0) }
    func channel(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      (from * self.alpha).interpolated(to: to * end.alpha, at: progress) / alpha
    }
    return RGBAColor(
      red: channel(red, end.red), green: channel(green, end.green), blue: channel(blue, end.blue),
      alpha: alpha)
  }
}
