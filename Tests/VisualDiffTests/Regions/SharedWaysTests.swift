import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import VisualDiff

/// Rows of a list that went where others were.
@Suite struct SharedWaysTests {
  /// Discs with names, one below the other, in a file that tells no scale.
  private func list(_ names: [String], room: Int = 5) throws -> Bitmap {
    let colors: [Character: UInt32] = [
      "A": 0xF2994A, "B": 0x27AE60, "C": 0x2D9CDB, "D": 0x9B51E0, "E": 0xEB5757,
    ]
    let items = names.enumerated().flatMap { number, name in
      let y = CGFloat(number) * 58
      let color = name.first.flatMap { colors[$0] } ?? 0
      let disc = CGRect(x: 14, y: y + 9, width: 40, height: 40)
      let words = DrawText(
        name, TextStyle(FontRequest(size: 16), ThemedColor(0x1C1C1E, 0x1C1C1E)),
        in: CGRect(x: 66, y: y + 18, width: 150, height: 22))
      return [
        DrawItem.shape(
          DrawShape(.rounded(disc, radius: 20), fill: .color(ThemedColor(color, color)))),
        .text(words),
      ]
    }
    let list = DrawList(
      size: CGSize(width: 240, height: CGFloat(room) * 58),
      background: .color(ThemedColor(0xFBFBFD, 0xFBFBFD)), items)
    var picture = try CairoRasterizer().bitmap(of: list, RasterOptions(scale: 2))
    picture.scale = 1
    return picture
  }

  private func kinds(_ before: Bitmap, _ after: Bitmap) -> Set<ChangedRegion.Kind> {
    Set(PictureDifference(before, after).regions.map(\.kind))
  }

  private let names = ["Ann Archer", "Bob Brook", "Cat Carter", "Dan Dove"]

  @Test func rowsBelowANewOneWentDown() throws {
    let more = ["Ann Archer", "Eve Elm", "Bob Brook", "Cat Carter", "Dan Dove"]
    let (few, many) = (try list(names), try list(more))
    #expect(kinds(few, many) == [.added, .moved(dx: 0, dy: 116)])
    #expect(kinds(many, few) == [.removed, .moved(dx: 0, dy: -116)])
  }

  /// All scroll: the first one comes from beyond the end of the picture, and the last one goes there.
  @Test func rowsGoBeyondTheEnd() throws {
    let pushed = try list(["Eve Elm"] + names.dropLast(), room: 4)
    let found = kinds(try list(names, room: 4), pushed)
    #expect(found == [.moved(dx: 0, dy: 116)])
  }

  @Test func rowsChangePlaces() throws {
    let swapped = ["Ann Archer", "Cat Carter", "Bob Brook", "Dan Dove"]
    let found = kinds(try list(names), try list(swapped))
    #expect(found == [.moved(dx: 0, dy: -116), .moved(dx: 0, dy: 116)])
  }
}
