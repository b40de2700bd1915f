import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers
import Testing

@testable import CairoBackend

/// An SVG brings the letters that it needs, and no more.
@Suite struct EmbeddedFontsTests {
  private static func list(_ items: DrawItem...) -> DrawList {
    DrawList(size: CGSize(width: 200, height: 40), background: .color(.white), items)
  }

  private static func label(
    _ string: String, _ family: FontRequest.Family = .system, weight: Int = 400
  ) -> DrawItem {
    let font = FontRequest(family, size: 20, weight: weight)
    return .text(
      DrawText(
        string, TextStyle(font, .black), in: CGRect(x: 8, y: 6, width: 184, height: 28)))
  }

  private static func fonts(_ items: DrawItem...) throws -> EmbeddedFonts {
    try Typesetter().embeddedFonts(for: items)
  }

  /// The file of a face as a font that was opened.
  private static func opened(
    _ face: EmbeddedFonts.Face, _ body: (GlyphFont) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).otf")
    try Data(face.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let fonts = GlyphFonts()
    try body(#require(fonts[fonts.number(of: FontFile(path: file.path, index: 0))]))
  }

  @Test func aFaceHasTheLettersThatAreSeenAndNoOthers() throws {
    let fonts = try Self.fonts(Self.label("Photo 12"))
    let face = try #require(fonts.faces.first)
    #expect(fonts.faces.count == 1 && fonts.names == [.system: ["Inter"]])
    #expect(face.name == "Inter" && face.weights == 400...400 && !face.isItalic)
    try Self.opened(face) { font in
      for scalar in "Photo 12".unicodeScalars { #expect(font.has(scalar), "\(scalar)") }
      for scalar in "abcP3é".unicodeScalars where scalar != "P" {
        #expect(!font.has(scalar), "\(scalar)")
      }
    }
  }

  @Test func aFaceIsSmall() throws {
    let few = try Self.fonts(Self.label("Photo 12"))
    #expect(try #require(few.faces.first).bytes.count < 3_000)
    let all = try Self.fonts(
      Self.label(String((0x20..<0x7F).map { Character(Unicode.Scalar($0)) })))
    #expect(try #require(all.faces.first).bytes.count < 24_000)
  }

  @Test func theSameTextsGiveTheSameBytes() throws {
    let first = try Typesetter().embeddedFonts(for: Samples.weights)
    let again = try Typesetter().embeddedFonts(for: Samples.weights)
    #expect(first == again)
    #expect(
      first.faces.map(\.name)
        == ["Inter", "Inter", "Inter", "Inter", "Inter", "JetBrainsMono"])
  }

  @Test func weightsOfOneFileShareAFace() throws {
    let fonts = try Self.fonts(
      Self.label("ab", weight: 600), Self.label("cd", weight: 610), Self.label("e", .rounded))
    #expect(fonts.faces.map(\.weights) == [400...400, 600...610])
    #expect(fonts.names[.rounded] == ["Inter"])
  }

  @Test func emojiStayWithTheReader() throws {
    let fonts = try Self.fonts(Self.label("a🦊"))
    #expect(fonts.faces.map(\.name) == ["Inter"])
  }

  @Test func aLetterWithoutAFontIsTold() throws {
    let typesetter = Typesetter(FontLibrary().requiredOnly)
    let fonts = try typesetter.embeddedFonts(for: [Self.label("a سلام")])
    #expect(
      typesetter.takeNotices().map(\.description).joined().contains(
        "apt-get install fonts-noto-core"))
    #expect(fonts.faces.map(\.name) == ["Inter"])
  }

  @Test func withoutFontsThePackageIsNamed() {
    #expect(throws: FontError.missingPackage("fonts-inter")) {
      try Typesetter(FontLibrary(folder: "/nowhere")).embeddedFonts(for: [Self.label("a")])
    }
  }

  @Test func theFileAsksForItsOwnFontsFirst() throws {
    let list = Self.list(Self.label("ab"), Self.label("cd", .monospaced))
    let fonts = try Typesetter().embeddedFonts(for: list)
    let svg = SVGWriter(SVGOptions(text: .embedded(fonts), id: "hero")).svg(list)
    #expect(svg.contains(" font-family=\"'hero-Inter',Inter,"))
    #expect(svg.contains(" font-family=\"'hero-JetBrainsMono',ui-monospace,"))
    #expect(
      svg.contains(
        "@font-face{font-family:'hero-Inter';font-weight:400;src:url(data:font/otf;base64,"))
    #expect(svg.split(separator: "@font-face").count == 3)
  }
}

/// A browser shows the letters of the file, whatever its system calls a font.
@Suite(.needs(.chromium))
struct EmbeddedFontsInABrowserTests {
  private static let list = DrawList(
    size: CGSize(width: 240, height: 60), background: .color(.white),
    [
      .text(
        DrawText(
          // Helvetica, which Inter stands in for: the system's own would look otherwise.
          "Grafika 1234 Quay", TextStyle(FontRequest(.named("Helvetica"), size: 24), .black),
          in: CGRect(x: 10, y: 12, width: 220, height: 36)))
    ])

  private static var measured: DrawList {
    get throws {
      var list = list
      if case .text(let text) = list.items[0] {
        list.items[0] = .text(try Typesetter().measured(text))
      }
      return list
    }
  }

  @Test func aBrowserShowsTheLettersOfTheFile() async throws {
    let list = try Self.measured
    let drawn = try CairoRasterizer().bitmap(of: list, RasterOptions(scale: 2))
    let blank = try CairoRasterizer().bitmap(
      of: DrawList(size: list.size, background: list.background, []), RasterOptions(scale: 2))
    let fonts = try Typesetter().embeddedFonts(for: list)
    let options = SVGOptions(appearance: .theme(.light), text: .embedded(fonts))
    let shown = try await Self.shown(of: SVGWriter(options).bytes(list), list.size)
    let alone = try await Self.shown(
      of: SVGWriter(SVGOptions(appearance: .theme(.light))).bytes(list), list.size)
    let ink = drawn.meanDifference(from: blank)
    #expect(shown.meanDifference(from: drawn) < 0.25 * ink)
    #expect(alone.meanDifference(from: drawn) > 0.4 * ink)
  }
  private static func shown(of svg: [UInt8], _ size: CGSize) async throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    try Data(svg).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let look = PageLook(size: (Int(size.width), Int(size.height)), scale: 2)
    return try PNGReader().decode(Array(try await Browser.picture(of: file, look)))
  }
}
