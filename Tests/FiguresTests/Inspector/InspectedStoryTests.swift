import CoreGraphics
import Drawing
import Foundation
import Motion
import QuartzCore
import Testing

@testable import Figures

/// The page is told of ways as they were sampled.
@Suite struct InspectedStoryTests {
  @Test(arguments: ["straight", "eased", "spring"])
  func waysAreThoseThatWereSampled(_ name: String) throws {
    let spring = try Spring(dampingRatio: 0.4, response: 0.2)
    let curves: [String: TimingCurve] = [
      "straight": .linear, "eased": .easeInOut, "spring": .spring(spring),
    ]
    let curve = try #require(curves[name])
    let score = try FriendsScore.score(curve: curve)
    let model = InspectorModel(score, for: Inspector(title: ""))
    var stories = InspectedStories(score, framesPerSecond: model.framesPerSecond)
    for element in model.elements {
      let number = stories.number(of: element)
      let story = Self.plan(number, of: stories)
      for frame in 0..<model.frameCount {
        let sampled = element.runs.last { $0.frame <= frame }?.state
        let told = Self.numbers(story.way, stories, frame).map { numbers in
          zip(numbers, [element.start.x, element.start.y, 0, 0, 0]).map { $0 + $1 }
        }
        #expect((sampled == nil) == (told == nil), "\(element.label) at \(frame)")
        for (told, sampled) in zip(told ?? [], sampled.map(Self.numbers) ?? []) {
          #expect(abs(told - sampled) < 0.03, "\(element.label) at \(frame)")
        }
      }
      let ends = [story.steps[1].states[0], story.steps[1].states[3]]
      let states = [element.steps[1].before, element.steps[1].after]
      #expect(
        ends.map { $0.map { stories.states[$0] } }
          == states.map { $0?.moved(from: element.start) })
    }
    #expect(!stories.courses.values.isEmpty)
  }

  /// The plan of a story, with the numbers of the story's states.
  private static func plan(_ number: Int, of stories: InspectedStories) -> InspectedPlan {
    let story = stories.all[number]
    return stories.plans[story.plan].numbered { story.states[$0] }
  }

  /// As the page's script does it.
  private static func numbers(
    _ way: [InspectedPlan.Leg], _ stories: InspectedStories, _ frame: Int
  ) -> [Double]? {
    guard let index = way.lastIndex(where: { $0.frame <= frame }), let end = way[index].state
    else { return nil }
    let numbers = numbers(stories.states[end])
    guard let course = way[index].course, let start = way[index - 1].state else { return numbers }
    let shares = stories.courses[course]
    let share = frame - way[index].frame < shares.count ? shares[frame - way[index].frame] : 1
    return zip(Self.numbers(stories.states[start]), numbers).map { $0 + ($1 - $0) * share }
  }

  private static func numbers(_ state: InspectedState) -> [Double] { state.numbers + [state.alpha] }

  @Test func whoTurnsIsToldFrameByFrame() throws {
    func snapshot(_ angle: CGFloat) -> LayoutSnapshot {
      var element = ElementSnapshot(
        id: .item("a"), path: [0, 0], center: CGPoint(x: 50, y: 50),
        size: CGSize(width: 40, height: 20))
      element.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      return LayoutSnapshot(
        elements: [element], contentSize: CGSize(width: 100, height: 100),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let capture = TransitionCapture(
      before: snapshot(0), after: snapshot(1.5), timing: try Timing(duration: 0.2))
    let score = try MotionScore([MotionScore.Step("turn", capture)])
    let model = InspectorModel(score, for: Inspector(title: ""))
    var stories = InspectedStories(score, framesPerSecond: model.framesPerSecond)
    let number = stories.number(of: try #require(model.elements.first))
    let story = Self.plan(number, of: stories)
    #expect(story.way.count == model.elements[0].runs.count)
    #expect(story.way.allSatisfy { $0.course == nil })
  }

  private static func cell(_ name: String, y: CGFloat, alpha: CGFloat = 1) -> ElementSnapshot {
    var element = ElementSnapshot(
      id: .item(name), path: [0, 0], center: CGPoint(x: 50, y: y),
      size: CGSize(width: 100, height: 40))
    element.alpha = alpha
    return element
  }

  private static func model(
    _ changes: [ElementChange], before: [ElementSnapshot], after: [ElementSnapshot]
  ) throws -> InspectorModel {
    func snapshot(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
      LayoutSnapshot(
        elements: elements, contentSize: CGSize(width: 100, height: 9000),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 300))
    }
    var capture = TransitionCapture(
      before: snapshot(before), after: snapshot(after), timing: try Timing(duration: 0.3))
    capture.changes = changes
    return InspectorModel(
      try MotionScore([MotionScore.Step("go", capture)]), for: Inspector(title: ""))
  }

  /// The drawing ends at the end of the way, which no frame shows: the page shifts it from there.
  @Test func whoLeavesForFarAwayRestsAtItsEnd() throws {
    let (near, far) = (Self.cell("a", y: 20), Self.cell("a", y: 8777))
    let change = ElementChange(.moved, from: near, to: far, isLeaving: true)
    let model = try Self.model([change], before: [near], after: [])
    var stories = InspectedStories(model.score, framesPerSecond: model.framesPerSecond)
    let element = try #require(model.elements.first)
    let number = stories.number(of: element)
    let story = Self.plan(number, of: stories)
    let last = try #require(story.way.last { $0.state != nil }?.state)
    let rest = stories.states[story.rest ?? last]
    #expect(rest.frame[1] == 8757)
  }

  /// Who goes elsewhere in the same way has a story of its own and a plan with others.
  @Test func waysOfOneKindHaveOnePlan() throws {
    let ways: [(name: String, start: CGFloat, end: CGFloat)] = [
      ("a", 20, 60), ("b", 60, 140), ("c", 100, 20),
    ]
    let before = ways.map { Self.cell($0.name, y: $0.start) }
    let after = ways.map { Self.cell($0.name, y: $0.end) }
    let changes = zip(before, after).map {
      ElementChange(.moved, from: $0, to: $1, isLeaving: false)
    }
    let model = try Self.model(changes, before: before, after: after)
    var stories = InspectedStories(model.score, framesPerSecond: model.framesPerSecond)
    let numbers = model.elements.map { stories.number(of: $0) }
    #expect(numbers == [0, 1, 2])
    #expect(stories.plans.values.count == 1)
    let ends = numbers.map { number in
      Self.plan(number, of: stories).way.last?.state.map { stories.states[$0].frame.y }
    }
    #expect(ends == [40, 80, -80])
  }

  /// Of two views of one element.
  @Test func whoIsReloadedIsWhereItIsSeen() throws {
    let (old, new) = (Self.cell("a", y: 20), Self.cell("a", y: 100))
    let model = try Self.model(
      [
        ElementChange(
          .disappearing, from: old, to: Self.cell("a", y: 20, alpha: 0), isLeaving: true),
        ElementChange(
          .appearing, from: Self.cell("a", y: 100, alpha: 0), to: new, isLeaving: false),
      ], before: [old], after: [new])
    let runs = try #require(model.elements.first).runs.compactMap(\.state)
    #expect(runs.first?.frame[1] == 0)
    #expect(runs.last?.frame[1] == 80)
    #expect(runs.allSatisfy { $0.alpha >= 0.5 })
  }
}
