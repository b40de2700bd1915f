import Foundation
import Readers
import Testing

/// Pictures that a scene holds: recorded once, then compared with as little work as can be.
@Suite(.aside) struct HeldPicturesTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(Self.scene(), to: "a.scene.json")
  }

  private static let outputs =
    #"{"type": "still", "file": "{name}.png"}, {"type": "still", "file": "{name}.svg", "theme": "dark"}"#

  /// - Parameter color: of the second cell.
  private static func scene(
    color: String = "red", size: Int = 40, outputs: String = outputs, expect: String = ""
  ) -> String {
    """
    {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
     "layout": {"kind": "flow", "itemSize": [\(size), 40]},
     "data": {"sections": [{"id": "s", "items": ["x", {"id": "y", "color": "\(color)"}]}]},
     "steps": [{"name": "go", "update": {"delete": ["x"]}}],
     "outputs": [\(outputs)],
     "expect": [{"pictures": "held/{name}.pictures"\(expect)}]}
    """
  }

  private func record() throws {
    let result = try folder.run("record", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
  }

  private func check(_ flags: [String] = []) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check"] + flags + ["a.scene.json"], in: folder.url)
  }

  @Test func areMetAsTheyWereRecorded() throws {
    let first = try folder.run("record", "a.scene.json")
    #expect(first.output == "held/a.png: new\nheld/a.svg: new\nheld/a.pictures: 2 pictures\n")
    #expect(try folder.text(of: "held/goldens.fingerprint").contains("program tessera"))
    for flags in [[], ["--draw-all"]] {
      let result = try check(flags)
      #expect(result.output == "a.scene.json: 1 of 1 expectations met\n")
      #expect(result.code == 0, "\(result.error)")
    }
    #expect(try folder.run("record", "a.scene.json").output == "held/a.pictures: unchanged\n")
  }

  /// A colour is nothing that an attribute table has.
  @Test func tellWhoChangedHow() throws {
    try record()
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    let result = try check()
    #expect(result.code == 1)
    #expect(result.output == "a.scene.json: 0 of 1 expectations met\n")
    #expect(result.error.contains("error[expect/picture]: \"a.png\" differs from what was"))
    #expect(result.error.contains("error[expect/picture]: \"a.svg\" differs from what was"))
    #expect(result.error.matches(of: /cell y: background #/).count == 2, "\(result.error)")
    let recorded = try folder.run("record", "--dry-run", "a.scene.json")
    #expect(recorded.output.hasPrefix("held/a.png: changed\n"))
    #expect(try check().code == 1)
    try record()
    #expect(try check().code == 0)
  }

  @Test func movedElementsAreSaidToHaveMoved() throws {
    let outputs = #"{"type": "still", "file": "{name}.png", "at": "start"}"#
    func write(_ top: Int) throws {
      let scene = Self.scene(size: 30, outputs: outputs)
      let inset = "\"sectionInset\": [\(top), 20, 0, 20], \"itemSize\""
      try folder.write(scene.replacing("\"itemSize\"", with: inset), to: "a.scene.json")
    }
    try write(20)
    try record()
    try write(26)
    let result = try check()
    #expect(result.error.contains("cells x and y moved by (0, +6)"), "\(result.error)")
  }

  @Test func missingAndObsoleteOnesAreTold() throws {
    let missing = try check()
    #expect(missing.code == 1)
    #expect(missing.error.contains("picture-missing]: 2 pictures of \"held/a.pictures\" are"))
    try record()
    let one = #"{"type": "still", "file": "{name}.png"}"#
    try folder.write(Self.scene(outputs: one), to: "a.scene.json")
    let obsolete = try check()
    #expect(obsolete.code == 1)
    #expect(obsolete.error.contains("picture-obsolete]: 1 picture of \"held/a.pictures\" is"))
    let result = try folder.run("record", "a.scene.json")
    #expect(
      result.output
        == "held/a.svg: removed, as nothing draws it any more\nheld/a.pictures: 1 picture\n")
    #expect(!folder.exists("held/a.svg"))
    #expect(try check().code == 0)
  }

  @Test func conflictsInAcceptedDrawingsAreTold() throws {
    try record()
    let svg = try folder.text(of: "held/a.svg")
    try folder.write("<<<<<<< HEAD\n\(svg)=======\n\(svg)>>>>>>> b\n", to: "held/a.svg")
    let result = try check()
    #expect(result.code == 5)
    #expect(result.error.contains("line 1 has the mark of a merge conflict"), "\(result.error)")
  }

  /// Only what was accepted is ever removed.
  @Test func filesThatSomebodyChangedAreKept() throws {
    try record()
    try folder.write("<svg/>", to: "held/a.svg")
    try folder.write(
      Self.scene(outputs: #"{"type": "still", "file": "{name}.png"}"#), to: "a.scene.json")
    let result = try folder.run("record", "a.scene.json")
    #expect(result.error.contains("is not what was accepted"))
    #expect(try folder.text(of: "held/a.svg") == "<svg/>")
  }

  /// A picture that was damaged, replaced or removed is not taken for the one that was accepted.
  @Test func damagedOnesAreNoticed() throws {
    try record()
    try folder.write("no picture", to: "held/a.png")
    let damaged = try check()
    #expect(damaged.code == 5)
    #expect(damaged.error.contains("the accepted picture 'a.png' cannot be read"))
    #expect(damaged.error.contains("--> a.scene.json:6:"), "\(damaged.error)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("held/a.png"))
    let removed = try check()
    #expect(removed.code == 1)
    #expect(removed.error.contains("1 picture of \"held/a.pictures\" is not there"))
    try record()
    #expect(try check().code == 0)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n", "a merge conflict in a list of pictures"),
    ("a.png 12\n", "no line of a list of pictures"),
    ("../a.png 1 \(String(repeating: "0", count: 64)) - 0.1.0 000000000000\n", "no line of a list"),
  ])
  func brokenListsAreRefusedWithTheirPlace(_ line: String, _ told: String) throws {
    try record()
    let list = try folder.text(of: "held/a.pictures")
    try folder.write(list + line, to: "held/a.pictures")
    let result = try check()
    #expect(result.code == 5)
    #expect(result.error.contains("error[golden/pictures]: \(told)"), "\(result.error)")
    #expect(result.error.contains("--> held/a.pictures:4:1"), "\(result.error)")
    try record()
    #expect(try folder.text(of: "held/a.pictures") == list)
  }

  @Test func aListThatIsGoneIsTold() throws {
    try record()
    try folder.remove("held/a.pictures")
    let result = try check()
    #expect(result.code == 0)
    #expect(result.error.contains("warning[golden/pictures]: the list \"held/a.pictures\" is not"))
  }

  @Test func aListOfNothingIsTold() throws {
    try record()
    try folder.write("", to: "held/a.pictures")
    #expect(try check().error.contains("the list \"held/a.pictures\" names no picture"))
  }

  /// Git of other systems ends lines otherwise.
  @Test func linesMayEndOtherwise() throws {
    try record()
    for name in ["held/a.pictures", "held/a.drawings"] {
      try folder.write(try folder.text(of: name).replacing("\n", with: "\r\n"), to: name)
    }
    let met = try check()
    #expect(met.code == 0 && met.error == "", "\(met.error)")
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    #expect(try check().error.contains("cell y: background"))
  }

  /// The list alone says who drew a picture: where that has changed, everything is drawn.
  @Test func sayWhichVersionDrewThem() throws {
    try record()
    let list = try folder.text(of: "held/a.pictures")
    try folder.write(list.replacing(" 0.1.0 ", with: " 0.0.9 "), to: "held/a.pictures")
    #expect(try check().code == 0)
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    #expect(try check().error.contains("drawn by 0.0.9, now 0.1.0"))
  }

  @Test func filmsAndTheirFramesAreHeld() throws {
    let films = [
      #"{"type": "animation", "file": "{name}.webp"}"#,
      #"{"type": "frames", "file": "f/{frame:02}.png"}"#,
    ]
    let scene = Self.scene(
      outputs: films.joined(separator: ", "), expect: #", "only": ["animation", "frames"]"#)
    let slow = scene.replacing(
      "\"name\": \"go\"", with: "\"name\": \"go\", \"timing\": {\"fps\": 5}")
    try folder.write(slow, to: "a.scene.json")
    try record()
    #expect(try folder.text(of: "held/a.pictures").contains("\nf/01.png "))
    #expect(try check().code == 0)
    try folder.write(slow.replacing("red", with: "blue"), to: "a.scene.json")
    let result = try check()
    #expect(result.error.contains("3 of 3 frames differ"), "\(result.error)")
    #expect(result.error.contains("more of its row differ"), "\(result.error)")
  }

  /// Nobody draws over what was accepted.
  @Test func areNotDrawnOver() throws {
    try record()
    let before = try folder.text(of: "held/a.svg")
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    let result = try folder.run("render", "-o", "held", "a.scene.json")
    #expect(result.error.contains("it is an accepted picture at"), "\(result.error)")
    #expect(try folder.text(of: "held/a.svg") == before)
  }

  @Test(arguments: [
    (#", "only": ["stil"]"#, "no picture is called \"stil\""),
    (#", "only": ["attributes"]"#, "no picture is called \"attributes\""),
    (#", "tolerance": 1"#, "\"tolerance\" means nothing here"),
    (#"}, {"pictures": "held/a.pictures""#, "lists pictures of another expectation, too"),
  ])
  func wrongExpectationsAreRefused(_ expect: String, _ told: String) throws {
    try folder.write(Self.scene(expect: expect), to: "a.scene.json")
    let result = try check()
    #expect(result.code == 3)
    #expect(result.error.contains(told), "\(result.error)")
  }
}
