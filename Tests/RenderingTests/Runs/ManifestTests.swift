import Testing

@testable import Rendering

@Suite struct ManifestTests {
  private static let scenes = (0..<20).map { "Scenes/\"s\"\($0).scene.json" }
  private static let origin = Manifest.Origin(
    version: "0.1.0", program: "p", options: "o", fingerprint: fingerprint(cairo: "1.16.0"))

  private static func fingerprint(cairo: String, inter: String = "4.0") -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(.library, "cairo", version: cairo)
    for weight in ["Bold", "Black", "Thin", "Regular"] {
      fingerprint.add(.font, "fonts-inter/Inter-\(weight).otf", version: inter, sum: weight + inter)
    }
    return fingerprint
  }

  private static func manifest(_ shard: Shard?) -> Manifest {
    let own = scenes.filter { shard?.contains($0) ?? true }
    return Manifest(
      origin: origin, listed: Manifest.SceneList(scenes.map { ($0, $0) }), shard: shard,
      results: own.reversed().map { scene in
        let file = WrittenFile(path: scene + ".svg", content: Array(scene.utf8))
        return .init(scene: scene, isDone: true, files: [file])
      })
  }

  private static func parts(_ count: Int) -> [MergedManifest.Part] {
    (1...count).compactMap { index in
      Shard(index: index, count: count).map { .init(path: "\(index).json", manifest: manifest($0)) }
    }
  }

  @Test func isReadAsItWasWritten() throws {
    for manifest in [Self.manifest(nil), Self.manifest(Shard("2/3"))] {
      #expect(try Manifest(json: manifest.json) == manifest)
    }
  }

  @Test(arguments: [1, 3, 8]) func isTheSameFromAnyNumberOfShards(_ count: Int) {
    let merged = MergedManifest(Self.parts(count).reversed())
    #expect(merged.problems == [])
    #expect(merged.manifest?.json == Self.manifest(nil).json)
  }

  @Test func noticesAMissingShard() {
    var parts = Self.parts(4)
    parts.remove(at: 2)
    #expect(MergedManifest(parts).problems == [.missing([3], of: 4)])
    #expect(MergedManifest(parts).manifest == nil)
  }

  @Test func noticesADoubledShard() throws {
    let parts = Self.parts(3)
    let doubled = try #require(Shard("2/3"))
    #expect(
      MergedManifest(parts + [parts[1]]).problems
        == [.doubled(doubled, paths: ["2.json", "2.json"])])
  }

  @Test func noticesAShardOfSomethingElse() {
    var parts = Self.parts(3)
    var other = parts[1].manifest
    other.origin.options = "others"
    parts[1] = .init(path: "2.json", manifest: other)
    #expect(
      MergedManifest(parts).problems
        == [.otherOrigin("2.json", what: "other options", than: "1.json")])
    parts[1] = Self.parts(2)[1]
    #expect(
      MergedManifest(parts).problems.first == .otherCount("2.json", found: 2, expected: 3))
    parts[1] = .init(path: "whole.json", manifest: Self.manifest(nil))
    #expect(MergedManifest(parts).problems.contains(.noShard("whole.json")))
  }

  /// Each thing that is otherwise is named, with both versions.
  @Test func noticesAShardOfAnotherMachine() {
    var parts = Self.parts(3)
    var other = parts[1].manifest
    other.origin.fingerprint = Self.fingerprint(cairo: "1.18.4", inter: "4.1")
    parts[1] = .init(path: "2.json", manifest: other)
    let merged = MergedManifest(parts)
    #expect(merged.manifest == nil)
    #expect(
      merged.problems.map(\.message) == [
        "'2.json' was made otherwise than '1.json': fonts-inter 4.0 → 4.1: "
          + "Inter-Black.otf, Inter-Bold.otf, Inter-Regular.otf and 1 more; cairo 1.16.0 → 1.18.4"
      ])
    #expect(merged.problems.map(\.code) == ["merge/mismatch"])
  }

  /// A font that one machine has and the other has not can draw what the other leaves out.
  @Test(arguments: [true, false]) func noticesAFontThatOneMachineLacks(_ isFirst: Bool) {
    var parts = Self.parts(2)
    var other = parts[isFirst ? 0 : 1].manifest
    other.origin.fingerprint.add(
      .font, "fonts-noto-cjk/NotoSansCJK-Bold.ttc", version: "2.4", sum: "s")
    parts[isFirst ? 0 : 1] = .init(path: "x.json", manifest: other)
    let change = isFirst ? "2.4 → none" : "none → 2.4"
    #expect(
      MergedManifest(parts).problems.first?.message.hasSuffix(
        ": fonts-noto-cjk \(change): NotoSansCJK-Bold.ttc") == true)
  }

  /// Only some scenes are films, and only some bring fonts.
  @Test func mergesWhatOnlySomeShardsNeeded() {
    var parts = Self.parts(2)
    var other = parts[1].manifest
    other.origin.fingerprint.add(.library, "ffmpeg", version: "5.1")
    other.origin.fingerprint.add(.ownFont, "Brand.ttf", version: "1.0", sum: "s")
    parts[1] = .init(path: "2.json", manifest: other)
    let merged = MergedManifest(parts)
    #expect(merged.problems == [])
    #expect(merged.manifest?.origin.fingerprint == other.origin.fingerprint)
    var third = parts[0].manifest
    third.origin.fingerprint.add(.library, "ffmpeg", version: "7.1")
    parts[0] = .init(path: "1.json", manifest: third)
    #expect(MergedManifest(parts).problems.first?.message.hasSuffix("ffmpeg 7.1 → 5.1") == true)
  }

  @Test func noticesAnInterruptedShard() {
    var parts = Self.parts(2)
    let cut = parts[0].manifest
    parts[0] = .init(
      path: "1.json",
      manifest: Manifest(
        origin: cut.origin, listed: cut.listed, shard: cut.shard,
        results: Array(cut.results.dropLast())))
    #expect(MergedManifest(parts).problems == [.missingScenes(found: 19, expected: 20)])
  }

  @Test func noticesAFileThatIsAFolderOfAnotherShard() {
    var parts = Self.parts(2)
    for (index, path) in ["out/x.svg", "./out/x.svg/y.attrs"].enumerated() {
      let manifest = parts[index].manifest
      var results = manifest.results
      let file = WrittenFile(path: path, bytes: 1, sha256: "0")
      results[0] = .init(scene: results[0].scene, isDone: true, files: [file])
      parts[index] = .init(
        path: "\(index).json",
        manifest: Manifest(
          origin: manifest.origin, listed: manifest.listed, shard: manifest.shard, results: results)
      )
    }
    let scenes = parts.map { $0.manifest.results[0].scene }
    let merged = MergedManifest(parts)
    #expect(
      merged.problems == [.fileAndFolder("out/x.svg", file: scenes[0], folder: scenes[1])])
    #expect(
      merged.problems.map(\.message) == [
        "'out/x.svg' is a file of '\(scenes[0])' and a folder of '\(scenes[1])'"
      ])
    #expect(merged.manifest == nil)
  }
}
