import Foundation
import SceneFormat
import Testing

/// Files that somebody wrote to do harm, or that a broken program wrote.
@Suite struct HostileInputTests {
  private static func data(_ items: String) -> String {
    #"{"scene": 1, "data": {"sections": [{"id": "a", "items": [\#(items)]}]}}"#
  }

  @Test(arguments: ["a.scene.json", "a.scene.yaml"])
  func namesTheMarkOfAMergeConflict(_ path: String) {
    let sides = "<<<<<<< HEAD\n \"name\": \"b\",\n=======\n \"name\": \"c\",\n>>>>>>> other\n"
    let text = "{\"scene\": 1,\n\(sides) \"data\": {\"sections\": []}}\n"
    let faults = Scenes.faults(in: text, path: path)
    #expect(faults.map(\.message) == ["the mark of a merge conflict stands here"])
    #expect(faults.first?.span?.start.line == 2)
  }

  /// The library that reads YAML meets them before it counts lines.
  @Test func namesThePlaceOfBytesThatAreNoText() {
    let text = "scene: 1\ndata: {sections: [{id: a,\n items: [é, \"b\u{1}\"]}]}\n"
    let codes = Scenes.faults(in: text, path: "a.scene.yaml").map {
      "\($0.code) \($0.span.map { "\($0.start)" } ?? "")"
    }
    #expect(codes == ["syntax 3:15"])
  }

  static let mistakes: [(text: String, codes: [String])] = [
    ("", ["syntax 1:1"]),
    ("nul", ["syntax 1:1"]),
    (#"{"scene": 1,}"#, ["syntax 1:13"]),
    (#"{"scene": 1 "data": {}}"#, ["syntax 1:13"]),
    ("{\"scene\": \"\u{1}\"}", ["syntax 1:12"]),
    (#"{"scene": "\ud800"}"#, ["syntax 1:12"]),
    (#"{"scene": 01}"#, ["syntax 1:12"]),
    (#"{"scene": NaN}"#, ["syntax 1:11"]),
    (#"{"scene": 1e999}"#, ["wrong-value 1:11"]),
    (#"{"scene": 1, "scene": 1}"#, ["syntax/repeated-key 1:14"]),
    (String(repeating: "[", count: 100_000), ["syntax/too-deep 1:201"]),
    (
      String(repeating: "{\"a\":", count: 70) + "1" + String(repeating: "}", count: 70),
      ["syntax/too-deep 1:326"]
    ),
    ("[]", ["wrong-type 1:1"]),
    ("{}", ["missing-key 1:1", "missing-key 1:1"]),
    (#"{"scene": 2, "data": {"sections": []}}"#, ["format-version 1:11"]),
    (data(#"{"generate": {"count": 100000000000}}"#), ["wrong-value 1:81"]),
    (data(#"{"generate": {"count": -1}}"#), ["wrong-value 1:81"]),
    (
      data(#"{"generate": {"count": 90000}}, {"generate": {"count": 90000, "id": "b{n}"}}"#),
      ["limit 1:113"]
    ),
    (data(#"{"id": "a", "size": [1e300, 1]}"#), ["wrong-value 1:79"]),
    (#"{"scene": 1, "canvas": {"size": [100000, 10]}, "data": {"sections": []}}"#, ["limit 1:33"]),
    (#"{"scene": 1, "canvas": {"size": [0, 10]}, "data": {"sections": []}}"#, ["wrong-value 1:33"]),
    (
      #"{"scene": 1, "data": {"sections": []}, "outputs": [{"type": "still", "file": "../x.svg"}]}"#,
      ["output/path 1:78"]
    ),
    (
      #"{"scene": 1, "data": {"sections": []}, "outputs": [{"type": "still", "file": "/etc/x.svg"}]}"#,
      ["output/path 1:78"]
    ),
    (#"{"scene": 1, "name": "../x", "data": {"sections": []}}"#, ["wrong-value 1:22"]),
    (
      #"{"scene": 1, "data": {"sections": []}, "timing": {"curve": {"spring": {"dampingRatio": 0}}}}"#,
      ["timing 1:88"]
    ),
  ]

  @Test(arguments: mistakes.indices)
  func isRefusedWithItsPlace(_ index: Int) {
    let (text, codes) = Self.mistakes[index]
    #expect(Scenes.codes(in: text) == codes)
  }

  @Test func numbersAreToldTheEndThatTheyAreBeyond() {
    let text = Self.data(#"{"id": "a", "size": [1e300, 1]}"#)
    let faults = #expect(throws: SceneFaults.self) {
      try SceneLoader(kinds: Scenes.kinds).load(SourceFile(path: "scene.json", text: text))
    }
    #expect(
      faults?.diagnostics.map(\.expected) == ["a number from 0 on, 1000000000 at most"])
  }

  static let yaml: [(text: String, codes: [String])] = [
    ("", ["syntax 1:1"]),
    ("a: [", ["syntax 1:5"]),
    ("a: b: c", ["syntax 1:5"]),
    ("\ta: 1", ["syntax 1:1"]),
    ("a: !!str 1", ["yaml/tag 1:4"]),
    ("a: !<!evil> 1", ["yaml/tag 1:4"]),
    ("a: *b", ["yaml/alias 1:4"]),
    ("a: &a [*a]", ["yaml/alias 1:8"]),
    ("? [a]\n: 1", ["yaml/key 1:3"]),
    ("a: 1\na: 2", ["syntax/repeated-key 2:1"]),
    ("a: 1\n---\nb: 1", ["yaml/several-documents 2:1"]),
    ("a: .nan", ["wrong-value 1:4"]),
    ("a: 1e999", ["wrong-value 1:4"]),
    (String(repeating: "[", count: 50_000), ["syntax/too-deep 1:66"]),
    (String(repeating: "- ", count: 50_000), ["syntax/too-deep 1:131"]),
  ]

  @Test(arguments: yaml.indices)
  func isRefusedInYAML(_ index: Int) {
    let (text, codes) = Self.yaml[index]
    #expect(Scenes.codes(in: text, path: "test.yaml") == codes)
  }

  @Test(arguments: [#"{"wait": 3600}"#, #"{"wait": 1, "timing": {"hold": 80000, "fps": 240}}"#])
  func isRefusedBeyondSoManyFrames(_ step: String) {
    let codes = Scenes.codes(
      in: #"{"scene": 1, "data": {"sections": []}, "steps": [{"wait": 1}, \#(step)]}"#)
    #expect(codes.map { $0.prefix(6) } == ["limit "])
  }

  /// Ten values, ten times ten aliases of them, and so on: a few hundred bytes that stand for 10^9 values.
  @Test func doesNotExpandABombOfAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let codes = Scenes.faults(in: text, path: "test.yaml").map(\.code)
    #expect(codes == ["syntax/too-many-values"])
  }

  @Test func countsTheDepthOfAliases() {
    var text = "a0: &a0 [x]\n"
    for level in 1...70 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(Scenes.faults(in: text, path: "test.yaml").map(\.code) == ["syntax/too-deep"])
  }

  @Test func refusesFilesBeyondTheLimit() {
    var limits = SceneLimits()
    limits.fileBytes = 10
    #expect(Scenes.codes(in: "{\"scene\": 1}", limits: limits) == ["file/too-large 1:1"])
  }

  @Test func refusesMoreValuesThanTheLimit() {
    var limits = SceneLimits()
    limits.values = 5
    #expect(Scenes.codes(in: "[1, 2, 3, 4, 5]", limits: limits) == ["syntax/too-many-values 1:14"])
  }

  @Test func pointsAtTheFirstByteThatIsNoText() throws {
    let bytes = Array("{\"é\": \n \"".utf8) + [0xFF, 0x22, 0x7D]
    let fault = #expect(throws: Diagnostic.self) { try SourceFile(path: "a.json", bytes: bytes) }
    #expect(fault?.code == "file/encoding")
    #expect(fault?.span?.place == "a.json:2:3")
  }

  @Test func stopsAfterFiftyMistakes() {
    let items = (0..<500).map { _ in #"{"id": 1}"# }.joined(separator: ", ")
    #expect(Scenes.faults(in: Self.data(items)).count == 50)
  }
}
