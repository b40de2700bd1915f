import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Of many that something was asked of, a picture marks the farthest, names these, and counts the others.
@Suite struct MarkedElementsTests {
  struct Case: Sendable {
    let form: PathSamples.Form
    let sections: Int
  }

  static let cases = [PathSamples.Form.column, .plane, .ring].flatMap { form in
    [1, 3].map { Case(form: form, sections: $0) }
  }

  /// So many cells, all of which are dealt out anew.
  static func deal(_ form: PathSamples.Form, _ count: Int, sections: Int = 1) -> Transition {
    let names = (0..<count).map { "n\($0)" }
    func state(_ names: [String]) -> [ElementSnapshot] {
      PathSamples.state(form, names).enumerated().map { index, cell in
        var cell = cell
        let each = (count + sections - 1) / sections
        cell.path = [index / each, index % each]
        return cell
      }
    }
    // Seven has no divisor in common with any of the counts.
    let dealt = (0..<count).map { names[($0 * 7 + 3) % count] }
    return PathSamples.change(state(names), state(dealt))
  }

  private func asked(_ change: Transition) -> [ElementStory] {
    MotionStory(change).elements.filter(\.role.isAskedOfItem)
  }

  private func figures(_ change: Transition, _ width: FigureWidth) -> [Figure] {
    [
      Storyboard(change, .init(width: width)).figure,
      DifferenceTriptych(
        before: change.before, after: change.after, roles: change.roles, .init(width: width)
      ).figure,
    ]
  }

  /// Four panels of a storyboard, and one of a difference, have the marks of a few, and no file is large.
  @Test(arguments: cases) func noPictureIsAKnot(_ sample: Case) {
    let change = Self.deal(sample.form, 500, sections: sample.sections)
    #expect(asked(change).count > 300)
    for width in [FigureWidth.phone, .readme] {
      for (figure, panels) in zip(figures(change, width), [4, 1]) {
        let ink = RoleInkwork(figure.drawing)
        let moved = ink.lines.count { $0.color == FigureInk.moved }
        #expect(moved <= panels * MarkedElements.most, "\(figure.title)")
        #expect(figure.svg.utf8.count <= 150_000)
        #expect(FigureRules(figure, at: width).type == [])
      }
    }
  }

  /// Each of those that move is text, or one of those that are counted.
  @Test(arguments: cases) func whoIsNotNamedIsCounted(_ sample: Case) throws {
    for count in [5, 50, 500] {
      let change = Self.deal(sample.form, count, sections: sample.sections)
      let asked = asked(change)
      let words = FigureLabels(Storyboard(change, .init(width: .readme)).figure).frames.map(\.text)
        .joined(separator: " ")
      let tokens = Set(words.split { " ,.;:".contains($0) }.map(String.init))
      let named = asked.count { tokens.contains($0.label) }
      if asked.count > 16 {
        #expect(words.contains("and \(asked.count - MarkedElements.most) more"), "\(count)")
        #expect(named >= MarkedElements.most)
      } else {
        #expect(named == asked.count, "\(count)")
      }
    }
  }

  @Test(arguments: cases) func allOfAFewAreMarked(_ sample: Case) {
    let few = Self.deal(sample.form, 5, sections: sample.sections)
    #expect(MarkedElements(MotionStory(few).elements).ids == Set(asked(few).map(\.id)))
    let many = MarkedElements(MotionStory(Self.deal(sample.form, 50)).elements)
    #expect(many.ids.count == MarkedElements.most && many.isSifted)
  }

  /// The farthest are marked, and one of each role.
  @Test func theFarthestAreMarked() throws {
    let change = PathSamples.update(.plane, 500)
    let asked = asked(change)
    let marked = MarkedElements(MotionStory(change).elements)
    let chosen = asked.filter { marked.ids.contains($0.id) }
    #expect(Set(chosen.map(\.role)) == Set(asked.map(\.role)))
    let least = try #require(chosen.filter { $0.role == .moved }.map(\.length).min())
    let others = asked.filter {
      $0.role == .moved && !marked.ids.contains($0.id) && marked.blocks[$0.id] == nil
    }
    #expect(others.allSatisfy { $0.length <= least })
  }

  /// Rows that go the same way are one block, of which one has the mark and the name.
  @Test func whatGoesTogetherIsOneBlock() throws {
    let names = (0..<500).map { "n\($0)" }
    let next = names[..<100] + names[130..<400] + names[100..<130] + names[400...]
    let change = PathSamples.change(
      PathSamples.state(.column, names), PathSamples.state(.column, Array(next)))
    let asked = asked(change)
    let marked = MarkedElements(MotionStory(change).elements)
    #expect(asked.count == 30)
    #expect(marked.ids.count == 1)
    #expect(marked.blocks.count == 29)
    let frames = asked.compactMap { $0.before?.frame }
    #expect(frames.joined.count == 1)
    #expect(marked.namedNotes.first?.contains("\(asked[0].label) and 29 more") == true)
  }

  /// Marked cells lie on those of the crowd, and what stands behind or before all cells stays there.
  @Test func theCrowdLiesBehind() {
    let order = ["back", "a", "B", "c", "bar"].behind(of: { $0.count == 1 }) {
      $0 == $0.lowercased()
    }
    #expect(order == ["back", "a", "c", "B", "bar"])
  }
}
