internal import Notation

/// A table of values with names: rows that each make a scene, or the texts of languages.
public struct TextTable: Equatable, Sendable {
  /// A row by its columns, in their order.
  public struct Row: Equatable, Sendable {
    public private(set) var names: [String] = []
    private var values: [String: Node] = [:]

    init() {}

    /// The value of a column; nil where there is none.
    subscript(name: String) -> Node? { values[name] }

    mutating func add(_ name: String, _ value: Node) {
      if values.updateValue(value, forKey: name) == nil { names.append(name) }
    }

    var written: JSONText { .object(names.map { ($0, values[$0]?.written ?? .null) }) }

    /// The text of the first column, which tells the row from others.
    var first: String? { names.first.flatMap { values[$0] }.map { $0.text ?? $0.summary } }
  }

  /// In the order of the file.
  public private(set) var rows: [Row] = []

  /// CSV (RFC 4180) whose first line names the columns, or a list of objects in JSON or YAML.
  public init(_ file: SourceFile, limits: SceneLimits = SceneLimits()) throws(Diagnostic) {
    if Self.isCSV(file) {
      rows = try Self.rows(ofCSV: file)
    } else {
      let root = try NodeReader(limits: limits).read(file)
      for node in root.list ?? [root] { rows.append(try Self.row(node)) }
    }
    guard rows.count <= 100_000 else {
      throw Diagnostic(
        .limit, "the table has too many rows", at: .start(of: file), found: "\(rows.count)",
        expected: "100000 at most")
    }
  }

  /// Objects and lists begin with brackets, and YAML is known by its name.
  private static func isCSV(_ file: SourceFile) -> Bool {
    let first = file.bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return NodeReader.Language(path: file.path) == .json && first != UInt8(ascii: "[")
      && first != UInt8(ascii: "{")
  }

  private static func row(_ node: Node) throws(Diagnostic) -> Row {
    guard let members = node.members else {
      throw Diagnostic(
        .wrongType, "a row is no object", at: node.span, found: node.summary,
        expected: "an object with values by their names")
    }
    var row = Row()
    for member in members { row.add(member.key, member.node) }
    return row
  }

  private static func rows(ofCSV file: SourceFile) throws(Diagnostic) -> [Row] {
    let records: [CSVReader.Record]
    do throws(TextError) {
      records = try CSVReader.records(in: file.text)
    } catch {
      throw Diagnostic(
        .syntax, error.message,
        at: SourceSpan(file: file, start: error.position, end: error.position))
    }
    guard let head = records.first else { return [] }
    var rows: [Row] = []
    for record in records.dropFirst() {
      let place = TextPosition(line: record.line, column: 1)
      let span = SourceSpan(file: file, start: place, end: place)
      guard record.fields.count == head.fields.count else {
        throw Diagnostic(
          .wrongCount, "a row has other columns than the first line", at: span,
          found: "\(record.fields.count) fields", expected: "\(head.fields.count)")
      }
      var row = Row()
      for (name, field) in zip(head.fields, record.fields) {
        row.add(name, Node(.text(field), at: span))
      }
      rows.append(row)
    }
    return rows
  }

  // MARK: Languages

  /// The texts of each language: the columns of CSV behind the first one, or the objects of one object.
  public static func languages(
    _ file: SourceFile, limits: SceneLimits = SceneLimits()
  ) throws(Diagnostic) -> [(name: String, texts: Row)] {
    if isCSV(file) {
      let rows = try rows(ofCSV: file)
      return (rows.first?.names.dropFirst() ?? []).map { name in
        var texts = Row()
        for row in rows {
          if let key = row.first, let text = row[name] { texts.add(key, text) }
        }
        return (name, texts)
      }
    }
    let root = try NodeReader(limits: limits).read(file)
    var languages: [(name: String, texts: Row)] = []
    for member in root.members ?? [] { languages.append((member.key, try row(member.node))) }
    return languages
  }
}
