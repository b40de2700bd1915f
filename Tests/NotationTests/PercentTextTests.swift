import Readers
import Testing

@testable import Notation

@Suite struct PercentTextTests {
  @Test func escapesWhatIsNotKept() {
    #expect(
      PercentText.escaped("a b%\té", keeping: { 0x21...0x7E ~= $0 && $0 != 37 })
        == "a%20b%25%09%C3%A9")
    #expect(PercentText.escaped("a é\n", keeping: { $0 != 10 }) == "a é%0A")
  }

  @Test(arguments: Hostile.strings) func comesBackAsItWas(_ text: String) {
    let fields = PercentText.escaped(text) { ![9, 10, 37].contains($0) }
    #expect(!fields.utf8.contains { $0 == 9 || $0 == 10 })
    #expect(Array(PercentText.value(of: fields).utf8) == Array(text.utf8))
  }

  @Test func leavesSignsThatStandAlone() {
    #expect(PercentText.value(of: "100% %2 %zz %41") == "100% %2 %zz A")
  }
}
