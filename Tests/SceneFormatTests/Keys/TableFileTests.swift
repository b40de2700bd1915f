import Motion
import SceneFormat
import Testing

@Suite struct TableFileTests {
  private let headings = "step  phase  kind  id  path  frame  alpha  z  hidden  transform\n"

  @Test(arguments: [
    ("a.attrs", true), ("a.attrs.json", true), ("a.json", true), ("sub/a.txt", true),
    ("{name}.attrs", true), ("a.svg", false), ("a.png", false), ("a.csv", false), ("a", false),
    ("a.attrs/b", false), ("attrs", false), ("a.attrs.bak", false), ("a.ATTRS", false), ("", false),
  ]) func knowsNamesOfTables(_ name: String, _ isOne: Bool) {
    #expect(TableFile.isName(name) == isOne)
  }

  @Test func readsBothForms() throws {
    let row = AttributeRow(kind: .cell, id: "a", frame: .zero)
    let table = AttributeTable(rows: [row])
    for name in ["a.attrs", "a.attrs.json", "a.txt"] {
      let bytes = TableFile.bytes(of: table, named: name)
      let file = TableFile(try SourceFile(path: name, bytes: bytes))
      #expect(file.isMeantAsTable)
      let read = try file.table()
      #expect(TableDifference(TableComparison(read, ComparedTable(table))).isNone)
    }
  }

  @Test func showsTheLineThatIsWrong() throws {
    let text = headings + "-  -  cell  a  0-0  0 0 nan 1  1  0  -  -\n"
    let error = #expect(throws: Diagnostic.self) {
      try TableFile(SourceFile(path: "g.attrs", text: text)).table()
    }
    #expect(error?.code == "table/unreadable")
    #expect(error?.span?.place == "g.attrs:2:25")
    #expect(error?.message.contains("found 'nan', expected a finite number") == true)
    #expect(error?.help?.contains("record it again") == true)
  }

  @Test(arguments: [
    ("step  phase  ki", true), ("{\"version\":1,\"rows\":[", true), ("", true),
    ("<<<<<<< HEAD\nstep  phase", true), ("{\"scene\": 1}", false), ("hello", false),
    ("GIF89a", false), ("stepped over", false),
  ]) func knowsWhatWasMeantAsATable(_ text: String, _ isMeant: Bool) {
    #expect(TableFile(SourceFile(path: "x", text: text)).isMeantAsTable == isMeant)
  }
}
