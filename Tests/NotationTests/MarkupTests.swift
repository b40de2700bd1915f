import Foundation
import Notation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML, HTML and Markdown.
@Suite struct MarkupTests {
  static let names = [
    "<script>alert(1)</script>", "</style>", "]]>", "--><!--", "a\"b'c`d", "&amp;", "a\nb\r\tc",
    "\u{202E}evil", "a\u{2028}b", "![x](javascript:alert(1))", "[a]: b", "| a |", "{alert(1)}",
  ]

  @Test(arguments: names) func comesBackFromXML(name: String) throws {
    let document = "<a b=\"\(XMLText(name).text)\">\(XMLText(name).text)</a>"
    let reader = AttributeReader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.attribute == name)
    #expect(reader.text == name)
  }

  @Test func whatXMLCannotSayIsReplaced() {
    let value = "a\0b\u{1B}\u{7F}\u{FFFE}"
    #expect(XMLText(value).text == "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: names) func opensNoElementInHTML(name: String) {
    let text = HTMLText(name).text
    #expect(!text.contains { "<>\"'\n\r".contains($0) }, "\(text)")
    #expect(("<p>\(name)</p>" as HTMLText).text == "<p>\(text)</p>")
  }

  @Test(arguments: names) func isOnlyWordsInMarkdown(name: String) {
    let text = MarkdownText(name).text
    #expect(!text.contains { "<>{}\n\r".contains($0) }, "\(text)")
    // Every other mark has a backslash before it.
    let pairs = zip(" " + text, text)
    #expect(!pairs.contains { "`[]|*_".contains($1) && $0 != "\\" }, "\(text)")
  }

  /// Signs of lists and headings are such at the beginning of a line, which a value may be.
  @Test(arguments: ["- cell Ann", "+ cell Ann", "# 3", "## 3", "-", "+"])
  func beginsNothingInMarkdown(words: String) {
    #expect(MarkdownText(words).text == "\\" + words)
  }

  @Test(arguments: ["-3", "+3 points", "#fff", "a - b"])
  func signsOfWordsStayAsTheyAreInMarkdown(words: String) {
    #expect(MarkdownText(words).text == words)
  }

  @Test func aScriptsValuesDoNotEndIt() {
    let text = HTMLText(script: .texts(["</script><!--", "&"])).text
    #expect(text == "[\"\\u003c/script>\\u003c!--\",\"\\u0026\"]")
  }

  /// A name over two lines is one of each, and what stands behind it is in neither.
  @Test func linesOfATextStandAlone() {
    #expect(
      Directions.carried(["a \u{2068}אב", "גד\u{2069}, \u{2068}ה", "ו\u{2069}"]) == [
        "a \u{2068}אב\u{2069}", "\u{2068}גד\u{2069}, \u{2068}ה\u{2069}", "\u{2068}ו\u{2069}",
      ])
    #expect(Directions.carried(["a", "b"]) == ["a", "b"])
    #expect(Directions.cut("אבג…") == "\u{2068}אבג…\u{2069}")
    #expect(Directions.cut("see \u{2068}אב…") == "see \u{2068}אב…\u{2069}")
  }

  @Test func endsWhatANameDoesToDirections() {
    #expect(("\("\u{202E}a")" as HTMLText).text == "\u{202E}a\u{202C}")
    #expect(("\("a\u{2069}\u{202C}b")" as HTMLText).text == "ab")
    #expect(
      Directions.isolated("\u{2067}\u{202E}a")
        == "\u{2068}\u{2067}\u{202E}a\u{202C}\u{2069}\u{2069}")
    #expect(Directions.balanced("\u{2067}\u{202E}a\u{2069}b") == "\u{2067}\u{202E}a\u{2069}b")
    #expect(Directions.isolated("שלום") == "שלום")
  }

  @Test func aPathIsALinkAndNothingElse() {
    #expect(LinkText(path: "a/feed~dark@2x.svg").text == "a/feed~dark@2x.svg")
    #expect(LinkText(path: "javascript:alert(1)").text == "javascript%3Aalert%281%29")
    #expect(LinkText(path: "a b,c\"<ü>?#%.png").text == "a%20b%2Cc%22%3C%C3%BC%3E%3F%23%25.png")
    #expect(LinkText(path: "//evil.example/x").text == "/.//evil.example/x")
    #expect(
      MarkdownText.image("a](b)", path: "c) d").text == "![a\\](b)](c%29%20d)")
  }

  @Test func quotesStringsOfStylesAndScripts() {
    #expect(StyleText.quoted("a'b\\</style>\n") == "'a\\27 b\\5c \\3c /style\\3e \\a '")
    #expect(StyleText.quoted("DejaVu Sans") == "'DejaVu Sans'")
    #expect(
      ScriptText.quoted("a'b\\</script>\u{2028}") == "'a\\'b\\\\\\u003c/script\\u003e\\u2028'")
  }

  @Test func scriptsOfPagesGoWithoutWhatOnlyTheirReadersNeed() {
    let script = "// a\n  /** b */\n  if(a){\n    b(c,\n      d);\n  }\n  e=`f`\n  g()"
    #expect(ScriptText.short(script) == "if(a){b(c,d);}\ne=`f`\ng()")
    // An end of a line that ends a statement stays.
    #expect(
      ScriptText.short("a=b\n  ?c:\n d\ne()\n}\nf=\ng\n(h)") == "a=b?c:d\ne()}\nf=g\n(h)")
    #expect(StyleText.short("  a{b:c;\n  d:e f\n  g}\n.h,\n  i{}") == "a{b:c;d:e f\ng}.h,i{}")
  }
}

/// Keeps what the one element of a document says.
private final class AttributeReader: NSObject, XMLParserDelegate {
  var attribute = ""
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    attribute = attributes["b"] ?? ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
