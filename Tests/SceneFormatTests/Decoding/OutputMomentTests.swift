import Testing

@testable import SceneFormat

/// Moments of outputs are names, parts of the time, or seconds.
@Suite struct OutputMomentTests {
  @Test func aMomentIsANameOrATime() {
    #expect(OutputDescription.Moment("peak") == .peak)
    #expect(OutputDescription.Moment("0.2 s") == .seconds(0.2))
    #expect(OutputDescription.Moment("50%") == .progress(0.5))
    #expect(OutputDescription.Moment("12.5%") == .progress(0.125))
    for text in ["101%", "-1%", "%", "1.%"] {
      #expect(OutputDescription.Moment(text) == nil, "\(text)")
    }
    for text in ["", "middle", "0.2", "0.2s", "-1 s", ".5 s", "5. s", "1e3 s", "nan s", "0.2.1 s"] {
      #expect(OutputDescription.Moment(text) == nil, "\(text)")
    }
  }

  @Test func aMomentIsWrittenAsItIsRead() {
    for moment in [OutputDescription.Moment.start, .peak, .end, .seconds(0.25)] {
      let text = moment.text.filter { $0 != "\"" }
      #expect(OutputDescription.Moment(text) == moment)
    }
    #expect(OutputDescription.Moment.progress(0.5).text == "0.5")
  }
}
