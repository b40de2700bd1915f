import CoreGraphics
import Notation
import Testing

@testable import Motion

@Suite struct TableReaderTests {
  struct Broken: CustomTestStringConvertible {
    var name: String
    var text: String
    var description: String
    var testDescription: String { name }
  }

  private static let headings =
    "step  phase  kind  id  path  frame  alpha  z  hidden  transform\n"

  static let broken = [
    Broken(
      name: "no headings", text: "",
      description:
        "1:1: found nothing, expected step  phase  kind  id  path  frame  alpha  z  hidden  transform  role"
    ),
    Broken(
      name: "cut off", text: headings + "-  -  cell  a\n",
      description: "2:1: found 4 columns, expected 10 columns"),
    Broken(
      name: "phase", text: headings + "-  soon  cell  a  0-0  0 0 1 1  1  0  -  -\n",
      description: "2:4: found 'soon', expected a phase"),
    Broken(
      name: "kind", text: headings + "-  -  sell  a  0-0  0 0 1 1  1  0  -  -\n",
      description:
        "2:7: found 'sell', expected cell, header, footer, supplementary:name or decoration:name"),
    Broken(
      name: "path", text: headings + "-  -  cell  é  0/0  0 0 1 1  1  0  -  -\n",
      description: "2:16: found '0/0', expected a path such as 0-1"),
    Broken(
      name: "frame", text: headings + "\n-  -  cell  a  0-0  0 0 1  1  0  -  -\n",
      description: "3:21: found '0 0 1', expected x y width height"),
    Broken(
      name: "alpha", text: headings + "-  -  cell  a  0-0  0 0 1 1  full  0  -  -\n",
      description: "2:30: found 'full', expected a number"),
    Broken(
      name: "z", text: headings + "-  -  cell  a  0-0  0 0 1 1  1  0.5  -  -\n",
      description: "2:33: found '0.5', expected a whole number"),
    Broken(
      name: "hidden", text: headings + "-  -  cell  a  0-0  0 0 1 1  1  0  no  -\n",
      description: "2:36: found 'no', expected yes or -"),
    Broken(
      name: "transform", text: headings + "-  -  cell  a  0-0  0 0 1 1  1  0  -  spin(1)\n",
      description: "2:39: found 'spin(1)', expected a transform"),
    Broken(
      name: "quote", text: headings + "-  -  cell  \"a  0-0  0 0 1 1  1  0  -  -\n",
      description: "2:13: found the end of the line, expected a closing '\"'"),
    Broken(
      name: "escape", text: headings + "-  -  cell  \"a\\q\"  0-0  0 0 1 1  1  0  -  -\n",
      description: "2:16: found \"a\\q\", expected a string in quotation marks"),
  ]

  /// A row whose one cell is something else.
  private static func row(
    frame: String = "0 0 1 1", alpha: String = "1", z: String = "0", transform: String = "-"
  ) -> String {
    headings + "-  -  cell  a  0-0  \(frame)  \(alpha)  \(z)  -  \(transform)\n"
  }

  /// Words that a careless reader takes for numbers, and numbers that are too large to be one.
  static let noNumbers = [
    "nan", "inf", "-inf", "NaN", "Infinity", "1e999", "-1e999", "0x10", "1,5",
  ]

  @Test(arguments: noNumbers) func refusesWhatIsNoNumber(_ word: String) {
    let rows =
      (0..<4).map { place in
        Self.row(frame: (0..<4).map { $0 == place ? word : "1" }.joined(separator: " "))
      }
      + [Self.row(alpha: word), Self.row(z: word)]
      + ["translate(0 \(word))", "rotate(\(word))", "scale(\(word))", "matrix(1 0 0 1 0 \(word))"]
      .map { Self.row(transform: $0) }
    for row in rows {
      let error = #expect(throws: TextError.self, "\(row)") { try AttributeTable(text: row) }
      #expect(error?.position.line == 2)
      #expect((error?.position.column ?? 0) > 12)
    }
  }

  /// Tables of older versions say nothing about roles, and still compare.
  @Test func readsATableWithoutRoles() throws {
    let role = AttributeRow(
      kind: .cell, id: "a", path: [0, 0], frame: CGRect(x: 0, y: 0, width: 1, height: 1),
      role: .moved)
    let new = AttributeTable(rows: [role])
    let old = try AttributeTable(text: Self.row())
    #expect(old.rows.map(\.role) == [nil])
    #expect(TableDifference(old, new).isNone)
    #expect(TableDifference(new, old).isNone)
    let json = try AttributeTable(json: "{\"version\":1,\"rows\":[\(Self.object)]}")
    #expect(TableDifference(json, new).isNone)
    let other = AttributeTable(rows: [
      AttributeRow(
        kind: .cell, id: "a", path: [0, 0], frame: CGRect(x: 0, y: 0, width: 1, height: 1),
        role: .follows)
    ])
    #expect(TableDifference(new, other).lines == ["~ cell a: role moved → follows"])
    #expect(try AttributeTable(text: new.text) == new)
    #expect(try AttributeTable(json: new.json) == new)
    let unknown = new.text.replacing("moved", with: "lost")
    let error = #expect(throws: TextError.self) { try AttributeTable(text: unknown) }
    #expect(error?.description.contains("expected a role such as moved, or -") == true)
  }

  @Test func namesTheNumberOfAFrame() {
    let error = #expect(throws: TextError.self) {
      try AttributeTable(text: Self.row(frame: "0 8 nan 1"))
    }
    #expect(error?.description == "2:25: found 'nan', expected a finite number")
  }

  @Test(arguments: ["9223372036854775808", "-1e30", "1e999", "0.5", "1.0"])
  func refusesWhatIsNoPlaceInDepth(_ word: String) {
    #expect(throws: TextError.self) { try AttributeTable(text: Self.row(z: word)) }
  }

  @Test(arguments: ["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> theirs"])
  func namesTheMarksOfAMerge(_ mark: String) {
    for text in ["\(mark)\n" + Self.row(), Self.row() + "\(mark)\n" + Self.row()] {
      let error = #expect(throws: TextError.self) { try AttributeTable(text: text) }
      #expect(error?.message.contains("of a merge conflict") == true)
      let line = text.hasPrefix(mark) ? 1 : 3
      #expect(error?.position == TextPosition(line: line, column: 1))
    }
    let json = "{\"version\":1,\"rows\":[\n\(mark)\n]}"
    let error = #expect(throws: TextError.self) { try AttributeTable(json: json) }
    #expect(error?.position == TextPosition(line: 2, column: 1))
  }

  private static let object =
    #"{"step":null,"phase":null,"category":"cell","kind":null,"id":"a","path":[0,0],"#
    + #""frame":[0,0,1,1],"alpha":1,"z":0,"hidden":false,"transform":null}"#

  /// Each value of a row replaced by one that does not fit.
  static let otherValues = [
    (#""frame":[0,0,1,1]"#, #""frame":[0,0,"nan",1]"#), (#"[0,0,1,1]"#, "[0,0,1e999,1]"),
    (#"[0,0,1,1]"#, "[0,0,1]"), (#"[0,0,1,1]"#, "[0,0,1,1,1]"), (#"[0,0,1,1]"#, "[0,0,null,1]"),
    (#""alpha":1"#, #""alpha":"inf""#), (#""alpha":1"#, #""alpha":1e999"#),
    (#""alpha":1"#, #""alpha":true"#), (#""z":0"#, #""z":0.5"#),
    (#""z":0"#, #""z":9223372036854775808"#), (#""z":0"#, #""z":"0""#),
    (#""hidden":false"#, #""hidden":null"#), (#""hidden":false"#, #""hidden":"no""#),
    (#""transform":null"#, #""transform":"scale(nan)""#), (#""path":[0,0]"#, #""path":[0,0.5]"#),
    (#""path":[0,0]"#, #""path":null"#), (#""phase":null"#, #""phase":"t=inf""#),
    (#""category":"cell""#, #""category":"sell""#), (#""id":"a""#, #""id":7"#),
    (#""alpha":1"#, #""alpha":1,"alpha":1"#), (#""alpha":1,"#, ""),
  ]

  @Test(arguments: otherValues) func refusesValuesOfJSONThatDoNotFit(
    _ value: String, _ other: String
  )
    throws
  {
    let row = Self.object.replacing(value, with: other)
    #expect(row != Self.object)
    #expect(throws: TextError.self) {
      try AttributeTable(json: "{\"version\":1,\"rows\":[\(row)]}")
    }
    #expect(try AttributeTable(json: "{\"version\":1,\"rows\":[\(Self.object)]}").rows.count == 1)
  }

  /// However much of a file was lost, what is left is never taken for another table.
  @Test func refusesWhatWasCutOff() throws {
    let rows = (0..<3).map {
      AttributeRow(
        step: "s", phase: .after, kind: .cell, id: "a \($0)", path: [0, $0],
        frame: CGRect(x: 0, y: 10.5, width: 44, height: 44),
        transform: TransformForm(text: "rotate(90)") ?? .identity)
    }
    let table = AttributeTable(rows: rows)
    for length in table.text.utf8.indices {
      let part = String(table.text[..<length])
      guard let read = try? AttributeTable(text: part) else { continue }
      // A whole number of rows is a table of its own.
      #expect(TableDifference(table, read).isNone == (read.rows.count == 3), "\(part)")
      #expect(read.rows == Array(table.rows.prefix(read.rows.count)))
    }
    for length in table.json.utf8.indices.dropLast() {
      #expect(throws: TextError.self) { try AttributeTable(json: String(table.json[..<length])) }
    }
  }

  @Test(arguments: broken) func namesThePlaceOfWhatIsWrong(_ item: Broken) {
    let error = #expect(throws: TextError.self) { try AttributeTable(text: item.text) }
    #expect(error?.description == item.description)
  }

  static let brokenJSON = [
    Broken(name: "no object", text: "[]", description: "1:1: found an array, expected an object"),
    Broken(
      name: "version", text: "{\"version\":2,\"rows\":[]}",
      description: "1:12: found 2, expected version 1"),
    Broken(
      name: "missing key", text: "{\"version\":1,\"rows\":[\n{\"step\":null}]}",
      description: "2:1: key 'path' is missing"),
    Broken(
      name: "unknown key", text: "{\"version\":1,\"rows\":[\n{\"stop\":null}]}",
      description:
        "2:2: unknown key 'stop', known here: step, phase, category, kind, id, path, frame, alpha, z, hidden, transform, role, custom"
    ),
  ]

  @Test(arguments: brokenJSON) func namesThePlaceOfWhatIsWrongInJSON(_ item: Broken) {
    let error = #expect(throws: TextError.self) { try AttributeTable(json: item.text) }
    #expect(error?.description == item.description)
  }

  @Test func readsColumnsThatNobodyAligned() throws {
    let text = Self.headings + "-  after   cell  \"a  b\"  0-0    1 2 3 4  1  0  -  -  \r\n\n"
    let table = try AttributeTable(text: text)
    #expect(table.rows.map(\.id) == ["a  b"])
    #expect(table.rows.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }
}
