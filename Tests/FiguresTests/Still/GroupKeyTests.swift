import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Blueprints of compositional layouts say how their groups are made.
@Suite struct GroupKeyTests {
  private func lines(_ sections: [SectionOutline], names: [Int: String] = [:]) -> [String] {
    GroupKey(sections, names: SectionNames([], known: names)).lines.map {
      [$0.letter, $0.words, $0.result].filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  @Test func eachThingIsSaidOnceAndWhatComesAgainIsCounted() {
    #expect(
      lines(PlanCases.groups(18).outlines, names: [0: "Featured"]) == [
        "Featured · groupPaging, 343 of 920 · insets 16",
        "A | horizontal group 300 × 0.333h | 300 × 160 · 3 times",
        "B | item 0.6w × 1h | 180 × 160",
        "C | vertical group 0.4w × 1h | 120 × 160",
        "D | item 1w × 0.5h | 120 × 80 · 2 times",
        "Section 1",
        "E | horizontal group 1w × ~70 | 375 × 70 · 3 times",
        "F | item 0.333w × 1h, insets 4 | 125 × 70 · 3 times",
      ])
  }

  @Test func sectionsThatAreMadeAlikeAreOne() {
    var sections = PlanCases.groups(18).outlines
    var again = sections[1]
    again.section = 2
    again.count = 7
    sections.append(again)
    #expect(
      lines(sections).filter { $0.hasPrefix("Section") } == [
        "Section 0 · groupPaging, 343 of 920 · insets 16", "Sections 1 and 2",
      ])
    sections.append(again)
    sections[3].section = 5
    #expect(lines(sections).contains("3 sections from 1 to 5"))
  }

  /// Of sections that are made alike, each may have another number of groups.
  @Test func sectionsOfSeveralLengthsSayTheirRange() {
    var sections = Array(PlanCases.groups(18).outlines.prefix(1))
    var short = sections[0]
    (short.section, short.count) = (2, 2)
    short.places.removeLast()
    sections.append(short)
    let lines = lines(sections, names: [0: "Featured", 2: "Saved"])
    #expect(lines[0] == "Featured and Saved · groupPaging, 343 of 610 to 920 · insets 16")
    #expect(lines[1].hasSuffix("2 to 3 times"))
  }

  @Test func ofTooManyThingsTheFirstAreSaid() {
    let sections = (0..<40).map { number -> SectionOutline in
      var section = PlanCases.groups(3).outlines[1]
      section.section = number
      section.first.width = "\(number)"
      return section
    }
    let key = GroupKey(sections, names: SectionNames([], known: [:]))
    #expect(key.lines.count == 24)
    #expect(key.omitted == 96)
    #expect(Set(key.lines.map(\.letter).filter { !$0.isEmpty }).count == 16)
  }

  @Test func thePlanHasTheLettersOfItsKey() {
    let figure = Blueprint(PlanCases.groups(18), .init(title: "Groups")).figure
    let texts = figure.drawing.items.texts.map(\.string)
    for letter in ["A", "B", "C", "D", "E", "F"] {
      #expect(texts.count { $0 == letter } == 2, "\(letter)")
    }
    #expect(texts.contains("0.6w × 1h"))
    #expect(figure.summary.contains("vertical group 0.4w × 1h, 120 × 160."))
    let plain = Blueprint(PlanCases.groups(18), .init(annotations: [.frames])).figure
    #expect(!plain.drawing.items.texts.map(\.string).contains("A"))
  }

  /// Groups beyond the edge of a section begin to be seen, and make no other difference.
  @Test func whatWaitsBeyondTheEdgeIsSeen() {
    let still = PlanCases.groups(6)
    let shelf = PlanCases.groups(18)
    let widths = [still, shelf].map { Blueprint($0).figure.drawing.size.width }
    #expect(widths[1] - widths[0] == 48)
  }
}
