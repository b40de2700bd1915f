import Drawing

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
  public func text(_ coloring: Coloring = .plain) -> String {
    let paint = Paintbrush(coloring)
    let head =
      paint.severity("\(severity.rawValue)[\(code)]", severity) + ": " + paint.bold(message)
    let margin = String(repeating: " ", count: gutter)
    var lines = [head]
    if let span {
      lines.append(margin.dropLast() + paint.quiet("-->") + " \(span.place)")
      lines += excerpt(of: span, paint)
    }
    lines += details.map { margin + $0 }
    lines += remarks.map { margin + paint.quiet("=") + " \($0)" }
    return lines.joined(separator: "\n")
  }

  /// One line, as editors and `grep` take it: `friends.scene.json:9:22: error[unknown-kind]: …`.
  public var shortText: String {
    let line = "\(severity.rawValue)[\(code)]: \(message)"
    return span.map { "\($0.place): \(line)" } ?? line
  }

  /// What stands below the lines, the help last.
  private var remarks: [String] {
    var remarks: [String] = []
    if let found, let expected, span == nil || label != nil {
      remarks.append("found \(found), expected \(expected)")
    }
    return remarks + notes + (help.map { ["help: \($0)"] } ?? [])
  }

  /// Columns left of the bar: as wide as the line's number, and never less than two.
  private var gutter: Int { max(3, (span.map { String($0.start.line).count } ?? 1) + 2) }

  private func excerpt(of span: SourceSpan, _ paint: Paintbrush) -> [String] {
    guard let line = span.file.line(span.start.line), !line.isEmpty else { return [] }
    let excerpt = Excerpt(line, from: span.start.column, width: span.width)
    let number = String(span.start.line)
    let left = String(repeating: " ", count: max(0, gutter - 1 - number.count)) + number
    let bar = paint.quiet("|")
    let caret = paint.severity(String(repeating: "^", count: excerpt.width), severity)
    let marked = [caret, label ?? expected.map { "expected \($0)" }].compactMap(\.self).joined(
      separator: " ")
    return [
      "\(left) \(bar) \(excerpt.text)",
      "\(String(repeating: " ", count: gutter))\(bar) \(excerpt.indent)\(marked)",
    ]
  }
}

/// The part of a line that fits beside a caret. What a terminal would act on is shown as a mark.
private struct Excerpt {
  let text: String
  let indent: String
  let width: Int
  private static let widest = 160

  init(_ line: String, from column: Int, width: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, column - 1), scalars.count)
    let first = scalars.count > Self.widest ? max(0, start - 60) : 0
    let last = min(scalars.count, first + Self.widest)
    let shown = scalars[first..<last].map(Self.visible)
    let ellipsis = first > 0 ? "… " : ""
    text = ellipsis + shown.joined() + (last < scalars.count ? " …" : "")
    let before = shown[..<min(shown.count, start - first)]
    indent =
      String(repeating: " ", count: ellipsis.count)
      + before.map { String(repeating: " ", count: Self.columns($0)) }.joined()
    let marked = shown[before.count..<min(shown.count, before.count + max(0, width))]
    self.width = max(1, marked.reduce(0) { $0 + Self.columns($1) })
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 9: " "
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: "·"
    default: String(scalar)
    }
  }

  // Terminals give East Asian letters and pictures two columns, and accents none.
  private static func columns(_ text: String) -> Int {
    guard let scalar = text.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

/// Puts colours around pieces of a message, or leaves them as they are.
private struct Paintbrush {
  private let isColored: Bool

  init(_ coloring: Diagnostic.Coloring) {
    isColored = coloring == .ansi
  }

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .note: painted(text, "1;36")
    }
  }

  func bold(_ text: String) -> String { painted(text, "1") }
  func quiet(_ text: String) -> String { painted(text, "34") }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
