import Drawing

// The forms that programs read.
extension Diagnostic {
  /// One event of a stream of JSON lines. Keys are only ever added.
  public var jsonEvent: String {
    var fields = [
      ("event", Self.quoted("diagnostic")), ("severity", Self.quoted(severity.rawValue)),
      ("code", Self.quoted(code)), ("message", Self.quoted(message)),
    ]
    if let span {
      fields += [
        ("file", Self.quoted(span.file.path)), ("line", "\(span.start.line)"),
        ("column", "\(span.start.column)"), ("endLine", "\(span.end.line)"),
        ("endColumn", "\(span.end.column)"),
      ]
    }
    for (name, text) in [
      ("label", label), ("found", found), ("expected", expected), ("help", help),
    ] {
      if let text { fields.append((name, Self.quoted(text))) }
    }
    for (name, texts) in [("details", details), ("notes", notes)] where !texts.isEmpty {
      fields.append((name, "[" + texts.map(Self.quoted).joined(separator: ",") + "]"))
    }
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// A command of GitHub's workflows, which shows the message beside the line in a pull request.
  public var gitHubAnnotation: String {
    let command = severity == .note ? "notice" : severity.rawValue
    var properties: [String] = []
    if let span {
      properties = [
        "file=\(Self.escapedProperty(span.file.path))", "line=\(span.start.line)",
        "endLine=\(span.end.line)", "col=\(span.start.column)", "endColumn=\(span.end.column)",
      ]
    }
    properties.append("title=\(Self.escapedProperty(code))")
    let lines = [message] + [label].compactMap(\.self) + details + notes + [help].compactMap(\.self)
    let text = Self.escapedData(lines.joined(separator: "\n"))
    return "::\(command) \(properties.joined(separator: ","))::\(text)"
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }

  private static func escapedData(_ text: String) -> String {
    replaced(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private static func escapedProperty(_ text: String) -> String {
    replaced(
      text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private static func replaced(_ text: String, _ table: [(Unicode.Scalar, String)]) -> String {
    text.unicodeScalars.map { scalar in
      table.first { $0.0 == scalar }?.1 ?? String(scalar)
    }.joined()
  }
}
