import CoreGraphics
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
        "1:1: found nothing, expected step  phase  kind  id  path  frame  alpha  z  hidden  transform"
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
        "2:2: unknown key 'stop', known here: step, phase, category, kind, id, path, frame, alpha, z, hidden, transform"
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
