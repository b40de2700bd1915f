import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Each reader of our texts, as it would take them.
extension HostileNamesTests {
  /// Line feeds, tabs and colours of ours; no line that a service takes for a command.
  static func expectTerminal(_ text: String) {
    let plain = text.replacing(/\u{1B}\[(0|1|34|1;3[136])m/, with: "")
    for line in plain.split(separator: "\n") {
      #expect(!line.unicodeScalars.contains(where: isHidden), "\(line.debugDescription)")
      #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
      #expect(!["##[", "##vso[", "##teamcity["].contains { line.contains($0) }, "\(line)")
    }
  }

  /// Each line is one command, whose parts decode.
  static func expectAnnotations(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("::") {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
      #expect(["error", "warning", "notice"].contains { parts[0].hasPrefix($0 + " ") }, "\(line)")
      let keys = parts[0].split(separator: " ", maxSplits: 1)[1].split(separator: ",").map {
        $0.split(separator: "=").first.map(String.init) ?? ""
      }
      #expect(
        Set(keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]), "\(line)")
      #expect(!line.unicodeScalars.contains(where: isHidden), "\(line.debugDescription)")
    }
    let others = text.split(separator: "\n").filter { !$0.hasPrefix("::") }
    expectTerminal(others.joined(separator: "\n"))
  }

  static func expectEvents(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(event?["event"] is String, "\(line)")
      #expect(!line.contains("##["))
    }
  }

  static func expectXML(_ text: String) throws {
    let reader = ElementNames()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    #expect(reader.names.isDisjoint(with: ["script", "foreignObject", "a"]))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
  }

  private final class ElementNames: NSObject, XMLParserDelegate {
    var names: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.insert(name)
    }
  }

  /// A small tokenizer: what is a tag, and what stands in it.
  static func expectHTML(_ text: String) {
    var scripts = 0
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      guard
        let tag = try? /<(\/?[A-Za-z!][^\s>\/]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/.prefixMatch(
          in: rest)
      else {
        Issue.record("no tag: \(rest.prefix(60))")
        return
      }
      let name = tag.1.lowercased()
      #expect(knownTags.contains(name.drop { $0 == "/" }.description), "\(tag.0)")
      #expect(!tag.2.lowercased().contains("javascript:"))
      #expect(!tag.2.contains(/\son[a-z]+\s*=/), "\(tag.0)")
      rest = rest[tag.range.upperBound...]
      guard ["script", "style"].contains(name), let end = rest.range(of: "</\(name)") else {
        continue
      }
      if name == "script" { scripts += 1 }
      rest = rest[end.lowerBound...]
    }
    #expect(scripts <= 2)
    #expect(!text.unicodeScalars.contains { isControl($0) })
    expectBalance(text)
  }

  /// Every change of direction is ended by as many ends in its line.
  private static func expectBalance(_ text: String) {
    // A text of a picture stands by itself.
    let text = text.replacing(/<text[^>]*>[^<]*/, with: "")
    for line in text.split(separator: "\n") {
      let values = line.unicodeScalars.map(\.value)
      let opened = values.count { [0x202A, 0x202B, 0x202D, 0x202E].contains($0) }
      let isolated = values.count { (0x2066...0x2068).contains($0) }
      #expect(opened <= values.count { $0 == 0x202C } + values.count { $0 == 0x2069 })
      #expect(isolated == values.count { $0 == 0x2069 })
    }
  }

  private static let knownTags: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "style", "body", "header", "main", "section",
    "div",
    "h1", "h2", "h3", "p", "b", "ol", "dl", "dt", "dd", "nav", "details", "summary", "dialog",
    "button", "bdi", "svg", "path", "input", "output", "label", "select", "option",
    "ul", "li", "i", "span", "table", "thead", "tbody", "tr", "th", "td", "pre", "footer", "kbd",
    "script", "g",
    "defs",
    "desc", "rect", "text", "tspan", "use", "clippath", "circle", "ellipse", "lineargradient",
    "stop",
    "filter", "image", "picture", "img", "source", "video", "figure", "figcaption", "a", "mask",
    "fegaussianblur", "feoffset", "fecomposite", "feflood", "femerge", "femergenode", "symbol",
    "animate",
  ]

  /// Pictures only: no tag but those of ours, no link, no code, no expression.
  static func expectMarkdown(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.replacing(/\\./, with: "").replacing(/\(([^()\s]*)\)/, with: "")
      let isOurs = [
        "<picture>", "</picture>", "  <source", "  <img", "<ThemedImage", "  alt=", "/>",
        // Names in the quotation marks of a script.
        "    light: require('", "    dark: require('",
      ]
      .contains { line.hasPrefix($0) }
      #expect(isOurs || !words.contains("<"), "\(line)")
      #expect(isOurs || !words.contains("`"), "\(line)")
      #expect(!line.contains("<script"))
      #expect(!line.contains("](javascript:"))
      #expect(!line.unicodeScalars.contains { isControl($0) || $0 == "\u{2028}" })
    }
    #expect(["![", "<img ", "<ThemedImage"].contains { text.contains($0) })
    expectBalance(text)
  }

  /// RFC 4180, and what a spreadsheet would compute.
  static func expectCSV(_ text: String) {
    let rows = csvRows(text)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    let numbers = Set(["x", "y", "width", "height", "alpha", "z"])
    for row in rows {
      for (name, field) in zip(rows[0], row) {
        let first = field.unicodeScalars.first ?? "a"
        #expect(numbers.contains(name) || !"=+-@\t\r\n".unicodeScalars.contains(first), "\(field)")
      }
    }
    #expect(rows.contains { $0.contains { $0.hasPrefix("'=cmd|' /C calc'!A0") } })
  }

  private static func csvRows(_ text: String) -> [[String]] {
    var rows = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      let row = rows.count - 1
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        rows[row][rows[row].count - 1] += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[row].append("")
      case "\r" where !isQuoted: continue
      case "\n" where !isQuoted: rows.append([""])
      default: rows[row][rows[row].count - 1].unicodeScalars.append(scalar)
      }
    }
    #expect(!isQuoted)
    return Array(rows.dropLast())
  }

  /// Our own tables: a row is a line, and everything in it is seen.
  static func expectLines(_ text: String) {
    for line in text.split(separator: "\n") {
      #expect(!line.unicodeScalars.contains(where: isHidden), "\(line.debugDescription)")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
  }

  /// Written once more, apart from the program's own list.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\t"
    default: false
    }
  }
}
