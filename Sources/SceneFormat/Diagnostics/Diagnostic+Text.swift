package import Notation

extension Diagnostic {
  /// Whether a terminal shows colours.
  public enum Coloring: Sendable {
    case plain, ansi
  }

  /// The message with the line that it speaks of:
  ///
  ///     error[unknown-kind]: unknown layout kind "colums"
  ///       --> friends.scene.json:9:22
  ///      9 |   "layout": {"kind": "colums", "minColumnWidth": 300},
  ///        |                      ^^^^^^^^ did you mean "columns"?
  ///        = known here: flow, columns, mosaic
  public func text(_ coloring: Coloring = .plain) -> String { terminalText(coloring).text }

  package func terminalText(_ coloring: Coloring = .plain) -> TerminalText {
    let paint = Paintbrush(coloring)
    let kind: TerminalText = "\(severity.rawValue)[\(code)]"
    var lines = [paint.severity(kind, severity) + ": " + paint.bold("\(message)")]
    if let span {
      lines.append(margin(gutter - 1) + paint.quiet("-->") + " \(span.place)")
      lines += excerpt(of: span, paint)
    }
    lines += details.map { margin(gutter) + "\($0)" }
    lines += remarks.map { margin(gutter) + paint.quiet("=") + " \($0)" }
    return lines.joined(separator: "\n")
  }

  /// One line, as editors and `grep` take it: `friends.scene.json:9:22: error[unknown-kind]: …`.
  public var shortText: String { shortTerminalText.text }

  package var shortTerminalText: TerminalText {
    let line: TerminalText = "\(severity.rawValue)[\(code)]: \(message)"
    return span.map { "\($0.place): \(line)" } ?? line
  }

  /// The remarks below the lines, the help last.
  private var remarks: [String] {
    var remarks: [String] = []
    // The caret has no other words, where there is a line to put it under.
    let isShown = label == nil && span.map { Excerpt(of: $0) != nil } == true
    if let found, let expected, !isShown {
      remarks.append("found \(found), expected \(expected)")
    }
    return remarks + notes + (help.map { ["help: \($0)"] } ?? [])
  }

  /// Columns left of the bar: as wide as the line's number, and never less than two.
  private var gutter: Int { max(3, (span.map { String($0.start.line).count } ?? 1) + 2) }

  private func margin(_ width: Int) -> TerminalText {
    TerminalText(verbatim: String(repeating: " ", count: width))
  }

  private func excerpt(of span: SourceSpan, _ paint: Paintbrush) -> [TerminalText] {
    guard let excerpt = Excerpt(of: span) else { return [] }
    let left = margin(gutter - 1 - String(span.start.line).count) + "\(span.start.line)"
    let bar = paint.quiet("|")
    let caret = paint.severity(TerminalText(excerpt.marks), severity)
    let words = (label ?? expected.map { "expected \($0)" }).map { " \($0)" as TerminalText }
    return [
      left + " " + bar + " " + excerpt.text,
      margin(gutter) + bar + " " + margin(excerpt.indent) + caret + (words ?? ""),
    ]
  }
}

/// The part of a line that fits beside a caret. A character that a terminal would act on is shown as an escape, and
/// the caret is as wide as that.
private struct Excerpt {
  let text: TerminalText
  /// Columns before the marks.
  let indent: Int
  let marks: String
  private static let widest = 160

  /// Nothing where the line is empty.
  init?(of span: SourceSpan) {
    let (file, line) = (span.file, span.start.line)
    let whole = file.letters(ofLine: line, from: 0, atMost: Self.widest)
    if whole.letters.isEmpty { return nil }
    let column = max(0, span.start.column - 1)
    let first = whole.isLast ? 0 : max(0, column - 60)
    let part = first == 0 ? whole : file.letters(ofLine: line, from: first, atMost: Self.widest)
    let shown = TerminalText.pieces(of: part.letters.map { $0 == "\t" ? " " : $0 })
    let before = shown[..<min(shown.count, column - first)]
    let marked = shown[before.count..<min(shown.count, before.count + max(0, span.width))]
    let opening: TerminalText = first > 0 ? "… " : ""
    text = opening + TerminalText(verbatim: shown.joined()) + (part.isLast ? "" : " …")
    indent = opening.text.count + before.reduce(0) { $0 + Self.columns($1) }
    marks = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + Self.columns($1) }))
  }

  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  // Terminals give East Asian letters and pictures two columns, and accents none.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115E, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

/// Puts colours around pieces of a message, or leaves them as they are.
private struct Paintbrush {
  private let isColored: Bool

  init(_ coloring: Diagnostic.Coloring) {
    isColored = coloring == .ansi
  }

  func severity(_ text: TerminalText, _ severity: Diagnostic.Severity) -> TerminalText {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .note: painted(text, "1;36")
    }
  }

  func bold(_ text: TerminalText) -> TerminalText { painted(text, "1") }
  func quiet(_ text: TerminalText) -> TerminalText { painted(text, "34") }

  private func painted(_ text: TerminalText, _ code: StaticString) -> TerminalText {
    isColored ? text.painted(code) : text
  }
}
