public import Drawing
import Motion

/// Writes a score as one SVG file that plays by itself: one element for each view, and CSS that moves it.
///
/// Nothing in it is a script, comes from elsewhere or needs a variable. Without animation (in a printer, in a
/// reader that knows none, for people who want no motion) the file shows how everything ends.
public struct AnimatedSVG: Sendable {
  /// The options of the file itself: its colours, its letters, its identifiers, its title and its summary.
  public var svg: SVGOptions
  /// The paint around the viewport where the file has more room than that; nil leaves it clear.
  public var page: Paint?
  /// How far a picture may be from the motion itself, in points. The keyframes take less than half of the half
  /// point that is allowed: what scrolls moves twice.
  public var tolerance: Double
  /// Whether those who ask for less motion get none.
  public var respectsReducedMotion: Bool

  /// Unless it is said otherwise, pictures are exact to 0.2 points and those who ask for less motion get none.
  public init(
    _ svg: SVGOptions = SVGOptions(), page: Paint? = nil, tolerance: Double = 0.2,
    respectsReducedMotion: Bool = true
  ) {
    self.svg = svg
    self.page = page
    self.tolerance = tolerance
    self.respectsReducedMotion = respectsReducedMotion
  }

  /// The score as the text of an SVG file.
  public func svg(_ score: MotionScore) -> String {
    String(decoding: bytes(score), as: UTF8.self)
  }

  /// The score as the bytes of an SVG file.
  public func bytes(_ score: MotionScore) -> [UInt8] {
    bytes(score, numbers: [:])
  }

  /// The file for a page that looks into it, with ids for the views of the elements that have a number.
  ///
  /// `e0` goes as its element does, and the page has to move it: the file only says where it ends. `k0` goes by itself, as
  /// do `k0-2` and others that show the same element. A group without an id behind one of these is that of the next number.
  func numbered(_ score: MotionScore, _ numbers: [ElementID: Int]) -> [UInt8] {
    bytes(score, numbers: numbers)
  }

  private func bytes(_ score: MotionScore, numbers: [ElementID: Int]) -> [UInt8] {
    let sheet = StyleSheet(score, salt: classSalt, respectsReducedMotion: respectsReducedMotion)
    var page = MotionPage(score, sheet, options: self)
    page.numbers = numbers
    let list = page.drawing()
    return SVGWriter(svg).bytes(list, page.motion)
  }

  /// The salt in letters that a class may have.
  private var classSalt: String {
    if svg.salt.isEmpty { return "" }
    return svg.salt.unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
      return isPlain ? "\(scalar)" : "_\(String(scalar.value, radix: 16))_"
    }.joined() + "-"
  }
}
