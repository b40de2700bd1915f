import Readers
import Testing

/// Figures of motion show all the steps that their outputs name, and no others.
@Suite(.aside) struct FigureStepsTests {
  private static let kinds = [
    "storyboard", "onion", "motion", "update-map", "timeline", "worldlines", "curve",
    "conversation",
  ]

  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    let outputs = Self.kinds.flatMap { kind in
      [
        #"{"type": "\#(kind)", "file": "all-\#(kind).svg"}"#,
        #"{"type": "\#(kind)", "file": "two-\#(kind).svg", "steps": ["come", "pinch"]}"#,
      ]
    }
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [160, 160]},
       "layouts": {"small": {"kind": "flow", "itemSize": [40, 40]},
                   "large": {"kind": "flow", "itemSize": [60, 60]}},
       "layout": "small", "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "steps": [
         {"name": "come", "apply": {"a": ["z", "x", "y"]}},
         {"name": "turn", "apply": {"a": ["y", "x", "z"]}, "timing": {"duration": 0.5}},
         {"name": "rest", "wait": 1},
         {"name": "pinch", "transition": {"to": "large", "progress": [0, 0.5, 1]},
          "timing": {"duration": 0.7}}],
       "outputs": [\(outputs.joined(separator: ",\n"))]}
      """, to: "steps.scene.json")
  }

  @Test func eachStepIsThereWithItsName() throws {
    let result = try folder.run("render", "steps.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    for kind in Self.kinds {
      let (all, two) = (
        try folder.text(of: "all-\(kind).svg"), try folder.text(of: "two-\(kind).svg")
      )
      for name in ["come", "turn", "pinch"] {
        #expect(tells(all, of: name), "\(name) in all-\(kind).svg")
        #expect(tells(two, of: name) == (name != "turn"), "\(name) in two-\(kind).svg")
      }
    }
  }

  /// By a heading, or in a sentence about steps that there is no room for: `come: 28 calls`.
  private func tells(_ figure: String, of step: String) -> Bool {
    figure.contains(">\(step)") || figure.contains(" \(step): ")
  }
}
