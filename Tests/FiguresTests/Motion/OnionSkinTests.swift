import CoreGraphics
import Drawing
import Motion
import QuartzCore
import Testing

@testable import Figures

/// An onion skin follows one element; all others are empty places.
@Suite struct OnionSkinTests {
  private func texts(_ figure: Figure) -> [String] { FigureLabels(figure).frames.map(\.text) }

  private func outlines(_ figure: Figure) -> Int {
    FigureInkwork(figure).lines.count { line in
      line.width == 1.5 && line.points.count > 4 && line.paint != .color(FigureInk.surface)
    }
  }

  @Test func followsTheLongestOfThoseThatWereAskedToMove() {
    let figure = OnionSkin(MotionCases.friends).figure
    #expect(texts(figure)[0] == "Cat goes to the end, 160 down")
    #expect(texts(figure).contains("Cat") && texts(figure).contains("Cat was"))
    #expect(outlines(figure) == 4)
  }

  @Test func followsWhoIsChosen() {
    let series = [ChangeSeries([MotionCases.friends])]
    let figure = OnionSkin(series, only: [.item("Eve")]).figure
    #expect(texts(figure)[0] == "Eve follows, 80 up")
  }

  @Test(arguments: [2, 4, 6]) func hasAsManyPosesAsWanted(_ count: Int) {
    #expect(outlines(OnionSkin(MotionCases.friends, moments: count).figure) == count - 2)
  }

  @Test func beadsStandAtEqualTimes() throws {
    let story = MotionStory(MotionCases.friends)
    let cat = try #require(story.elements.first { $0.id == .item("Cat") })
    let course = try #require(OnionCourse(cat, of: story.transition, count: 4))
    let track = try #require(cat.mainTrack)
    #expect(abs(course.interval - story.transition.duration / 3) < 1e-9)
    for (index, pose) in course.poses.enumerated() {
      let time = course.interval * Double(index)
      #expect(abs(pose.center.y - track.element(at: time).center.y) < 0.001)
    }
  }

  /// Who leaves the screen at once is shown as long as it is on it, at equal times, and who comes from afar, too.
  @Test(arguments: [true, false]) func posesStandOnTheScreen(_ isLeaving: Bool) throws {
    let near = MotionCases.list(["A", "B", "C"])
    var far = near
    far[0].center.y += 200_000
    let (start, end) = isLeaving ? (near, far) : (far, near)
    let story = MotionStory(PathSamples.change(start, end))
    let first = try #require(story.elements.first { $0.id == near[0].id })
    let course = try #require(OnionCourse(first, of: [story.transition], count: 6))
    let screen = story.transition.after.viewport
    #expect(course.poses.count == 6)
    #expect(course.poses.count { $0.frame.intersects(screen) } >= 4)
    #expect(course.interval > 0 && course.interval < story.transition.duration / 20)
    let track = try #require(first.mainTrack)
    let begin = isLeaving ? 0 : story.transition.duration - 5 * course.interval
    for index in 1..<5 {
      let center = track.element(at: begin + Double(index) * course.interval).center
      #expect(abs(course.poses[index].center.y - center.y) < 1)
    }
  }

  @Test func saysSoWhereNothingMoves() {
    let still = OnionSkin(MotionCases.still).figure
    #expect(texts(still)[0] == "Nothing changes")
    #expect(outlines(still) == 0 && WayMarks(still).heads.isEmpty)
    let fading = PathSamples.change(
      PathSamples.state(.plane, ["A", "B", "C"]), PathSamples.state(.plane, ["A", "B"]))
    let figure = OnionSkin(fading).figure
    #expect(texts(figure)[0] == "C is removed; nothing leaves its place")
    #expect(outlines(figure) == 0)
  }

  @Test func theOthersAreCounted() {
    let words = texts(OnionSkin(MotionCases.friends).figure)
    #expect(words.contains { $0.hasPrefix("Left out: one other appears, one other is reloaded") })
    #expect(words.contains("Deleted: Bob."))
  }

  @Test func turnedElementsKeepTheirOutlines() throws {
    let before = PathSamples.state(.plane, ["A", "B", "C"])
    var after = before
    after[0].center.y += 200
    after[0].transform = CATransform3DMakeRotation(1, 0, 0, 1)
    let figure = OnionSkin(PathSamples.change(before, after)).figure
    let turned = FigureInkwork(figure).lines.filter { line in
      line.width == 1.5 && line.points.count == 5 && line.points[0].y != line.points[1].y
    }
    #expect(turned.count == 4)
  }

  static let cases = PathSamples.Form.allCases.flatMap { form in
    PathSamples.counts.map { (form, $0) }
  }

  @Test(arguments: cases) func keepsTheRules(_ form: PathSamples.Form, _ count: Int) {
    let change = PathSamples.update(form, count)
    for width in [FigureWidth.half, .phone, .readme] {
      let figure = OnionSkin(change, .init(width: width)).figure
      #expect(FigureRules(figure, at: width).broken == [], "\(form) of \(count)")
      #expect(figure.svg.utf8.count <= 150_000)
    }
  }
}
