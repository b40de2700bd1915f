import Foundation
import Readers
import Testing

/// Pictures are the same whatever the libraries below find in the environment.
@Suite(.aside) struct EnvironmentTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [220, 120]}, "layout": {"kind": "flow", "itemSize": [90, 40]},
       "data": {"sections": [{"id": "a", "items": ["AVATAR ffi", "Tóki", "ไทยภาษา", "שלום"]}]},
       "style": {"cells": {"default": {"shadow": 5}}},
       "outputs": [{"type": "still", "file": "a.png"},
                   {"type": "still", "file": "a.pdf"},
                   {"type": "onion", "file": "b.png"},
                   {"type": "still", "file": "a.svg", "letters": "embedded"},
                   {"type": "attributes", "file": "a.attrs"}],
       "steps": [{"name": "turn", "update": {"delete": ["Tóki"]}}]}
      """, to: "a.scene.json")
  }

  private func render(_ variables: [String: String]) throws -> (BuiltProgram.Result, [String: Data])
  {
    let place = UUID().uuidString
    let result = try BuiltProgram.run(
      ["render", "-q", "--no-cache", "-o", place, "a.scene.json"], environment: variables,
      in: folder.url)
    let home = folder.url.appendingPathComponent(place)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    return (
      result,
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try Data(contentsOf: home.appendingPathComponent($0)))
        })
    )
  }

  static let wishes: [[String: String]] = [
    ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "unicode-1", "HB_FONT_FUNCS": "none"],
    ["PIXMAN_DISABLE": "fast mmx sse2 ssse3 wholeops"],
    ["PANGO_LANGUAGE": "ja", "LANGUAGE": "ar", "PANGOCAIRO_BACKEND": "none"],
    ["CAIRO_DEBUG": "1", "CAIRO_DEBUG_PDF": "1"],
    ["G_DEBUG": "fatal-warnings", "G_MESSAGES_DEBUG": "all", "G_SLICE": "debug-blocks"],
    ["FONTCONFIG_SYSROOT": "/nowhere", "FC_DEBUG": "1023", "FC_LANG": "ja", "HOME": "/nowhere"],
    [
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "LIBTHAI_DICTDIR": "/nowhere",
      "EXPAT_ENTITY_DEBUG": "1", "JSIMD_FORCENONE": "1",
    ],
    ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX"],
    [
      "LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8", "TZ": "Asia/Tokyo", "SOURCE_DATE_EPOCH": "1",
    ],
  ]

  @Test func noVariableReachesAPicture() throws {
    let (plain, expected) = try render([:])
    #expect(plain.code == 0)
    #expect(expected.count > 6)
    for variables in Self.wishes {
      let (result, files) = try render(variables)
      #expect(result == plain, "\(variables)")
      for (name, bytes) in expected { #expect(files[name] == bytes, "\(name) with \(variables)") }
    }
  }

  /// If the variables come back by themselves, there is one more start and no endless row of them.
  @Test func startsAgainOnceAtMost() throws {
    let result = try BuiltProgram.run(
      ["--version"], environment: ["PIXMAN_DISABLE": "fast", "TESSERA_STARTED_AGAIN": "1"])
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("tessera: PIXMAN_DISABLE was read before the program began"))
    let first = try BuiltProgram.run(["--version"], environment: ["PIXMAN_DISABLE": "fast"])
    #expect(first.error.isEmpty)
    // The words of pixman itself are all that is more.
    #expect(result.output.hasPrefix(first.output))
  }

  @Test func keepsItsWordsAndItsInput() throws {
    let result = try BuiltProgram.run(
      ["render", "-", "--only", "attributes", "-o", "-"],
      input: try folder.text(of: "a.scene.json"),
      environment: ["PIXMAN_DISABLE": "sse2", "G_DEBUG": "fatal-criticals"])
    #expect(result.code == 0)
    #expect(result.output.contains("AVATAR ffi"))
  }
}
