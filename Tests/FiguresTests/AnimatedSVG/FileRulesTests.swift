import CoreGraphics
import Drawing
import Foundation
import Motion
import Testing

@testable import Figures

/// The rules for a file: what every code host lets pass, and what costs a reader little.
@Suite struct FileRulesTests {
  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "defs", "g", "rect", "circle", "ellipse", "path", "text",
    "tspan", "use", "clipPath", "linearGradient", "radialGradient", "stop", "image", "mask",
  ]
  private static let attributes: Set<String> = [
    "id", "xmlns", "width", "height", "viewBox", "role", "aria-labelledby", "font-family", "x", "y",
    "rx", "ry", "cx", "cy", "r", "d", "fill", "fill-opacity", "stroke", "stroke-opacity",
    "stroke-width", "opacity", "class", "transform", "clip-path", "href", "text-anchor",
    "textLength", "lengthAdjust", "font-size", "font-weight", "direction",
  ]
  private static let properties: Set<String> = [
    "transform", "opacity", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d", "fill",
    "fill-opacity", "stroke", "stroke-opacity", "stroke-width",
  ]

  @Test(arguments: MotionScores.names) func holdsNothingThatAHostRemoves(_ name: String) throws {
    let source = AnimatedSVG(SVGOptions(title: "A < B", summary: "\"<script>\"")).svg(
      try MotionScores.score(name))
    let root = try #require(Markup.read(source))
    for element in root.all {
      #expect(Self.elements.contains(element.name))
      #expect(Set(element.attributes.keys).subtracting(Self.attributes) == [])
      // Nothing comes from elsewhere.
      if let target = element.attributes["href"] { #expect(target.hasPrefix("#")) }
    }
    let style = try #require(root.first("style")).text
    for word in ["var(", "@import", "url(", "filter", "expression", "http", "<"] {
      #expect(!style.contains(word))
    }
    let rules = StyleRules(style)
    for frames in Array(rules.keyframes.values) + Array(rules.darkKeyframes.values) {
      let used = frames.flatMap { $0.declarations.keys }
      #expect(Set(used).subtracting(Self.properties) == [])
      #expect(frames.map(\.share) == frames.map(\.share).sorted())
    }
  }

  @Test func isNamedForPeopleAndForPages() throws {
    let options = SVGOptions(id: "friends-sync", title: "Friends", summary: "Bob leaves.")
    let source = AnimatedSVG(options).svg(try FriendsScore.score())
    let root = try #require(Markup.read(source))
    #expect(source.hasPrefix("<svg id=\"friends-sync\""))
    #expect(root.attributes["role"] == "img")
    #expect(root.children.prefix(2).map(\.name) == ["title", "desc"])
    #expect(root.children.prefix(2).map(\.text) == ["Friends", "Bob leaves."])
  }

  @Test func asksForNoMotionWhereNoneIsWanted() throws {
    let source = AnimatedSVG().svg(try FriendsScore.score())
    let start = try #require(source.range(of: "@media(prefers-reduced-motion:no-preference){"))
    // No animation stands outside of the query.
    #expect(!source[..<start.lowerBound].contains("animation"))
    #expect(source.contains("prefers-color-scheme:dark"))
  }

  @Test func friendsFitIntoEightKilobytes() throws {
    let bytes = AnimatedSVG(
      SVGOptions(
        id: "friends-sync", title: "Batch update in a column flow layout",
        summary: "Bob is removed, Zoe appears at the top, Cat moves to the end; then it is turned.")
    ).bytes(try FriendsScore.score())
    #expect(bytes.count < 8192)
  }

  @Test func elementsThatMoveTogetherShareTheirKeyframes() throws {
    let file = try #require(PlayedFile(AnimatedSVG().svg(try FriendsScore.score())))
    // Three rows that stay where they are among each other, and backgrounds that all grow alike.
    #expect(file.rules.keyframes.count <= 12)
  }

  /// A reader's compositor moves and fades layers by itself; all else is laid out and painted anew in every frame, also
  /// while nothing moves.
  @Test(arguments: ["friends", "scroll", "clipped"])
  func windowsAndRowsThatGrowArePaintedOnce(_ name: String) throws {
    let file = try #require(PlayedFile(AnimatedSVG().svg(try MotionScores.score(name))))
    let used = file.rules.keyframes.values.joined().flatMap(\.declarations.keys)
    #expect(Set(used).subtracting(["transform", "opacity"]) == [])
  }

  /// A cut costs a browser as much as all of the cells: one that cuts nothing is none.
  @Test func windowsCutOnlyWhoReachesBeyondThem() throws {
    func cuts(_ score: MotionScore) -> Bool { AnimatedSVG().svg(score).contains("<clipPath") }
    #expect(!cuts(try FriendsScore.score()))
    #expect(!cuts(try FriendsScore.score(isPingPong: true, speed: 0.25)))
    #expect(cuts(try FriendsScore.score(top: 200)))
    // A spring carries rows and window farther than they rest, each by its own numbers.
    #expect(cuts(try FriendsScore.score(curve: .spring(Spring(dampingRatio: 0.4, response: 0.3)))))
  }

  @Test func repetitionIsAsAsked() throws {
    func rules(_ repetition: MotionScore.Repetition, isPingPong: Bool) throws -> StyleRules {
      let step = try FriendsScore.score().steps[1]
      let score = try MotionScore([step], repetition: repetition, isPingPong: isPingPong)
      return try #require(PlayedFile(AnimatedSVG().svg(score))).rules
    }
    #expect(try rules(.forever, isPingPong: false).iterations == "infinite")
    #expect(try rules(.times(3), isPingPong: true).iterations == "3")
    #expect(try rules(.times(3), isPingPong: true).isAlternating)
    #expect(try rules(.times(1), isPingPong: false).iterations == "1")
  }

  @Test func theSameScoreGivesTheSameBytes() throws {
    let score = try MotionScores.score("spring")
    #expect(AnimatedSVG().bytes(score) == AnimatedSVG().bytes(score))
  }

  @Test func saltKeepsTwoFilesApart() throws {
    let score = try FriendsScore.score()
    let source = AnimatedSVG(SVGOptions(salt: "a b")).svg(score)
    #expect(source.contains("@keyframes ma_20_b-0{"))
    #expect(source.contains("class=\"ma_20_b-"))
  }

  // MARK: Bad input

  @Test func whatCannotBePlayedIsRefused() throws {
    let step = try FriendsScore.score().steps[0]
    #expect(throws: ScoreError.noSteps) { try MotionScore([]) }
    #expect(throws: ScoreError.speed(0)) { try MotionScore([step], speed: 0) }
    #expect(throws: ScoreError.speed(-.infinity)) { try MotionScore([step], speed: -.infinity) }
    #expect(throws: ScoreError.pause(-1)) { try MotionScore([step], pauseBefore: -1) }
    #expect(throws: ScoreError.repetition(0)) { try MotionScore([step], repetition: .times(0)) }
    #expect(throws: ScoreError.self) { try MotionScore([step], pauseBefore: .nan) }
    #expect(throws: ScoreError.self) { try MotionScore([step], speed: .nan) }
  }

  @Test func whatTakesNoTimeIsAStillPicture() throws {
    var step = try FriendsScore.score().steps[0]
    step.pause = 0
    let source = AnimatedSVG().svg(try MotionScore([step], pauseBefore: 0))
    #expect(!source.contains("@keyframes"))
    #expect(source.contains("3 new"))
    #expect(!source.contains("online"))
  }

  @Test func longSpringsTakeNoMoreThanTheyMust() throws {
    let spring = try Spring(dampingRatio: 0.01, response: 2)
    let before = try MotionScores.rows(["ann"])
    let after = try MotionScores.rows(["bob", "ann"])
    let score = try MotionScore([
      .init(
        "long",
        TransitionCapture(
          before: before, after: after, timing: Timing(duration: 86_400, curve: .spring(spring))))
    ])
    #expect(AnimatedSVG().bytes(score).count < 200_000)
  }

  @Test func nothingAndWhatIsNowhereAreNoTrouble() throws {
    let nothing = LayoutSnapshot(elements: [], contentSize: .zero, viewport: .zero)
    let empty = try MotionScore([
      .init("none", TransitionCapture(before: nothing, after: nothing))
    ])
    #expect(AnimatedSVG().svg(empty).hasPrefix("<svg"))
    #expect(Inspector(title: "").html(empty).contains("\"elements\":{\"name\":[]"))
    var elements = try MotionScores.rows(["ann", "bob"]).elements
    elements[0].center.x = .nan
    elements[1].size = CGSize(width: -CGFloat.infinity, height: 1e300)
    let nowhere = LayoutSnapshot(
      elements: elements, contentSize: MotionScores.size,
      viewport: CGRect(origin: .zero, size: MotionScores.size))
    let score = try MotionScore([
      .init("lost", TransitionCapture(before: MotionScores.rows(["ann", "bob"]), after: nowhere))
    ])
    let source = AnimatedSVG().svg(score)
    #expect(Markup.read(source) != nil)
    for text in [source, Inspector(title: "").html(score)] {
      for word in ["nan", "inf,", "infpx"] {
        let parts = text.components(separatedBy: word)
        if parts.count > 1 { Issue.record("\(parts[0].suffix(80))\(word)\(parts[1].prefix(20))") }
      }
    }
  }
}
