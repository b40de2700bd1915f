import SceneFormat
import Testing

@testable import Rendering
@testable import TesseraCLI

@Suite struct OutputPlanTests {
  private static let kinds = SceneKinds(
    layouts: LayoutKinds([LayoutKind("flow", "Lines.", usesParams: false)]))

  private func paths(_ outputs: String, _ options: String = "") throws -> [String] {
    try plan(outputs, options).files.map(\.path)
  }

  private func plan(_ outputs: String, _ options: String = "") throws -> OutputPlan {
    let text = """
      {"scene": 1, "name": "feed", "canvas": {"theme": ["light", "dark"], "scale": [1, 2]},
       "layout": {"kind": "flow"}, "data": {"sections": [{"id": "a", "items": ["x"]}]},
       "steps": [{"name": "one", "scroll": {"by": [0, 9]}}, {"name": "two", "scroll": {"by": [0, 9]}}],
       "outputs": [\(outputs)]}
      """
    let file = SourceFile(path: "feed.scene.json", text: text)
    let scene = try SceneLoader(kinds: Self.kinds.rendered()).load(file)
    let words = ["render"] + options.split(separator: " ").map(String.init) + ["feed.scene.json"]
    let work = WorkOptions(.render, try ArgumentParser.parse(words), form: MessageForm())
    return OutputPlan(scene, work.order.rendering)
  }

  static let cases: [(outputs: String, options: String, paths: [String])] = [
    (#"{"type": "still"}"#, "", ["feed.svg"]),
    (
      #"{"type": "still", "file": "{name}{~dark}{@2x}.png"}"#, "",
      ["feed.png", "feed@2x.png", "feed~dark.png", "feed~dark@2x.png"]
    ),
    (
      #"{"type": "still", "file": "{name}{~dark}.svg", "naming": "github"}"#, "",
      ["feed.svg", "feed-dark.svg"]
    ),
    (#"{"type": "still", "file": "{name}.png"}"#, "-s 1", ["feed.png", "feed~dark.png"]),
    (
      #"{"type": "still", "file": "{name}{@2x}.png"}"#, "",
      ["feed.png", "feed@2x.png", "feed~dark.png", "feed~dark@2x.png"]
    ),
    (
      #"{"type": "still", "file": "a.png", "naming": "github"}"#, "-s 2",
      ["a.png", "a-dark@2x.png"]
    ),
    (
      #"{"type": "still", "file": "a.png", "naming": "mkdocs"}"#, "",
      ["a.png", "a@2x.png", "a-dark.png", "a-dark@2x.png"]
    ),
    // DocC knows from the name alone how large a picture is.
    (
      #"{"type": "still", "file": "a.png", "naming": "docc"}"#, "-s 2",
      ["a@2x.png", "a~dark@2x.png"]
    ),
    (#"{"type": "still", "file": "{name}.png"}"#, "-t dark -s 3", ["feed.png"]),
    (#"{"type": "still", "file": "{name}.pdf"}"#, "", ["feed.pdf", "feed~dark.pdf"]),
    (#"{"type": "still", "file": "{name}{~dark}.pdf"}"#, "-s 3", ["feed.pdf", "feed~dark.pdf"]),
    (#"{"type": "still"}"#, "-o other/b.pdf", ["b.pdf"]),
    (#"{"type": "motion", "file": "{name}-{step}.svg"}"#, "", ["feed-one.svg", "feed-two.svg"]),
    (#"{"type": "frames", "file": "f/{frame:04}.png"}"#, "-t light -s 1", ["f/{frame:04}.png"]),
    // Zeros that stand before the number belong to the name.
    (#"{"type": "frames", "file": "f0{frame}.png"}"#, "-t light -s 1", ["f0{frame}.png"]),
    (#"{"type": "frames", "file": "f00{frame:09}.svg"}"#, "-t light", ["f00{frame:09}.svg"]),
    (
      #"{"type": "frames", "file": "f/{step}-{frame:04}-{theme}.png", "steps": ["two"]}"#, "-s 1",
      ["f/two-{frame:04}-light.png", "f/two-{frame:04}-dark.png"]
    ),
    (#"{"type": "attributes"}"#, "", ["feed-attributes.attrs"]),
    (#"{"type": "animation"}"#, "", ["feed.svg"]),
    (#"{"type": "animation"}, {"type": "still"}"#, "", ["feed-animation.svg", "feed.svg"]),
    (#"{"type": "frames"}"#, "-s 1 -t dark", ["feed-frames-{frame:04}.png"]),
    (#"{"type": "inspector"}"#, "", ["feed-inspector.html"]),
    (#"{"type": "snippet"}"#, "", ["feed-snippet.md"]),
    (
      #"{"type": "matrix", "file": "{type}-{scale:03}.png", "theme": "dark"}"#, "",
      ["matrix-001.png", "matrix-002.png"]
    ),
    // A step that is named twice is drawn once.
    (
      #"{"type": "motion", "file": "{step}.svg", "steps": ["two", "one", "two"]}"#, "",
      ["two.svg", "one.svg"]
    ),
    (
      #"{"type": "still"}, {"type": "attributes", "file": "a.attrs"}"#, "--only attributes",
      ["a.attrs"]
    ),
    (#"{"type": "still"}"#, "-o other/b.png -s 2 -t dark", ["b.png"]),
  ]

  @Test(arguments: cases) func namesEachFile(
    _ example: (outputs: String, options: String, paths: [String])
  ) throws {
    #expect(try paths(example.outputs, example.options) == example.paths)
  }

  @Test func filmsOfTheSameFramesAreMadeInOnePass() throws {
    let plan = try plan(
      """
      {"type": "animation", "file": "a{~dark}.gif"}, {"type": "still"},
      {"type": "animation", "file": "a{~dark}.webp"}, {"type": "animation", "file": "a.svg"},
      {"type": "animation", "file": "b.png", "steps": ["one"]},
      {"type": "animation", "file": "c.gif", "maxBytes": 900}, {"type": "frames", "file": "f/{frame}.png"}
      """, "-s 1")
    #expect(
      plan.passes.map { $0.map(\.path) } == [
        ["a.gif", "a.webp", "f/{frame}.png"], ["a~dark.gif", "a~dark.webp", "f/{frame}~dark.png"],
        ["feed.svg"], ["a.svg"], ["b.png"], ["b~dark.png"], ["c.gif"], ["c~dark.gif"],
      ])
  }

  @Test(arguments: [
    ("-o b.svg", ["still", "onion"]), ("-o - --theme light", ["feed.svg", "feed-onion.svg"]),
  ])
  func tellsFilesApartThatHaveRoomForOne(options: String, names: [String]) throws {
    let plan = try plan(#"{"type": "still"}, {"type": "onion"}"#, options)
    #expect(plan.fault == .severalFiles(names))
  }

  @Test func tellsTwoOfATypeApartByTheirNames() throws {
    let plan = try plan(
      #"{"type": "still"}, {"type": "still", "file": "b.svg", "at": "start"}"#, "-o x.svg")
    #expect(plan.fault == .severalFiles(["feed.svg", "b.svg"]))
  }

  static let targets: [(path: String?, target: OutputTarget)] = [
    (nil, .folder(".")), ("-", .standardOutput), ("out", .folder("out")),
    ("out.d", .folder("out.d")), ("out.svg/", .folder("out.svg/")),
    ("a.PNG", .file(folder: ".", name: "a.PNG")),
    ("x/y/a.gif", .file(folder: "x/y", name: "a.gif")),
  ]

  @Test(arguments: targets) func tellsFilesFromFolders(
    _ example: (path: String?, target: OutputTarget)
  ) {
    #expect(OutputTarget(example.path) == example.target)
  }
}
