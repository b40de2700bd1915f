import Testing

@testable import Notation

@Suite struct CSVReaderTests {
  @Test func readsFieldsInQuotationMarksAndOverLines() throws {
    let text = "id,words\r\nann,\"Hello, \"\"you\"\"\nthere\"\r\n\nbob,\n"
    let records = try CSVReader.records(in: text)
    #expect(
      records.map(\.fields) == [["id", "words"], ["ann", "Hello, \"you\"\nthere"], ["bob", ""]])
    #expect(records.map(\.line) == [1, 2, 5])
    #expect(try CSVReader.records(in: "a,b\r").map(\.fields) == [["a", "b"]])
    #expect(try CSVReader.records(in: "").isEmpty)
  }

  /// As programs write tables where numbers have commas, and as they are copied from others.
  @Test(arguments: [
    ("id;words\nann;1,5\n", [["id", "words"], ["ann", "1,5"]]),
    ("id\twords\nann\ta;b\n", [["id", "words"], ["ann", "a;b"]]),
    ("\"a,b\";c\n1;2\n", [["a,b", "c"], ["1", "2"]]),
    ("a,b;c\n1,2;3\n", [["a", "b;c"], ["1", "2;3"]]), ("a\n1;2\n", [["a"], ["1;2"]]),
  ])
  func readsWhatStandsBetweenTheFirstNames(_ text: String, _ fields: [[String]]) throws {
    #expect(try CSVReader.records(in: text).map(\.fields) == fields)
  }

  @Test(arguments: [("a\nb\"c", 2, 2), ("a,\"b\"c", 1, 6), ("b\n\"a\nc", 2, 1)])
  func saysWhereAMarkIsWrong(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: TextError.self) { try CSVReader.records(in: text) }
    #expect(error?.position == TextPosition(line: line, column: column))
  }
}
