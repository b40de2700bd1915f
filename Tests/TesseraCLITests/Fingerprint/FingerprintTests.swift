import CairoBackend
import Testing

@testable import Rendering

@testable import TesseraCLI

@Suite struct FingerprintTests {
  private var some: Fingerprint {
    var some = Fingerprint()
    some.add(.program, "tessera", version: "0.1.0")
    some.add(.architecture, "processor", version: "x86-64")
    some.add(.library, "cairo", version: "1.16.0")
    some.add(.font, "fonts-inter/Inter-Bold.otf", version: "4.0", sum: "aa")
    some.add(.ownFont, "Our Brand\n%.ttf", version: "", sum: "bb")
    return some
  }

  @Test func isALineForEachThingInOrder() {
    #expect(
      some.text == """
        architecture processor x86-64
        font fonts-inter/Inter-Bold.otf 4.0 aa
        library cairo 1.16.0
        own-font Our%20Brand%0A%25.ttf unknown bb
        program tessera 0.1.0

        """)
    #expect(Fingerprint(text: some.text) == some)
  }

  @Test(arguments: [
    "library cairo", "library  1.16", "cairo 1.16.0", "<<<<<<< HEAD", "font a 1.0",
    "library cairo 1.16.0 and more",
  ]) func refusesOtherLines(_ line: String) {
    #expect(Fingerprint(text: some.text + line + "\n") == nil)
  }

  /// The text that was read last is not read again, and no other one is taken for it.
  @Test func eachTextHasItsOwn() {
    let others = ["program tessera 0.2.0\n", "", "library cairo\n"]
    for other in others + others.reversed() {
      for _ in 0..<2 {
        #expect(Fingerprint(text: some.text) == some)
        #expect(Fingerprint(text: other)?.text == (other.hasPrefix("library") ? nil : other))
      }
    }
  }

  @Test func namesAllThatDrawsAndPacks() throws {
    let current = try Fingerprint.current(fonts: FontLibrary())
    for library in [
      "cairo", "fontconfig", "freetype", "fribidi", "glib", "glibc", "harfbuzz", "libdeflate",
      "libjpeg-turbo", "libwebp", "libyaml", "pango", "pixman",
    ] {
      let value = current.values[.init(kind: .library, text: library)]?.first
      #expect(value?.version.first?.isNumber == true, "\(library)")
    }
    #expect(current.values[.init(kind: .library, text: "ffmpeg")] == nil)
    #expect(current.values[.init(kind: .program, text: "tessera")]?.count == 1)
    let inter = current.values[.init(kind: .font, text: "fonts-inter/Inter-Regular.otf")]?.first
    #expect(inter?.sum?.count == 64)
    #expect(inter?.version.contains(".") == true)
  }

  /// Lines that two branches recorded are both there after a merge, and neither is taken for the other.
  @Test func aMixtureIsADifference() {
    var mixed = some
    mixed.add(.library, "cairo", version: "1.18.4")
    #expect(
      FingerprintDifference(from: mixed, to: some, .expected).changes
        == ["cairo 1.16.0, 1.18.4 → 1.16.0"])
  }

  @Test func tellsWhatHasTheRightFonts() {
    var here = Fingerprint()
    here.add(.font, "fonts-inter/Inter-Bold.otf", version: "4.1", sum: "cc")
    here.add(.font, "fonts-noto-core/NotoSansThai-Bold.ttf", version: "2.0", sum: "dd")
    let difference = FingerprintDifference(from: some, to: here, .expected)
    #expect(
      difference.changes == [
        "fonts-inter 4.0 → 4.1: Inter-Bold.otf", "Our%20Brand%0A%25.ttf unknown → none",
      ])
    #expect(difference.wantedPackages == ["fonts-inter 4.0"])
    #expect(difference.wantedFiles == ["Our%20Brand%0A%25.ttf (unknown)"])
  }

  @Test func tellsOtherBytesOfTheSameVersion() {
    var there = Fingerprint()
    there.add(.font, "fonts-inter/Inter-Bold.otf", version: "4.0", sum: "cc")
    #expect(
      FingerprintDifference(from: some, to: there, .both).changes
        == ["fonts-inter 4.0, other bytes: Inter-Bold.otf"])
  }
}
