import Readers
import Testing

/// Goldens of scenes that were removed or renamed.
@Suite(.aside) struct ObsoleteGoldensTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    for name in ["one", "two"] {
      try folder.write(
        SceneFolder.small(
          SceneFolder.still("{name}.svg"),
          #", "expect": [{"golden": "{name}.attrs"}, {"pictures": "acc/{name}.pictures"}]"#),
        to: "s/\(name).scene.json")
    }
    #expect(try folder.run("record", "s").code == 0)
  }

  @Test func areToldWhereAllScenesOfAFolderAreChecked() throws {
    #expect(try folder.run("check", "s").code == 0)
    try folder.remove("s/two.scene.json")
    let result = try folder.run("check", "s")
    #expect(result.code == 1)
    let words = "error[expect/picture-obsolete]: 2 goldens in 's/acc' belong to no scene"
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.error.contains("s/acc/two.svg") && result.error.contains("s/two.attrs"))
    for other in [["s/one.scene.json"], ["--shard", "1/1", "s"]] {
      #expect(try BuiltProgram.run(["check"] + other, in: folder.url).code == 0)
    }
  }

  /// A part alone knows only what it has itself.
  @Test func areToldByMergeWhereAllPartsAreThere() throws {
    func merged(_ parts: [Int]) throws -> BuiltProgram.Result {
      for part in parts {
        let check = ["check", "--shard", "\(part)/2", "--results", "\(part).jsonl", "s"]
        #expect(try BuiltProgram.run(check, in: folder.url).code == 0)
      }
      return try BuiltProgram.run(["merge"] + parts.map { "\($0).jsonl" }, in: folder.url)
    }
    #expect(try merged([1, 2]).code == 0)
    try folder.write(
      try folder.text(of: "s/one.scene.json"), to: "s/three.scene.json")
    #expect(try folder.run("record", "s/three.scene.json").code == 0)
    try folder.remove("s/two.scene.json")
    let words = "error[expect/picture-obsolete]: 2 goldens in 's/acc' belong to no scene"
    let all = try merged([1, 2])
    #expect(all.code == 1 && all.error.contains(words), "\(all.error)")
    #expect(all.error.contains("s/acc/two.svg") && !all.error.contains("s/acc/one.svg"))
    #expect(try !merged([1]).error.contains("picture-obsolete"))
    try folder.remove("s/three.scene.json")
    try folder.write("{", to: "s/three.scene.json")
    _ = try BuiltProgram.run(
      ["check", "--shard", "1/2", "--results", "1.jsonl", "s"], in: folder.url)
    _ = try BuiltProgram.run(
      ["check", "--shard", "2/2", "--results", "2.jsonl", "s"], in: folder.url)
    let broken = try BuiltProgram.run(["merge", "1.jsonl", "2.jsonl"], in: folder.url)
    #expect(broken.code != 0 && !broken.error.contains("picture-obsolete"))
  }

  @Test func recordRemovesWhatIsAsItWasAccepted() throws {
    try folder.remove("s/two.scene.json")
    try folder.write("mine", to: "s/acc/two.svg")
    try folder.write("\u{89}PNG", to: "s/acc/stray.png")
    let kept = try folder.run("record", "--mode", "missing", "s")
    #expect(kept.code == 0 && folder.exists("s/acc/two.pictures"))
    let result = try folder.run("record", "s")
    #expect(result.output.contains("s/acc/two.pictures: removed, as it belongs to no scene"))
    #expect(result.error.contains("'s/acc/two.svg' belongs to no scene, and is not what was"))
    #expect(folder.exists("s/acc/two.svg") && folder.exists("s/acc/stray.png"))
    #expect(!folder.exists("s/two.attrs") && !folder.exists("s/acc/two.drawings"))
    #expect(folder.exists("s/one.attrs") && folder.exists("s/acc/one.svg"))
  }

  @Test func scenesFartherUpMayHoldThem() throws {
    try folder.remove("s/two.scene.json")
    try folder.write(SceneFolder.scene(), to: "up.scene.json")
    let words = "2 goldens in 's/acc' belong to no scene"
    #expect(try folder.run("check", "s").error.contains(words), "it holds none of them")
    try folder.write(
      SceneFolder.small(
        SceneFolder.still("two.svg"),
        #", "expect": [{"golden": "s/two.attrs"}, {"pictures": "s/acc/two.pictures"}]"#),
      to: "up.scene.json")
    #expect(try folder.run("check", "s").code == 0)
    try folder.write("{", to: "up.scene.json")
    let unknown = try folder.run("check", "s")
    #expect(unknown.code == 0 && unknown.error.contains("cannot be read"), "\(unknown.error)")
    #expect(try folder.run("record", "s").code == 0 && folder.exists("s/two.attrs"))
  }

  /// A scene on a device is the same scene, whichever devices a run is about.
  @Test func thoseOfOtherDevicesAndReadersAreTheScenesOwn() throws {
    let more = ["--device", "iphone,ipad", "--direction", "rtl", "--text-size", "xl"]
    #expect(try BuiltProgram.run(["record"] + more + ["s"], in: folder.url).code == 0)
    #expect(folder.exists("s/acc/one-iphone-rtl-xl.svg"), "\(folder.files)")
    let before = folder.files
    #expect(try folder.run("check", "s").code == 0)
    #expect(try folder.run("record", "s").code == 0)
    #expect(folder.files == before)
    #expect(try BuiltProgram.run(["check"] + more + ["s"], in: folder.url).code == 0)
    // They go with their scene.
    try folder.remove("s/two.scene.json")
    #expect(try folder.run("check", "s").error.contains("two-ipad-rtl-xl.attrs"))
    try folder.write(try folder.text(of: "s/acc/one.pictures"), to: "s/acc/one-old.pictures")
    #expect(try folder.run("check", "s").error.contains("s/acc/one-old.pictures"))
  }
}
