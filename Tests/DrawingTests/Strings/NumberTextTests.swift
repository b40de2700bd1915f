import Notation
import CoreGraphics
import Testing

@testable import Drawing

@Suite struct NumberTextTests {
  struct Case: CustomTestStringConvertible {
    var value: CGFloat
    var text: String
    var testDescription: String { text }

    init(_ value: CGFloat, _ text: String) {
      self.value = value
      self.text = text
    }
  }

  static let cases = [
    Case(0, "0"), Case(-0.0, "0"), Case(-0.0004, "0"), Case(0.0004999, "0"), Case(0.0005, "0.001"),
    Case(-0.0005, "-0.001"), Case(1, "1"), Case(-1, "-1"), Case(100, "100"), Case(1200, "1200"),
    Case(0.1, "0.1"), Case(0.12, "0.12"), Case(0.125, "0.125"), Case(0.050, "0.05"),
    Case(106.66666, "106.667"), Case(-25.5, "-25.5"), Case(0.9999, "1"), Case(-0.9996, "-1"),
    Case(1_234_567.891, "1234567.891"), Case(999_999_999_999, "999999999999"),
    Case(1e12, "1000000000000"), Case(1e16, "1e+16"),
    Case(.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    Case(.infinity, "inf"), Case(-.infinity, "-inf"), Case(.nan, "nan"),
  ]

  @Test(arguments: cases) func writesThreeDecimalsAtMost(_ item: Case) {
    #expect(NumberText.text(item.value) == item.text)
  }

  static let hundredths = [
    Case(0, "0"), Case(-0.004, "0"), Case(0.005, "0.01"), Case(-0.005, "-0.01"), Case(34, "34"),
    Case(25.719, "25.72"), Case(25.7, "25.7"), Case(1234.056, "1234.06"), Case(-0.999, "-1"),
    Case(12_345_678.126, "12345678.13"),
  ]

  @Test(arguments: hundredths) func writesTwoDecimalsAtMost(_ item: Case) {
    var bytes: [UInt8] = []
    NumberText.emit(hundredths: item.value) { bytes.append($0) }
    #expect(String(decoding: bytes, as: UTF8.self) == item.text)
  }

  @Test func readsBackWhatItRounded() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let value = CGFloat.random(in: -1...1, using: &random) * random.magnitude()
      let text = NumberText.text(value)
      #expect(NumberText.value(of: text[...]) == NumberText.rounded(value), "\(value) as \(text)")
    }
  }

  @Test func roundingTwiceIsRoundingOnce() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<2000 {
      let once = NumberText.rounded(CGFloat.random(in: -1...1, using: &random) * random.magnitude())
      #expect(NumberText.rounded(once) == once)
    }
  }

  @Test(arguments: ["", "1 2", "0x10", "1,5", "infinity", "one"])
  func refusesWhatIsNoDecimalNumber(_ text: String) {
    #expect(NumberText.value(of: text[...]) == nil)
  }
}
