import Drawing
import Foundation
import Testing

@testable import CairoBackend

@Suite struct LibraryVariablesTests {
  @Test(arguments: [
    "HB_SHAPER_LIST", "HB_OPTIONS", "HB_FACE_LOADER", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND",
    "CAIRO_DEBUG_PDF", "PIXMAN_DISABLE", "FREETYPE_PROPERTIES", "FONTCONFIG_FILE",
    "FONTCONFIG_SYSROOT", "FC_LANG", "FC_DEBUG", "LANGUAGE", "LIBTHAI_DICTDIR", "G_MESSAGES_DEBUG",
    "JSIMD_FORCENONE",
  ]) func knowsWhatLibrariesLookAt(_ name: String) {
    #expect(LibraryVariables.isRead(name))
  }

  @Test(arguments: [
    "PATH", "HOME", "LANG", "TZ", "FC_MINE", "G_MINE", "TESSERA_THEME", "hb_options",
  ])
  func leavesWhatIsOfOthers(_ name: String) {
    #expect(!LibraryVariables.isRead(name))
    #expect(!LibraryVariables.isReadBeforeMain(name, value: "1"))
  }

  @Test func knowsWhatIsReadBeforeMain() {
    #expect(LibraryVariables.isReadBeforeMain("PIXMAN_DISABLE", value: "fast"))
    #expect(LibraryVariables.isReadBeforeMain("G_DEBUG", value: "fatal-warnings"))
    #expect(
      LibraryVariables.isReadBeforeMain("GLIBC_TUNABLES", value: "glibc.cpu.hwcaps=-AVX2"))
    #expect(!LibraryVariables.isReadBeforeMain("GLIBC_TUNABLES", value: "glibc.malloc.check=1"))
    #expect(!LibraryVariables.isReadBeforeMain("HB_OPTIONS", value: "unicode-1"))
  }

  /// Whatever the installed libraries can look at in the way that such variables are written is known here.
  @Test func knowsAllThatTheInstalledLibrariesName() throws {
    let libraries = [
      "libharfbuzz.so.0", "libpangocairo-1.0.so.0", "libpixman-1.so.0", "libcairo.so.2",
      "libfontconfig.so.1", "libthai.so.0", "libfreetype.so.6",
    ]
    let mine = [
      "HB_", "PANGOCAIRO_", "PIXMAN_", "CAIRO_", "FONTCONFIG_", "FC_", "LIBTHAI_", "FREETYPE_",
    ]
    var seen = 0
    for library in libraries {
      guard let path = Self.path(of: library) else { continue }
      for word in try Self.words(in: path) where mine.contains(where: word.hasPrefix) {
        seen += 1
        #expect(LibraryVariables.isRead(word), "\(library) names \(word)")
      }
    }
    #expect(seen > 4)
  }

  /// The path of a library in the process, as the system tells it.
  private static func path(of library: String) -> String? {
    // The system makes this file as it is read.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    return String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("/\(library)") }
      .flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  }

  /// Names as variables have them, alone between two zeros.
  private static func words(in path: String) throws -> [String] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return bytes.split(separator: 0).filter { word in
      (6...40).contains(word.count) && word.contains(0x5F)
        && word.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A program that links the library cannot start itself again: it is told once.
  @Test func saysOnceWhatCameTooEarly() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      unsafe setenv("PIXMAN_DISABLE", "fast", 1)
      _ = Typesetter()
      _ = Typesetter()
      precondition(ProcessInfo.processInfo.environment["PIXMAN_DISABLE"] == nil)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.components(separatedBy: "tessera: PIXMAN_DISABLE was read").count == 2)
  }
}
