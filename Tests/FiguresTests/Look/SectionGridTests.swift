import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Sections stand beside each other as far as a page is wide; below each other they have all of it for their words.
@Suite struct SectionGridTests {
  private static let note = "Twelve words below a picture that is as narrow as a phone's screen."

  private static func grid(_ page: FigureWidth) -> SectionGrid {
    let sections = ["one", "two"].map { name in
      FigureSection(
        name: name, details: "", summary: "", happening: "", size: CGSize(width: 130, height: 50),
        body: [], notes: [note])
    }
    return SectionGrid(sections, width: page.content)
  }

  @Test func wordsHaveTheRoomBesideANarrowPicture() {
    let grid = Self.grid(FigureWidth(300))
    #expect(grid.size.width == FigureWidth(300).content)
    #expect(grid.size.height < 300)
  }

  @Test func sectionsOfAWidePageStandSideBySide() {
    let grid = Self.grid(.readme)
    #expect(grid.size.width == 284)
    #expect(grid.size.height > 120)
  }
}
