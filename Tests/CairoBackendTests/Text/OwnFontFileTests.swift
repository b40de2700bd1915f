import Drawing
import Foundation
import Testing

@testable import CairoBackend

@Suite struct OwnFontFileTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let mono = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fonts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ bytes: [UInt8], _ name: String = "a.ttf") throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func fault(_ bytes: [UInt8]) -> FontFileFault? {
    do throws(FontFileFault) {
      _ = try OwnFontFile("nowhere", bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  private static func own(_ path: String) throws -> OwnFontFile {
    try OwnFontFile(path, bytes: bytes(path))
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func knowsItsFamily() throws {
    #expect(try Self.own(Self.inter).families == ["Inter"])
    #expect(try Self.own(Self.mono).families == ["JetBrains Mono"])
    let bold = Self.inter.replacing("Regular", with: "SemiBold")
    #expect(try Self.own(bold).families == ["Inter"])
  }

  @Test func refusesWhatIsNoFont() throws {
    #expect(fault(Array("no font at all, only a sentence".utf8)) == .noFont)
    #expect(fault([]) == .noFont)
    #expect(fault(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60)) == .webFont)
    #expect(
      fault([0, 1, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 60))
        == .broken(table: "directory"))
    #expect(
      fault(Array("ttcf".utf8) + [UInt8](repeating: 0xFF, count: 60)) == .broken(table: "ttcf"))
    let variable = try Self.renamed(try Self.bytes(Self.mono), "GPOS", "fvar")
    #expect(fault(variable) == .variable)
  }

  /// Wherever a file ends too early, it is told before anything is set in it.
  @Test(arguments: [inter, mono]) func refusesWhatIsCut(_ path: String) throws {
    let whole = try Self.bytes(path)
    for share in [0.01, 0.2, 0.5, 0.9, 0.999] {
      let cut = Array(whole.prefix(Int(Double(whole.count) * share)))
      #expect(fault(cut) != nil, "\(share)")
    }
  }

  /// Numbers that lead out of the file, or say more than it has.
  @Test(arguments: [inter, mono]) func survivesAnyNumberInTheDirectory(_ path: String) throws {
    var bytes = try Self.bytes(path)
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for place in 4..<12 + 16 * count {
      let before = bytes[place]
      bytes[place] = 0xFF
      _ = try? SfntFile(bytes)
      bytes[place] = before
    }
    #expect(throws: Never.self) { try SfntFile(bytes) }
  }

  @Test func takesThePlaceOfThePinnedFamily() throws {
    let own = [try Self.own(Self.mono)]
    let library = FontLibrary(folder: "/nowhere").with(own)
    #expect(library.families.first { $0.name == "JetBrains Mono" }?.files == [Self.mono])
    #expect(library.missingRequiredPackage == "fonts-inter")
    let both = library.with(own + [try Self.own(Self.inter)])
    #expect(both.missingRequiredPackage == nil)
    let text = Self.text("AVA", .system)
    let set = try Typesetter(both).layOut(text, width: nil)
    #expect(try Typesetter().layOut(text, width: nil).size == set.size)
  }

  /// A family that nobody pinned can be asked for by its name.
  @Test func addsAFamily() throws {
    let renamed = try Self.renamed(try Self.bytes(Self.mono), "JetBrains Mono", "TeamBrand Mono")
    let own = try Self.own(try file(renamed))
    #expect(own.families == ["TeamBrand Mono"])
    let library = FontLibrary().with([own])
    #expect(library.family(for: .named("teambrand mono")) == ("TeamBrand Mono", true))
    let plain = try Typesetter(library).layOut(Self.text("iiiii", .system), width: nil)
    let typesetter = Typesetter(library)
    let branded = try typesetter.layOut(
      Self.text("iiiii", .named("TeamBrand Mono")), width: nil)
    #expect(branded.size.width > plain.size.width * 1.5)
    #expect(typesetter.takeNotices().isEmpty)
  }

  /// A collection is a file of several fonts, each with its own family.
  @Test func aCollectionHasAllOfItsFamilies() throws {
    let mono = try Self.bytes(Self.mono)
    let brand = try Self.renamed(mono, "JetBrains Mono", "TeamBrand Mono")
    let path = try file(Self.collection([mono, brand]), "both.ttc")
    let own = try Self.own(path)
    #expect(own.families == ["JetBrains Mono", "TeamBrand Mono"])
    let library = FontLibrary().with([own])
    #expect(library.families.first { $0.name == "JetBrains Mono" }?.files == [path])
    #expect(library.installedFiles.count { $0 == path } == 1)
    let branded = try Typesetter(library).layOut(
      Self.text("iii", .named("TeamBrand Mono")), width: nil)
    let plain = try Typesetter().layOut(Self.text("iii", .named("Menlo")), width: nil)
    #expect(branded.size == plain.size)
  }

  /// Fonts one behind the other, their tables told from the start of the file.
  private static func collection(_ fonts: [[UInt8]]) -> [UInt8] {
    let big = { (number: Int) in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    let head = 12 + 4 * fonts.count
    var starts: [Int] = []
    var body: [UInt8] = []
    for font in fonts {
      let start = head + body.count
      starts.append(start)
      var moved = font
      for index in 0..<(Int(font[4]) << 8 | Int(font[5])) {
        let place = 12 + 16 * index + 8
        let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        moved.replaceSubrange(place..<place + 4, with: big(offset + start))
      }
      body += moved + [UInt8](repeating: 0, count: (4 - moved.count % 4) % 4)
    }
    return Array("ttcf".utf8) + big(0x10000) + big(fonts.count) + starts.flatMap(big) + body
  }

  /// Whatever bytes a font has, it is refused or drawn: nothing crashes, in no kind of picture.
  @Test(.timeLimit(.minutes(5)), arguments: [inter, mono])
  func survivesAnyByte(_ path: String) throws {
    let whole = try Self.bytes(path)
    var state: UInt64 = 7
    for round in 0..<60 {
      var bytes = whole
      for _ in 0..<(1 << (round % 8)) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      guard let own = try? Self.own(try file(bytes, "\(round).ttf")) else { continue }
      let rasterizer = CairoRasterizer(fonts: FontLibrary().with([own]))
      let family = FontRequest.Family.named(own.families[0])
      let list = DrawList(
        size: CGSize(width: 100, height: 20), background: .color(.white),
        [.text(Self.text("AVATAR ffi", family))])
      _ = try? rasterizer.bitmap(of: list)
      _ = try? PDFWriter().bytes(of: list, by: rasterizer)
      _ = try? rasterizer.typesetter.embeddedFonts(for: list)
      _ = try? rasterizer.typesetter.outlined(list)
    }
  }

  private static func text(_ string: String, _ family: FontRequest.Family) -> DrawText {
    DrawText(
      string, TextStyle(FontRequest(family, size: 13), .black),
      in: CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  /// Names of the same length, in both of the encodings that fonts have them in.
  private static func renamed(_ bytes: [UInt8], _ name: String, _ other: String) throws -> [UInt8] {
    let wide = { (text: String) in text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    var data = Data(bytes)
    for (old, new) in [(wide(name), wide(other)), (Array(name.utf8), Array(other.utf8))] {
      precondition(old.count == new.count)
      while let range = data.range(of: Data(old)) {
        data.replaceSubrange(range, with: new)
      }
    }
    return [UInt8](data)
  }
}
