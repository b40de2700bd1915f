import SceneFormat
import Testing

@Suite struct ViewNamesTests {
  private static let kinds = SceneKinds(
    views: ViewKinds(registered: [
      ViewKind("photo", .cell, "A photo.", origin: "MyCells"),
      ViewKind("ribbon", .supplementary, "A ribbon."),
    ]))

  private func faults(_ style: String, section: String = "") -> [Diagnostic] {
    Scenes.faults(
      in: """
        {"scene": 1, "data": {"sections": [{"id": "a"\(section), "items": ["x"]}]},
         "style": \(style)}
        """, kinds: Self.kinds)
  }

  @Test func knowsThoseThatTheProgramRegisters() {
    #expect(faults(#"{"cells": {"default": {"cell": "photo"}}}"#) == [])
    #expect(faults("{}", section: #", "cell": "photo""#) == [])
    #expect(faults(#"{"cells": {"default": {"cell": "styled"}}}"#) == [])
  }

  @Test func tellsWhichAreKnownWhereANameIsWrong() throws {
    let fault = try #require(faults(#"{"cells": {"default": {"cell": "phto"}}}"#).first)
    #expect(
      fault.text() == """
        error[unknown-view]: unknown cell "phto"
          --> test.scene.json:2:42
         2 |  "style": {"cells": {"default": {"cell": "phto"}}}}
           |                                          ^^^^^^ did you mean "photo"?
           = known here: styled, photo (registered by MyCells)
        """)
  }

  @Test func tellsHowTheyBecomeKnownWhereThereAreNone() throws {
    let fault = try #require(faults(#"{"decoration": {"line": {"view": "stripe"}}}"#).first)
    #expect(fault.message == #"unknown decoration view "stripe""#)
    #expect(fault.notes == ["known here: styled"])
    #expect(
      fault.help == "classes of your own are handed to TesseraCLI.run as .decoration(…)")
  }

  /// A cell is no header.
  @Test func tellsThemApartByWhatTheyStandFor() {
    let codes = [
      faults(#"{"cells": {"default": {"cell": "ribbon"}}}"#),
      faults(#"{"supplementary": {"header": {"view": "photo"}}}"#),
      faults("{}", section: #", "cell": "ribbon""#),
    ].map { $0.map(\.code) }
    #expect(codes == Array(repeating: ["unknown-view"], count: 3))
  }

  @Test func fontsAreThoseWhoseFilesArePinned() throws {
    #expect(faults(#"{"font": "JetBrains Mono"}"#) == [])
    let fault = try #require(faults(#"{"font": "Jetbrains mono"}"#).first)
    #expect(
      fault.text() == """
        error[unknown-font]: "font" cannot be "Jetbrains mono"
          --> test.scene.json:2:20
         2 |  "style": {"font": "Jetbrains mono"}}
           |                    ^^^^^^^^^^^^^^^^ did you mean "JetBrains Mono"?
           = found "Jetbrains mono", expected "Inter" (Debian's fonts-inter), \
        "JetBrains Mono" (Debian's fonts-jetbrains-mono), "DejaVu Serif" (Debian's fonts-dejavu-core) \
        or a family of `fonts`
        """)
  }

  /// The families in the files are not known to whoever reads the scene.
  @Test func aSceneThatBringsFontsNamesTheirFamilies() {
    #expect(faults(#"{"font": "Our Brand"}, "fonts": ["brand.ttf"], "title": "t""#) == [])
    #expect(
      faults(#"{"font": "Our Brand"}, "fonts": [], "title": "t""#).map(\.code) == ["unknown-font"])
  }
}
