import Notation
import Testing

@Suite struct CSVTextTests {
  @Test(arguments: [
    "=cmd|' /C calc'!A0", "+1", "-3.5", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1",
    "\u{200B}=1",
    "'=1", "''=1", "'", "a=1", "", "a\"b", "a,b", "a;b", "a\nb", "1-4", "“=1",
  ])
  func comesBackAndIsNoFormula(value: String) {
    let line = CSVText([.text(value), .text("end")]).text
    #expect(line.hasSuffix(",end\r\n"))
    let field = Self.fields(of: line)[0]
    #expect(CSVText.value(of: field) == value)
    #expect(field.unicodeScalars.first.map { !"=+-@\t\r\n＝".unicodeScalars.contains($0) } ?? true)
  }

  @Test func numbersStayNumbers() {
    #expect(
      CSVText([.number("-3.5"), .none, .text("-3.5"), .text("")]).text == "-3.5,,'-3.5,\"\"\r\n")
  }

  @Test func showsControlsAsEscapes() {
    #expect(CSVText([.text("a\0\u{1B}b")]).text == "a\\u{0}\\u{1b}b\r\n")
  }

  /// One line by RFC 4180.
  private static func fields(of line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    var scalars = Array(line.unicodeScalars.dropLast(2))[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        fields[fields.count - 1] += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].unicodeScalars.append(scalar)
      }
    }
    return fields
  }
}
