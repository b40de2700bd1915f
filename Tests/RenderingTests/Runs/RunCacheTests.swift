import Notation
import Platform
import Readers
import Testing

@testable import Rendering

@Suite struct RunCacheTests {
  private let place: TemporaryFolder
  private let folder: OutputFolder
  private var cache = RunCache(context: "first")
  private let line: String
  private let files: [WrittenFile]

  init() throws {
    place = try TemporaryFolder()
    folder = OutputFolder(place.path + "/out")
    try place.write("scene", to: "a\tb.scene.json")
    try place.write("base", to: "base.json")
    try folder.write(Array("picture".utf8), to: "a.svg")
    files = [WrittenFile(path: "a.svg", content: Array("picture".utf8))]
    let scene = place.path + "/a\tb.scene.json"
    let inputs = [(scene, "scene"), (place.path + "/base.json", "base")].map {
      ReadFile(path: $0.0, sha256: SHA256.text(of: $0.1))
    }
    line = cache.remember(scene, .init(inputs: inputs, files: files), in: folder)
  }

  private var scene: String { place.path + "/a\tb.scene.json" }

  @Test func skipsWhatHasNotChanged() {
    #expect(cache.files(of: scene, in: folder) == files)
    #expect(RunCache(context: "first", text: line).files(of: scene, in: folder) == files)
  }

  @Test mutating func remembersWarningsInTheirForm() {
    let text = "warning: a\tb\n 100% \u{1B}[1m\n"
    let line = cache.remember(
      scene,
      .init(
        inputs: [], files: files,
        warnings: .init(form: "text", text: text, once: ["a\tb": "warning: 100%\n"])),
      in: folder)
    for cache in [cache, RunCache(context: "first", text: line)] {
      #expect(cache.files(of: scene, in: folder) == files)
      #expect(cache.warnings(of: scene, in: "text")?.text == text)
      #expect(cache.warnings(of: scene, in: "text")?.once == ["a\tb": "warning: 100%\n"])
      #expect(cache.warnings(of: scene, in: "events") == nil)
      #expect(cache.warnings(of: "other", in: "text") == .init(form: "text"))
    }
  }

  @Test mutating func givesAWholeReportAgain() {
    var work = RunCache.Work(
      inputs: [.init(path: place.path + "/nowhere", sha256: ReadFile.missing)], files: files)
    work.report = "{\"output\":\"a\tb\n100%\"}"
    let line = cache.remember(scene, work, in: folder)
    for cache in [cache, RunCache(context: "first", text: line)] {
      #expect(cache.report(of: scene) == work.report)
      #expect(cache.files(of: scene, in: folder) == files)
    }
  }

  @Test mutating func noticesAFileThatWasNotThere() throws {
    let missing = ReadFile(path: place.path + "/late", sha256: ReadFile.missing)
    _ = cache.remember(scene, .init(inputs: [missing], files: files), in: folder)
    #expect(cache.files(of: scene, in: folder) == files)
    try place.write("there", to: "late")
    #expect(cache.files(of: scene, in: folder) == nil)
  }

  @Test func skipsNothingForOtherProgramsFontsOrOptions() {
    #expect(RunCache(context: "other", text: line).files(of: scene, in: folder) == nil)
  }

  @Test(arguments: ["a\tb.scene.json", "base.json", "out/a.svg"])
  func noticesAChangedFile(_ name: String) throws {
    try place.write("changed", to: name)
    #expect(cache.files(of: scene, in: folder) == nil)
  }

  @Test func believesAnOutputThatWasOnlyTouched() throws {
    try place.write("picture", to: "out/a.svg")
    #expect(cache.files(of: scene, in: folder) == files)
  }

  @Test func forgetsLinesThatWereCutOff() {
    for count in 0..<line.count {
      let cache = RunCache(context: "first", text: String(line.prefix(count)))
      let found = cache.files(of: scene, in: folder)
      #expect(found == nil || found == files || found == [])
    }
  }

  @Test mutating func isWrittenAnewWhenMostOfItIsDead() {
    #expect(cache.compacted == nil)
    for _ in 0..<3 { _ = cache.remember(scene, .init(inputs: [], files: files), in: folder) }
    #expect(cache.compacted?.split(separator: "\n").count == 1)
  }
}
