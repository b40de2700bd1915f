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
    let model = InspectorModel(score, title: "")
    var stories = InspectedStories(score, framesPerSecond: model.framesPerSecond)
    for element in model.elements {
      let number = stories.number(of: element)
      let story = stories.all[number]
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

  /// As the page's script does it.
  private static func numbers(
    _ way: [InspectedStory.Leg], _ stories: InspectedStories, _ frame: Int
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
    let model = InspectorModel(score, title: "")
    var stories = InspectedStories(score, framesPerSecond: model.framesPerSecond)
    let number = stories.number(of: try #require(model.elements.first))
    let story = stories.all[number]
    #expect(story.way.count == model.elements[0].runs.count)
    #expect(story.way.allSatisfy { $0.course == nil })
  }
}
