import CoreGraphics
import Drawing
import Imaging
import Readers
import Testing

@testable import CairoBackend

@Suite struct TypesetterTests {
  private let typesetter = Typesetter()

  private func text(
    _ string: String, size: CGFloat = 13, width: CGFloat = 1000, tabular: Bool = false,
    family: FontRequest.Family = .system, _ placement: TextPlacement = TextPlacement()
  ) -> DrawText {
    DrawText(
      string, TextStyle(FontRequest(family, size: size, hasTabularFigures: tabular), .black),
      in: CGRect(x: 0, y: 0, width: width, height: 40), placement: placement)
  }

  private func lines(_ text: DrawText) throws -> [String] {
    try typesetter.layOut(text, width: text.frame.width).lines.map(\.text)
  }

  @Test func breaksLinesBetweenWords() throws {
    let found = try lines(text("The quick brown fox jumps", width: 70))
    #expect(found.map { $0.trimming() } == ["The quick", "brown fox", "jumps"])
  }

  /// Whatever the font of a script says: of Arabic it would be twice as far.
  @Test(arguments: [
    "مرحبا! كيف حالك اليوم؟ هل ما زلنا ذاهبين", "日本語のテキストは空白なしで続きます。",
    "The quick brown fox jumps",
  ]) func linesStandNoFartherApartThanLettersNeed(_ words: String) throws {
    let lines = try typesetter.layOut(text(words, size: 20, width: 120), width: 120).lines
    #expect(lines.count > 1)
    for (before, after) in zip(lines, lines.dropFirst()) {
      #expect(24...31.01 ~= after.baseline - before.baseline)
    }
  }

  @Test func aBrokenWordHasNoHyphen() throws {
    let lines = try typesetter.layOut(text("Supercalifragilistic", width: 60), width: 60).lines
    #expect(lines.count > 1)
    for line in lines {
      let alone = try typesetter.layOut(text(line.text), width: nil).size.width
      #expect(abs(line.width - alone) < 0.5, "\(line.text)")
    }
  }

  @Test(arguments: [
    (TextPlacement.LineBreak.tail, "…"), (.head, "…"), (.middle, "…"), (.words, ""), (.clip, ""),
  ]) func cutsTheLastLineAsAsked(_ mode: TextPlacement.LineBreak, _ mark: String) throws {
    let layout = try typesetter.layOut(
      text("The quick brown fox jumps over the dog", TextPlacement(lineLimit: 1, lineBreak: mode)),
      width: 100)
    #expect(layout.lines.count == 1)
    let line = try #require(layout.lines.first)
    #expect(line.text.contains("…") == !mark.isEmpty)
    if !mark.isEmpty { #expect(line.width <= 100.1) }
    switch mode {
    case .tail: #expect(line.text.hasPrefix("The q") && line.text.hasSuffix("…"))
    case .head: #expect(line.text.hasPrefix("…") && line.text.hasSuffix("the dog"))
    case .middle: #expect(line.text.hasPrefix("The") && line.text.hasSuffix("dog"))
    case .words, .characters, .clip: #expect(line.text.hasPrefix("The quick"))
    }
  }

  @Test func marksWhatFollowsALineBreak() throws {
    let cut = text("one\ntwo\nthree", TextPlacement(lineLimit: 2, lineBreak: .tail))
    #expect(try lines(cut) == ["one", "two…"])
  }

  /// Fonts of symbols have some of them in black.
  @Test(.needs(.emoji), arguments: ["👍", "👩‍🚀", "☎️", "❤️", "👋🏽", "Hi 🎉"]) func emojiHaveTheirColours(
    _ string: String
  ) throws {
    let line = try #require(try typesetter.layOut(text(string), width: nil).lines.first)
    let run = try #require(line.runs.last)
    #expect(typesetter.font(run.font)?.isColored == true)
    #expect(run.glyphs.count == 1)
  }

  @Test func givesTabularFiguresOneWidth() throws {
    let widths = try ["1111", "8888", "0909"].map {
      try typesetter.layOut(text($0, tabular: true), width: nil).size.width
    }
    #expect(widths[0] == widths[1])
    #expect(widths[1] == widths[2])
    let proportional = try ["1111", "8888"].map {
      try typesetter.layOut(text($0), width: nil).size.width
    }
    #expect(proportional[0] < proportional[1])
  }

  @Test func measuresLinearly() throws {
    let small = try typesetter.layOut(text("Measured", size: 10), width: nil).size
    let large = try typesetter.layOut(text("Measured", size: 40), width: nil).size
    #expect(abs(large.width - small.width * 4) < 0.05)
    #expect(abs(large.height - small.height * 4) < 0.05)
  }

  @Test func measuresWhatItDraws() throws {
    let measured = try typesetter.measured(
      text("A paragraph of several words", width: 80, TextPlacement(.center)))
    let again = try CairoRasterizer().bitmap(
      of: DrawList(size: CGSize(width: 80, height: 60), [.text(measured)]))
    var unmeasured = measured
    unmeasured.lines = nil
    let direct = try CairoRasterizer().bitmap(
      of: DrawList(size: CGSize(width: 80, height: 60), [.text(unmeasured)]))
    #expect(again.largestDifference(from: direct) == 0)
  }

  @Test func keepsItsShapeWhileMoving() throws {
    let steps = try (0..<8).map { step -> CGFloat in
      let label = text("wobble", size: 11)
      let group = DrawGroup(
        transform: PlaneTransform(translationX: 5 + CGFloat(step) / 8, y: 5), [.text(label)])
      let map = try CairoRasterizer().bitmap(
        of: DrawList(size: CGSize(width: 60, height: 30), [.group(group)]))
      return map.center - CGFloat(step) / 8
    }
    // Quarters of a pixel: no letter stands farther off its place than an eighth.
    let spread = (steps.max() ?? 0) - (steps.min() ?? 0)
    #expect(spread <= 0.27)
  }

  /// The system's letters in large sizes are tighter, and are there without more packages.
  @Test func largeSizesHaveLettersOfTheirOwn() throws {
    func width(_ family: FontRequest.Family, _ library: FontLibrary) throws -> CGFloat {
      let words = text("Settings", size: 34, family: family)
      return try Typesetter(library).layOut(words, width: nil).size.width
    }
    let library = FontLibrary()
    #expect(try width(.display, library) < width(.system, library))
    #expect(try width(.display, library.requiredOnly) == width(.display, library))
  }

  @Test func namesThePackageOfMissingFonts() {
    let empty = Typesetter(FontLibrary(folder: "/nonexistent"))
    #expect(throws: FontError.missingPackage("fonts-inter")) {
      try empty.layOut(text("any"), width: nil)
    }
  }

  @Test func namesThePackageOfAnUncoveredScript() throws {
    let plain = Typesetter(FontLibrary().requiredOnly)
    let layout = try plain.layOut(text("日本 🎉 שלום"), width: nil)
    #expect(
      layout.notices == [
        .uncovered("日本", package: "fonts-noto-cjk"),
        .uncovered("🎉", package: "fonts-noto-color-emoji"),
        .uncovered("שלום", package: "fonts-noto-core"),
      ])
  }

  @Test func tellsEachPackageOnce() throws {
    let plain = Typesetter(FontLibrary().requiredOnly)
    for string in ["日本", "日本", "語日", "שלום"] { _ = try plain.measured(text(string)) }
    #expect(
      plain.takeNotices() == [
        .uncovered("日本語", package: "fonts-noto-cjk"),
        .uncovered("שלום", package: "fonts-noto-core"),
      ])
    #expect(plain.takeNotices() == [])
    _ = try plain.measured(text("日本"))
    #expect(plain.takeNotices() == [.uncovered("日本", package: "fonts-noto-cjk")])
  }

  @Test func tellsBeforehandWhatItWouldTell() throws {
    let plain = Typesetter(FontLibrary().requiredOnly)
    let texts = ["Ännä", "日本 plain", "again 日", "🎉", "שלום", "\u{F1234}", "👩‍👩‍👧"]
    let beforehand = try plain.uncovered(in: texts)
    _ = plain.takeNotices()
    for string in texts { _ = try plain.measured(text(string)) }
    #expect(beforehand == plain.takeNotices())
    #expect(beforehand.count == 4)
    #expect(try plain.uncovered(in: ["Ännä", "Привет", ""]) == [])
  }

  @Test func callsCharactersWithoutALookByTheirNumber() throws {
    _ = try typesetter.measured(text("a\u{F1234}\u{10FFFD}\u{200B}b"))
    let notices = typesetter.takeNotices()
    #expect(notices == [.uncovered("\u{F1234}\u{10FFFD}", package: nil)])
    #expect(notices.first?.description.contains("U+F1234, U+10FFFD") == true)
  }

  @Test func namesAnUnknownFamily() throws {
    let layout = try typesetter.layOut(text("any", family: .named("Comic Sans")), width: nil)
    #expect(layout.notices == [.unknownFamily("Comic Sans", replacement: "Inter")])
  }

  @Test func needsNoFontForBlocks() throws {
    let rasterizer = CairoRasterizer(fonts: FontLibrary(folder: "/nonexistent"))
    let list = DrawList(size: CGSize(width: 60, height: 30), [.text(text("two words"))])
    let map = try rasterizer.bitmap(of: list, RasterOptions(text: .blocks))
    #expect(map.pixels.contains { $0 != 0 })
    #expect(throws: CairoError.text(.missingPackage("fonts-inter"))) {
      try rasterizer.bitmap(of: list)
    }
  }

  @Test func hashesItsFonts() throws {
    let prints = try FontLibrary().requiredOnly.prints()
    let inter = try #require(prints.first { $0.file == "Inter-Regular.otf" })
    #expect(inter.package == "fonts-inter")
    #expect(prints.allSatisfy { $0.sum.count == 64 && $0.revision.contains(".") })
  }

  @Test(arguments: ["", "\0", "\n\n", "a\u{202E}b\u{0000}c", "\u{FFFD}", "👩‍👩‍👧‍👦"])
  func survivesEveryText(_ string: String) throws {
    #expect(throws: Never.self) { try lines(text(string, width: 5)) }
  }

  @Test(.timeLimit(.minutes(5))) func survivesAMegabyte() throws {
    let long = String(repeating: "lorem ipsum ", count: 90_000)
    let layout = try typesetter.layOut(text(long, TextPlacement(lineLimit: 2)), width: 300)
    #expect(layout.lines.count == 2)
  }
}

extension String {
  fileprivate func trimming() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension Bitmap {
  /// The middle of all that is drawn, across.
  fileprivate var center: CGFloat {
    var (sum, weight): (CGFloat, CGFloat) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = CGFloat(self[x, y] >> 24)
        sum += alpha * CGFloat(x)
        weight += alpha
      }
    }
    return sum / max(weight, 1)
  }
}
