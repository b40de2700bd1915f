package import Notation

// The forms that programs read.
extension Diagnostic {
  /// One event of a stream of JSON lines. Keys are only ever added.
  public var jsonEvent: String { event.compact }

  package var event: JSONText {
    var fields: [(String, JSONText)] = [
      ("event", .text("diagnostic")), ("severity", .text(severity.rawValue)),
      ("code", .text(code)), ("message", .text(message)),
    ]
    if let span {
      fields += [
        ("file", .text(span.file.path)), ("line", .whole(span.start.line)),
        ("column", .whole(span.start.column)), ("endLine", .whole(span.end.line)),
        ("endColumn", .whole(span.end.column)),
      ]
    }
    for (name, text) in [
      ("label", label), ("found", found), ("expected", expected), ("help", help),
      ("output", output),
    ] {
      if let text { fields.append((name, .text(text))) }
    }
    for (name, texts) in [("details", details), ("notes", notes)] where !texts.isEmpty {
      fields.append((name, .texts(texts)))
    }
    if !changes.isEmpty { fields.append(("changes", .list(changes.map(\.json)))) }
    return .object(fields)
  }

  /// A command of GitHub's workflows, which shows the message beside the line in a pull request.
  public var gitHubAnnotation: String { annotation.text }

  package var annotation: AnnotationText {
    let lines = [message] + [label].compactMap(\.self) + details + notes + [help].compactMap(\.self)
    guard let span else {
      return AnnotationText(command, properties: ["title": code], lines: lines)
    }
    return AnnotationText(
      command,
      properties: [
        "file": span.file.path, "line": "\(span.start.line)", "endLine": "\(span.end.line)",
        "col": "\(span.start.column)", "endColumn": "\(span.end.column)", "title": code,
      ], lines: lines)
  }

  private var command: StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
