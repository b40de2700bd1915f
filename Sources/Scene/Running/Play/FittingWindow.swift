import CoreGraphics
import Drawing
import Motion
import SceneFormat

/// Looks for the height of a window that is as high as its content.
///
/// Two looks are enough for most scenes: one tells the height, and the play in a window of that height tells that it is
/// right. Cells that measure themselves are measured once they are seen: a higher window shows further ones, whose height
/// was only guessed before, and needs one look more each time that a guess was wrong.
struct FittingWindow {
  /// The scene in the window that is to be tried next.
  private(set) var scene: SceneDescription
  /// Of the content in the window that was tried last.
  private var lastShare: CGFloat?
  private var looks = 0

  private static let mostLooks = 5

  init(_ scene: SceneDescription) {
    self.scene = scene
  }

  /// Whether the window has the height that its content and its bars needed in it; if not, the next one has.
  mutating func settles(at height: CGFloat) throws(SceneFaults) -> Bool {
    let canvas = scene.canvas
    looks += 1
    // Content that has the same share of every window never fits one.
    let share = height / canvas.size.height
    if let lastShare, abs(share - lastShare) < 0.02, abs(share - 1) > 0.02 {
      throw SceneFaults([Self.endless(canvas)])
    }
    lastShare = share
    let limit = CGFloat(SceneLimits().canvas)
    guard height <= limit else {
      throw SceneFaults([Self.tooHigh(height, limit, at: canvas.span)])
    }
    let whole = max(1, height.rounded(.up))
    if whole == canvas.size.height { return true }
    guard looks < Self.mostLooks else { throw SceneFaults([Self.endless(canvas)]) }
    scene.canvas.size.height = whole
    return false
  }

  private static func tooHigh(
    _ height: CGFloat, _ limit: CGFloat, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .limit, "the canvas is too large", at: span,
      found: "content of \(NumberText.spoken(height)) points",
      expected: "\(NumberText.text(limit)) points a side at most",
      help: "leave \"height\" out, or show fewer items")
  }

  private static func endless(_ canvas: CanvasDescription) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the canvas cannot be as high as its content, which is as high as the canvas",
      at: canvas.span, found: "content that grows or shrinks with the window",
      expected: "items with heights of their own",
      help: "say the height in \"size\", or give items heights in points")
  }
}
