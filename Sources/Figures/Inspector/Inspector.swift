import CoreGraphics
public import Drawing
public import Motion
import Notation

/// Writes a score as one HTML file to look into it: a stage and a timeline, and for every element its numbers at any
/// time, before and after each step, and what the layout answered.
///
/// The file needs no network and nothing beside it. Without scripts it shows how everything ends.
public struct Inspector: Sendable {
  /// The name of the page; of a longer one than 120 characters the rest is left out.
  public let title: String
  /// A description of the scene below the heading, cut after 320 characters; nil for none.
  public let summary: String?
  /// The paint around the viewport where the stage has more room than that; nil leaves it clear.
  public var page: Paint?
  /// Names that the data gives to elements; all others go by their identifiers.
  public var names: [ElementID: String] = [:]
  /// All elements of the data, of which steps may show only some.
  public var data: Set<ElementID> = []
  /// The steps of the score that are several changes of it; empty where each change is a step.
  public var spans: [InspectedSpan] = []
  /// The name of the scene's file, for tests in Swift that are copied from the page; nil leaves a place for it.
  public var file: String?

  /// A page with this heading; `names`, `data`, `spans` and `file` may be given to it afterwards.
  public init(title: String, summary: String? = nil, page: Paint? = nil) {
    self.title = title.shortened(to: Self.longestTitle)
    self.summary = summary?.shortened(to: Self.longestSummary)
    self.page = page
  }

  /// In characters: what is longer pushes the stage out of sight.
  private static let longestTitle = 120
  private static let longestSummary = 320

  /// The whole page.
  public func html(_ score: MotionScore) -> String {
    let score = score.playedOnce
    let model = InspectorModel(score, for: self)
    let picture = picture(of: score, numbers: model.places)
    let page: HTMLText = """
      \(head)
      <body>
      \(InspectorBody(self, model, picture: picture).html)
      <script type="application/json" id="data">\(HTMLText(script: model.json))</script>
      <script>\(HTMLText(verbatim: InspectorScript.text))</script>
      </body></html>

      """
    return page.text
  }

  /// The page as the bytes of a file, in UTF-8.
  public func bytes(_ score: MotionScore) -> [UInt8] { Array(html(score).utf8) }

  private var head: HTMLText {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>\(HTMLText(verbatim: InspectorStyle.text))</style>
    <style id="dark" media="(prefers-color-scheme:dark)">\(HTMLText(verbatim: InspectorStyle.dark))</style>
    </head>
    """
  }

  /// The stage with the elements' numbers. No other part of the page has such names as its parts, and none can come from
  /// the scene.
  private func picture(of score: MotionScore, numbers: [ElementID: Int]) -> HTMLText {
    let options = SVGOptions(
      id: "picture", title: Directions.balanced(title), summary: summary.map(Directions.balanced))
    let file = AnimatedSVG(options, page: page, respectsReducedMotion: false)
    return StageMarkup(file.numbered(score, numbers)).html
  }
}

extension MotionScore {
  /// The page repeats by itself: behind its end, the stage is to stay as everything ends.
  fileprivate var playedOnce: MotionScore {
    (try? replaying(steps, repetition: .times(1))) ?? self
  }
}
