import CoreGraphics
import Motion
import Readers
import Testing

@testable import Figures

/// The inspector of several steps: each has its own elements.
@Suite(.needs(.chromium))
struct InspectorStepsTests {
  /// One comes and three follow; then the content scrolls, and nobody of them is there any more.
  private static func score() throws -> MotionScore {
    let second = MotionCases.list(["Zoe", "Ann", "Bob", "Cat"])
    let third = MotionCases.list(["Dan", "Eve", "Fay"], top: 910)
    let far = MotionCases.phone.offsetBy(dx: 0, dy: 900)
    let states = [
      MotionCases.snapshot(MotionCases.list(["Ann", "Bob", "Cat"])), MotionCases.snapshot(second),
      MotionCases.snapshot(third, viewport: far),
    ]
    let timing = try Timing(duration: 0.3)
    let steps = zip(states, states.dropFirst()).enumerated().map { index, pair in
      MotionScore.Step(
        ["sync", "down"][index],
        TransitionCapture(before: pair.0, after: pair.1, timing: timing))
    }
    return try MotionScore(steps)
  }

  private static func html(_ spans: [InspectedSpan] = []) throws -> String {
    var inspector = Inspector(title: "list")
    inspector.spans = spans
    return inspector.html(try score())
  }

  /// Zoe comes in the first change and leaves the screen in the second: a test of where it came from finds that.
  @Test func aCopiedTestFindsTheViewThatComes() async throws {
    let score = try Self.score()
    var inspector = Inspector(title: "list")
    inspector.spans = [InspectedSpan(count: 2)]
    let zoe = try #require(
      InspectorModel(score, for: inspector).elements.first { $0.id == .item("Zoe") })
    let view = score.transitions.flatMap(\.tracks).first { $0.id == zoe.id && !$0.isLeaving }
    #expect(zoe.steps[0].initial == view.map { InspectedState($0.start) } && view != nil)
    let page = try await InspectorPage.used(
      inspector.html(score), "#step=sync&select=Zoe&phase=initial",
      PageLook(size: (width: 1280, height: 900)), [.click("[data-form=swift]")])
    let words = "first { $0.id == .item(\"Zoe\") &amp;&amp; !$0.isLeaving }?.start"
    #expect(page.html.contains(words))
  }

  /// The end of a step that another one follows at once has an address of its own, and is seen.
  @Test func anEndThatIsABeginningCanBeSeen() async throws {
    let look = PageLook(size: (width: 1280, height: 900))
    let html = Inspector(title: "list").html(try Self.atOnce(try Timing(duration: 0.3)))
    let end = try await InspectorPage.used(html, "#step=sync&t=0.3&select=Zoe", look, [])
    #expect(end.data["step"] == "sync" && end.data["time"] == "0.3000")
    #expect(end.html.contains("sync, done"))
    let next = try await InspectorPage.used(html, "#step=down&t=0&select=Zoe", look, [])
    #expect(next.data["step"] == "down" && next.data["time"] == "0.3000")
  }

  /// The same without a moment between the steps.
  private static func atOnce(_ timing: Timing) throws -> MotionScore {
    let changes = try score().transitions
    let timings = [try Timing(duration: 0.3), timing]
    let steps = zip(["sync", "down"], zip(changes, timings)).map { name, part in
      MotionScore.Step(
        name,
        TransitionCapture(before: part.0.before, after: part.0.after, timing: part.1), pause: 0)
    }
    return try MotionScore(steps, pauseBefore: 0)
  }

  /// Of two steps without a gap, where the second one takes no time, each half shows its own side of the step.
  @Test func comparedHalvesBelongToTheirStep() async throws {
    let html = Inspector(title: "list").html(try Self.atOnce(.immediate))
    let page = try await InspectorPage.used(
      html, "#step=sync&t=0.1&select=Ann&split=50", PageLook(size: (width: 1280, height: 900)), [])
    let boxes = page.html.matches(of: /class="chosen" x="[^"]*" y="([^"]*)"/).compactMap {
      Double($0.1)
    }
    // One row lower, in the same window.
    #expect(boxes.count == 2 && abs(boxes[0] - boxes[1]) < 200, "\(boxes)")
  }

  /// Who stays has no view that leaves: a test that looked for it would fail, so that none is offered.
  @Test func noTestIsOfferedThatWouldFail() async throws {
    let page = try await InspectorPage.used(
      Self.html(), "#step=sync&select=Ann&phase=final",
      PageLook(size: (width: 1280, height: 900)), [.click("[data-form=swift]")])
    #expect(!page.html.contains("$0.isLeaving }?.end"))
    #expect(page.html.contains("func annAfter()"))
  }

  /// Several changes under a finger are one step: with one button, from its start to its end.
  @Test func changesOfOneStepAreToldTogether() async throws {
    let html = try Self.html([InspectedSpan(count: 2)])
    #expect(html.contains("elements · 1 step ·"))
    #expect(html.components(separatedBy: "class=\"band\"").count == 2)
    let page = try await InspectorPage.shown("#step=sync&t=0.4", html: html)
    #expect(page.data["step"] == "sync")
    let places = try #require(Self.places(of: "Ann", in: page))
    #expect(places.first != "–" && places.last == "–")
    // Spans that are not those of the score are of another one.
    #expect(try Self.html([InspectedSpan(count: 3)]).contains("elements · 2 steps ·"))
  }

  /// The content stays, the screen moves: a table has to say which places it tells.
  @Test func placesAreThoseInTheContentOrOnTheScreen() async throws {
    let html = try Self.html()
    let look = PageLook(size: (width: 1280, height: 900))
    let address = "#step=down&t=0.3&select=Fay"
    let content = try await InspectorPage.used(html, address, look, [])
    #expect(
      content.html.contains("<td class=\"\">in the content</td>")
        || content.html.contains("<td>in the content</td>"))
    let places = try #require(Self.places(of: "Fay", in: content))
    let screen = try await InspectorPage.used(
      html, address, look, [.click("[data-space=screen]")])
    #expect(screen.html.contains(">on the screen</td>"))
    #expect(
      Self.places(of: "Fay", in: screen)
        == places.map { $0 == "–" ? $0 : "\((Int($0) ?? 0) - 900)" })
    // The copy holds in a test, which knows the content alone.
    #expect(screen.html.contains("\"frame\": [\(Self.left), \(places.last ?? ""), "))
  }

  private static let left = Int(MotionCases.list(["Fay"], top: 910)[0].frame.minX)

  /// y before, now and after.
  private static func places(of name: String, in page: ShownPage) -> [String]? {
    let row = page.html.components(separatedBy: "<tr class=\"row").dropFirst()
      .first { $0.contains("<span>\(name)</span>") }
    return row?.components(separatedBy: "<td").dropFirst(2).prefix(3).map { cell in
      String(cell.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  @Test func elementsThatNobodySeesAreCounted() throws {
    let states = [["Ann", "Bob"], ["Ann"]].map { MotionCases.snapshot(MotionCases.list($0)) }
    let capture = TransitionCapture(
      before: states[0], after: states[1], timing: try Timing(duration: 0.3))
    let score = try MotionScore([MotionScore.Step("cut", capture)])
    var inspector = Inspector(title: "list")
    #expect(inspector.html(score).contains("</span>2 elements · 1 step"))
    inspector.data = Set(["Ann", "Bob", "Cat", "Dan", "Eve"].map { .item($0) })
    let page = inspector.html(score)
    #expect(page.contains("</span>2 of 5 elements seen · 1 step"))
    #expect(page.contains("<span id=\"count\" class=\"count\">2 of 5 seen</span>"))
  }

  @Test func followersOfAStepMayBeGoneInTheNext() async throws {
    let html = try Self.html()
    let first = try await InspectorPage.shown("#step=sync&t=0.1", html: html)
    #expect(first.data["ready"] == "1")
    #expect(first.html.contains("▸ 3 follow"))
    let second = try await InspectorPage.shown("#step=down&t=0.1", html: html)
    #expect(second.data["step"] == "down")
    #expect(!second.html.contains("▸ 3 follow"))
  }
}
