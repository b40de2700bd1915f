import Testing

@testable import SceneFormat

/// A timing that cannot be played is told once, at the number that is wrong, with what helps.
@Suite struct TimingFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var timing: String
    /// The words over the caret.
    var place: String
    var hint: String?
    var testDescription: String { timing }
  }

  static let cases: [Case] = [
    Case(
      timing: #"{"curve": {"spring": {"dampingRatio": 0}}}"#, place: "0", hint: "a dampingRatio of"),
    Case(
      timing: #"{"curve": {"spring": {"dampingRatio": -0.5, "response": 0.4}}}"#, place: "-0.5",
      hint: "a dampingRatio of"),
    Case(
      timing: #"{"curve": {"spring": {"dampingRatio": 0.5, "response": 0}}}"#, place: "0",
      hint: "0.3 to 0.6"),
    Case(
      timing: #"{"curve": {"spring": {"stiffness": 100, "damping": 0}}}"#, place: "0",
      hint: "a dampingRatio of"),
    Case(
      timing: #"{"curve": {"spring": {"mass": -1}}}"#, place: "-1", hint: "mass 1, stiffness 100"),
    Case(
      timing: #"{"curve": {"keyframes": {"times": [0, 0.7, 0.3, 1], "values": [0, 1, 2, 1]}}}"#,
      place: "[0, 0.7, 0.3, 1]", hint: "as in"),
    Case(
      timing: #"{"curve": {"keyframes": {"times": [0, 1], "values": [0, 1, 2]}}}"#,
      place: "[0, 1, 2]", hint: "as in"),
  ]

  @Test(arguments: cases) func isToldOnce(_ example: Case) throws {
    let text = """
      {"scene": 1, "data": {"sections": [{"id": "a", "items": ["x"]}]}, "timing": \(example.timing),
       "steps": [{"invalidate": "everything"}, {"bounds": "rotate"}]}
      """
    let faults = Scenes.faults(in: text)
    #expect(faults.map(\.code) == ["timing"])
    let fault = try #require(faults.first)
    let line = try #require(text.split(separator: "\n").first)
    let column = try #require(fault.span?.start.column)
    #expect(String(line.dropFirst(column - 1)).hasPrefix(example.place))
    #expect(fault.help?.contains(example.hint ?? "") == true)
    #expect(!fault.message.contains(".0 "))
  }

  @Test func aStepOfItsOwnIsToldByItself() {
    let text = """
      {"scene": 1, "data": {"sections": []}, "steps": [
       {"invalidate": "everything", "timing": {"curve": {"spring": {"dampingRatio": 0}}}},
       {"invalidate": "everything", "timing": {"curve": {"spring": {"dampingRatio": 0}}}}]}
      """
    #expect(Scenes.faults(in: text).count == 2)
  }
}
