import Notation
import Testing

@Suite struct AnnotationTextTests {
  @Test func followsTheRulesOfTheService() {
    let annotation = AnnotationText(
      "error", properties: ["file": "a,b:c%.json", "line": "3"],
      lines: ["100 % sure: a, b", "::warning::x", "c"])
    #expect(
      annotation.text
        == "::error file=a%2Cb%3Ac%25.json,line=3::100 %25 sure: a, b%0A::warning::x%0Ac")
  }

  @Test func aValueStaysInItsLine() {
    let annotation = AnnotationText(
      "notice", properties: ["file": "a\n::error::x\r\u{202E}"], lines: ["a\nb\u{1B}[0m"])
    #expect(
      annotation.text == "::notice file=a\\n%3A%3Aerror%3A%3Ax\\r\\u{202e}::a\\nb\\u{1b}[0m")
  }
}
