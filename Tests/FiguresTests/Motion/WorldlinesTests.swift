import CoreGraphics
import Motion
import Testing

@testable import Figures

@Suite struct WorldlinesTests {
  private func bands(_ transition: Transition, _ name: String) throws -> [WorldBand] {
    let course = WorldCourse([transition], axis: nil)
    let story = try #require(course.stories[0].elements.first { $0.label == name })
    return course.bands(of: story.id, [story])
  }

  @Test func aPinnedHeaderIsAFlatLine() throws {
    let bands = try bands(MotionCases.sections, "header Fruit")
    #expect(bands.count == 1)
    #expect(Set(bands[0].edges.map(\.low)) == [0])
  }

  @Test func aJumpIsACliff() throws {
    let edges = try #require(try bands(MotionCases.immediate, "Cat").first).edges
    let cliff = zip(edges, edges.dropFirst()).filter { $0.low != $1.low }
    #expect(cliff.count == 1)
    #expect(cliff[0].0.time == cliff[0].1.time)
  }

  @Test func whatGoesEnds() throws {
    let last = try #require(try bands(MotionCases.friends, "Bob").last?.edges.last)
    #expect(last.time < WorldCourse([MotionCases.friends], axis: nil).duration)
  }

  @Test func whatFadesIsOnePiece() throws {
    let bands = try bands(MotionCases.friends, "Bob")
    #expect(bands.count == 1)
    let strengths = bands[0].strengths
    #expect(strengths[0].share == 1)
    #expect(try #require(strengths.last).share < 0.1)
    #expect((3...24).contains(strengths.count))
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0.share >= $1.share })
  }

  @Test func severalChangesFollowEachOther() {
    let course = WorldCourse([MotionCases.friends, MotionCases.still], axis: nil)
    #expect(course.starts.count == 2)
    #expect(course.starts[1] > course.starts[0] + 0.3)
  }
}
