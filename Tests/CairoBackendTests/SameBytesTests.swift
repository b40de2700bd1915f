import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Imaging
import Testing

@testable import CairoBackend

@Suite struct SameBytesTests {
  private static let all = DrawList(
    size: CGSize(width: 200, height: 120), background: .color(Samples.page),
    Samples.shadows.items + Samples.groups.items + Samples.weights.items
      + Samples.perspective.items + Samples.turned.items + Samples.tiles.items)

  @Test func whateverWasDrawnBefore() throws {
    let used = CairoRasterizer()
    _ = try used.bitmap(of: Samples.shadows, RasterOptions(scale: 3))
    let first = try used.bitmap(of: Self.all, RasterOptions(scale: 2))
    let second = try used.bitmap(of: Self.all, RasterOptions(scale: 2))
    #expect(second.largestDifference(from: first) == 0)
    let fresh = try CairoRasterizer().bitmap(of: Self.all, RasterOptions(scale: 2))
    #expect(fresh.largestDifference(from: first) == 0)
  }

  @Test func inTilesOfAnySize() throws {
    let whole = try CairoRasterizer().bitmap(of: Self.all)
    let tiled = try CairoRasterizer(largestTile: 64).bitmap(of: Self.all)
    #expect(tiled.largestDifference(from: whole).map { $0 <= 2 } == true)
    let again = try CairoRasterizer(largestTile: 64).bitmap(of: Self.all)
    #expect(again.largestDifference(from: tiled) == 0)
  }

  @Test func onEveryThread() async throws {
    let one = try CairoRasterizer().bitmap(of: Self.all)
    let many = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<4 { group.addTask { try CairoRasterizer().bitmap(of: Self.all) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(many.map { $0.largestDifference(from: one) } == [0, 0, 0, 0])
  }

  @Test func keptElementsDifferByNoMoreThanRounding() throws {
    let cells = (0..<4).map { index in
      DrawItem.group(
        DrawGroup(
          element: ElementMark("cell-\(index)"),
          transform: PlaneTransform(translationX: CGFloat(index) * 40, y: 10),
          [
            Samples.shadowed(
              .rounded(CGRect(x: 6, y: 6, width: 28, height: 40), radius: 6),
              Samples.surface, blur: 3)
          ]))
    }
    let list = DrawList(size: CGSize(width: 160, height: 80), background: .color(.white), cells)
    let direct = try CairoRasterizer().bitmap(of: list)
    let kept = CairoRasterizer()
    let first = try kept.bitmap(of: list, RasterOptions(keepsElements: true))
    let second = try kept.bitmap(of: list, RasterOptions(keepsElements: true))
    #expect(second.largestDifference(from: first) == 0)
    #expect(first.largestDifference(from: direct).map { $0 <= 2 } == true)
  }

  @Test func inAnotherPlaceOfTheWorld() async {
    await #expect(processExitsWith: .success) { try Elsewhere.draw() }
  }
}

/// A process of its own, with another locale, zone, home, folder and fonts.
private enum Elsewhere {
  // A user who wants everything bold and hinted.
  private static let wishes = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit></match></fontconfig>
    """

  /// The variables that the libraries would look at if they could, each in a way that changes pictures or ends the
  /// program.
  private static let tuning = [
    "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "unicode-1", "HB_FONT_FUNCS": "ft",
    "PANGOCAIRO_BACKEND": "none", "CAIRO_DEBUG": "1", "CAIRO_DEBUG_PDF": "1",
    "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
    "FONTCONFIG_SYSROOT": "/nowhere", "FONTCONFIG_USE_MMAP": "no", "FC_DEBUG": "1023",
    "FC_LANG": "ja", "LIBTHAI_DICTDIR": "/nowhere", "G_MESSAGES_DEBUG": "all",
    "JSIMD_FORCENONE": "1",
  ]

  static func draw() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try moveIn(folder)
    for (name, drawing) in [("weights", Samples.weights), ("wrapping", Samples.wrapping)] {
      let picture = try CairoRasterizer().bitmap(of: drawing, RasterOptions(scale: 2))
      let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/pictures/\(name)/light@2x.png")
      let expected = try ImageDecoder().decode(contentsOf: golden.path)
      precondition(picture.pixels == expected.pixels, "\(name) differs elsewhere")
    }
  }

  private static func moveIn(_ folder: URL) throws {
    let rules = folder.appendingPathComponent("fonts.conf")
    try wishes.write(to: rules, atomically: true, encoding: .utf8)
    let surroundings = [
      "LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8", "LANGUAGE": "ar", "PANGO_LANGUAGE": "ja",
      "TZ": "Asia/Tokyo", "HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      "XDG_DATA_HOME": folder.path, "FONTCONFIG_FILE": rules.path, "FONTCONFIG_PATH": folder.path,
    ]
    for (name, value) in surroundings.merging(tuning, uniquingKeysWith: { $1 }) {
      unsafe setenv(name, value, 1)
    }
    unsafe setlocale(LC_ALL, "")
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
  }
}
