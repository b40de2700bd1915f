import SceneFormat
import Testing

/// An expectation that checks nothing is as good as none, and would be green for ever.
@Suite struct ExpectationKeysTests {
  private func faults(_ expectations: String) -> [String] {
    Scenes.faults(
      in: """
        {"scene": 1, "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
         "steps": [{"name": "one", "update": {"delete": ["x"]}}, {"name": "two", "update": {"delete": ["y"]}}],
         "expect": [\(expectations)]}
        """
    ).map { "\($0.code) \($0.span.map { "\($0.start)" } ?? "")" }
  }

  @Test(arguments: [
    ("{}", "missing-key 3:13"), (#"{"steps": ["one"]}"#, "missing-key 3:13"),
    (#"{"tolerance": 1}"#, "missing-key 3:13"),
    (#"{"contract": false}"#, "wrong-value 3:26"),
    (#"{"insideContent": false}"#, "wrong-value 3:31"),
    (#"{"pixelAligned": false, "contract": true}"#, "wrong-value 3:30"),
    (#"{"contract": true, "tolerance": 1}"#, "unknown-key 3:32"),
    (#"{"maxShift": 0.1, "tolerance": 1}"#, "unknown-key 3:31"),
    (#"{"attributes": {"of": "x"}, "steps": ["one"]}"#, "unknown-key 3:41"),
    (#"{"fails": "invalid-update/count", "steps": ["one"]}"#, "unknown-key 3:47"),
    (#"{"golden": "a.attrs"}, {"golden": "a.attrs", "steps": ["one"]}"#, "wrong-value 3:37"),
    (
      #"{"golden": "a.attrs", "steps": ["two"]}, {"golden": "a.attrs", "steps": ["one"]}"#,
      "wrong-value 3:55"
    ),
  ])
  func areRefused(_ expectation: String, _ fault: String) {
    #expect(faults(expectation) == [fault])
  }

  @Test(arguments: [
    #"{"contract": true, "insideContent": true, "steps": ["one"]}"#,
    #"{"golden": "a.attrs", "tolerance": 1, "steps": ["two"], "attributes": {"of": "x"}}"#,
    #"{"golden": "a.attrs"}, {"golden": "a.attrs", "tolerance": 1}"#,
    #"{"golden": "{step}.attrs", "steps": ["one"]}, {"golden": "{step}.attrs", "steps": ["two"]}"#,
  ])
  func areRead(_ expectation: String) {
    #expect(faults(expectation) == [])
  }
}
