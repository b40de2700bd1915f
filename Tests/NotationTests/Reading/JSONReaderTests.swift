import Readers
import Testing

@testable import Notation

@Suite struct JSONReaderTests {
  @Test func keepsThePlaceOfEveryValue() throws {
    let root = try JSONReader.read("{\n  \"é\": [1, \"x\"],\n  \"b\": {\"c\": null}\n}").object()
    let list = try #require(root["é"])
    #expect(list.position == TextPosition(line: 2, column: 8))
    #expect(try list.array().map(\.position.column) == [9, 12])
    #expect(try root.required("b").object()["c"]?.position == TextPosition(line: 3, column: 14))
  }

  @Test func readsEveryKindOfValue() throws {
    let nodes = try JSONReader.read("[true,false,null,-0.5e+2,9223372036854775807,\"a\",{},[]]")
      .array()
    #expect(try nodes[0].bool())
    #expect(try !nodes[1].bool())
    #expect(nodes[2].isNull)
    #expect(try nodes[3].number() == -50)
    #expect(try nodes[4].integer() == Int.max)
    #expect(try nodes[5].string() == "a")
    #expect(try nodes[6].object().keys == [])
    #expect(try nodes[7].array() == [])
  }

  static let strings: [(String, String)] = [
    (#""a\"b\\c\/d""#, "a\"b\\c/d"),
    (#""\n\r\t\b\f""#, "\n\r\t\u{8}\u{C}"),
    (#""\u0041\u00e9""#, "Aé"),
    (#""\ud83d\ude00""#, "😀"),
    ("\"日本 😀\"", "日本 😀"),
  ]

  @Test(arguments: strings) func readsEscapes(_ text: String, _ string: String) throws {
    #expect(try JSONReader.read(text).string() == string)
  }

  @Test func readsWhatQuotedTextWrites() throws {
    for string in Hostile.strings {
      let read = try JSONReader.read(QuotedText.quoted(string)).string()
      #expect(Array(read.utf8) == Array(string.utf8))
    }
  }

  struct Broken: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var testDescription: String { text }

    init(_ text: String, _ line: Int, _ column: Int) {
      self.text = text
      self.line = line
      self.column = column
    }
  }

  static let broken = [
    Broken("", 1, 1), Broken("{", 1, 2), Broken("[1,]", 1, 4), Broken("[1 2]", 1, 4),
    Broken("{\"a\" 1}", 1, 6), Broken("{a: 1}", 1, 2), Broken("{\"a\":1,\n \"a\":2}", 2, 2),
    Broken("01", 1, 2), Broken("1.", 1, 3), Broken("-", 1, 2), Broken("1e", 1, 3),
    Broken("\"abc", 1, 5), Broken("\"a\u{1}\"", 1, 3), Broken(#""\x""#, 1, 3),
    Broken(#""\u12g4""#, 1, 4), Broken(#""\ud83d""#, 1, 2), Broken(#""\ude00""#, 1, 2),
    Broken("tru", 1, 1), Broken("[1]\n\n]", 3, 1), Broken("{} {}", 1, 4),
  ]

  @Test(arguments: broken) func namesThePlaceOfWhatIsWrong(_ item: Broken) {
    let error = #expect(throws: TextError.self) { try JSONReader.read(item.text) }
    #expect(error?.position == TextPosition(line: item.line, column: item.column))
  }

  /// A line of them takes no longer than so many lines.
  @Test func readsAHundredThousandEscapes() throws {
    let text = String(repeating: "\\u00f6", count: 100_000)
    #expect(try JSONReader.read("\"\(text)\"").string().unicodeScalars.count == 100_000)
    let error = #expect(throws: TextError.self) { try JSONReader.read("\"\(text)\\q\"") }
    #expect(error?.position == TextPosition(line: 1, column: 600_003))
  }

  @Test func refusesEndlessNesting() {
    #expect(throws: TextError.self) {
      try JSONReader.read(String(repeating: "[", count: 100_000))
    }
  }

  @Test func saysWhatItFoundAndWhatItExpected() {
    let error = #expect(throws: TextError.self) { try JSONReader.read("[1, two]") }
    #expect(error?.description == "1:5: found \"two\", expected a value")
  }
}
