import Foundation
import Notation
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    "a\"b\\c", "\0\u{1B}\n", "\u{202E}\u{2028}\u{E0041}", "##[error]x", "##vso[x]", "</script>",
    "日本",
  ])
  func comesBack(value: String) throws {
    let json = JSONText.object([(value, .texts([value]))])
    for text in [json.compact, json.written()] {
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String]]
      #expect(read == [value: [value]])
      #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
      #expect(!text.contains("##["))
    }
  }

  @Test func hasLinesWhereTheyAreAskedFor() {
    let json = JSONText.object([
      ("a", .whole(1)), ("b", .lines([.list([.flag(true), .null]), .digits("0.5")])),
      ("c", .lines([])),
    ])
    #expect(json.compact == "{\"a\":1,\"b\":[\n[true,null],\n0.5\n],\"c\":[]}")
    #expect(
      json.written() == """
        {
          "a": 1,
          "b": [
            [true, null],
            0.5
          ],
          "c": []
        }
        """)
  }

  @Test func breaksWhatIsTooWide() {
    let json = JSONText.object([("name", .texts(["one", "two"]))])
    #expect(json.written() == "{\"name\": [\"one\", \"two\"]}")
    #expect(json.written(width: 12) == "{\n  \"name\": [\n    \"one\",\n    \"two\"\n  ]\n}")
  }
}
