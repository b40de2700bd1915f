import Foundation
import Readers
import Testing

/// Fonts that a project brings for all of its scenes.
@Suite(.aside) struct OwnFontsTests {
  private let folder: SceneFolder
  private static let mono =
    "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"

  init() throws {
    folder = try SceneFolder()
    try folder.write("", to: "fonts/here")
    // A family of another name, of as many letters.
    var font = try Data(contentsOf: URL(fileURLWithPath: Self.mono))
    for (name, other) in [("JetBrains Mono", "TeamBrand Mono")] {
      for encoding in [String.Encoding.utf16BigEndian, .utf8] {
        let (old, new) = (name.data(using: encoding), other.data(using: encoding))
        while let old, let new, let range = font.range(of: old) {
          font.replaceSubrange(range, with: new)
        }
      }
    }
    try font.write(to: folder.url.appendingPathComponent("fonts/Brand.ttf"))
    for name in ["a", "b"] {
      try folder.write(
        #"""
        {"scene": 1, "canvas": {"size": [120, 60], "theme": "light"},
         "layout": {"kind": "flow", "itemSize": [100, 40]},
         "style": {"font": "TeamBrand Mono"}, "data": {"sections": [{"id": "s", "items": ["iii"]}]},
         "outputs": [{"type": "still", "file": "{name}.svg", "letters": "outlines"}]}
        """#, to: "\(name).scene.json")
    }
    try folder.write(#"{"output": "out", "fonts": ["fonts/Brand.ttf"]}"#, to: "tessera.json")
  }

  @Test func aProjectBringsItsFonts() throws {
    let result = try folder.run("render", "--manifest", "m.json", ".")
    #expect(result.code == 0, "\(result.error)")
    let branded = try folder.text(of: "out/a.svg")
    #expect(try folder.text(of: "m.json").contains("\"own-font Brand.ttf "))
    for command in ["check", "record", "explain"] {
      #expect(try folder.run(command, "a.scene.json").code == 0, "\(command)")
    }
    #expect(try folder.run("diff", "a.scene.json", "b.scene.json").code == 0)
    try folder.write(#"{"output": "out"}"#, to: "tessera.json")
    let without = try folder.run("render", "a.scene.json")
    #expect(without.code == 3)
    #expect(without.error.contains("error[unknown-font]"))
    let named = try folder.run("render", "--fonts", "fonts/Brand.ttf", "a.scene.json")
    #expect(named.code == 0)
    #expect(try folder.text(of: "out/a.svg") == branded)
  }

  /// A picture that is drawn in a font is drawn again when the file is another one.
  @Test func anotherFileOfTheSameNameIsNoticed() throws {
    #expect(try folder.run("render", ".").error.contains("2 files"))
    #expect(try folder.run("render", ".").error.contains("2 unchanged"))
    let bold = Self.mono.replacing("Regular", with: "Bold")
    try folder.write(
      #"{"output": "out", "fonts": ["fonts/Brand.ttf", "fonts/B.ttf"]}"#, to: "tessera.json")
    try Data(contentsOf: URL(fileURLWithPath: bold))
      .write(to: folder.url.appendingPathComponent("fonts/B.ttf"))
    #expect(try folder.run("render", ".").error.contains("2 files"))
  }

  @Test(arguments: [
    (#"["../Brand.ttf"]"#, 2, "leads out of the project's folder"),
    (#"["/usr/share/fonts/a.ttf"]"#, 2, "leads out of the project's folder"),
    (#"["fonts/none.ttf"]"#, 5, "no such file or folder"),
    (#"["fonts/here"]"#, 5, "the font 'here' cannot be used: another kind of file"),
    (#"["fonts"]"#, 5, "error["),
  ]) func aFontThatIsNoGoodIsToldOnceBeforeAnything(
    _ fonts: String, _ code: Int32, _ message: String
  ) throws {
    try folder.write(#"{"output": "out", "fonts": \#(fonts)}"#, to: "tessera.json")
    let result = try folder.run("render", ".")
    #expect(result.code == code)
    #expect(result.error.components(separatedBy: message).count == 2, "\(result.error)")
    #expect(!folder.exists("out/a.svg"))
  }

  /// Nothing is drawn over a font.
  @Test func aFontIsNotWrittenOver() throws {
    let before = try Data(contentsOf: folder.url.appendingPathComponent("fonts/Brand.ttf"))
    let result = try folder.run("render", "--manifest", "fonts/Brand.ttf", "a.scene.json")
    #expect(result.code != 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("fonts/Brand.ttf")) == before)
  }
}
