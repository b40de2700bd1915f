import SceneFormat
import Testing

@Suite struct LayoutNamesTests {
  private func scene(_ steps: String, more: String = "") throws -> SceneDescription {
    try Scenes.load(
      """
      {"scene": 1, \(more) "data": {"sections": [{"id": "a", "items": ["x"]}]}, "steps": [\(steps)]}
      """)
  }

  private func layouts(of scene: SceneDescription) -> [String?] {
    scene.steps.map { step in
      switch step.cause {
      case .layout(let name), .transition(let name, _):
        scene.layout(named: name.value).map { "\($0.kind.value) called \(name.value)" }
      default: nil
      }
    }
  }

  @Test func stepsMayWriteTheirLayoutInPlace() throws {
    let scene = try scene(
      #"""
      {"layout": {"kind": "columns", "cellHeight": 70}},
      {"layout": {"kind": "columns", "cellHeight": 90}},
      {"transition": {"to": {"kind": "mosaic"}, "progress": [0, 1]}}
      """#)
    #expect(
      layouts(of: scene) == [
        "columns called columns", "columns called columns 2", "mosaic called mosaic",
      ])
    #expect(scene.layout(named: "columns 2")?.parameters["cellHeight"]?.number == 90)
  }

  @Test func aKindAloneIsTheLayoutAsItIsMade() throws {
    let scene = try scene(#"{"layout": "mosaic"}"#, more: #""layout": "waterfall","#)
    #expect(scene.layout.kind.value == "waterfall")
    #expect(layouts(of: scene) == ["mosaic called mosaic"])
  }

  @Test func namesComeBeforeKinds() throws {
    let scene = try scene(
      #"{"layout": "mosaic"}"#, more: #""layouts": {"mosaic": {"kind": "circle"}},"#)
    #expect(layouts(of: scene) == ["circle called mosaic"])
  }

  @Test func aNameThatNothingHasIsShownBesideThoseKnown() throws {
    let faults = Scenes.faults(
      in: """
        {"scene": 1, "layouts": {"wall": {"kind": "flow"}},
         "data": {"sections": [{"id": "a", "items": ["x"]}]}, "steps": [{"layout": "wal"}]}
        """)
    let fault = try #require(faults.first)
    #expect(fault.message == "no layout or kind of layout is called \"wal\"")
    #expect(fault.label == "did you mean \"wall\"?")
    #expect(fault.notes[0].hasPrefix("known here: wall, flow, columns"))
  }
}
