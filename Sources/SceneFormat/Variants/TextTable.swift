internal import Notation

/// A table of values with names: rows that each make a scene, or the texts of languages.
public struct TextTable: Equatable, Sendable {
  /// A row by its columns, in their order.
  public struct Row: Equatable, Sendable {
    /// Of its columns, in their order.
    public private(set) var names: [String] = []
    private var values: [String: Node] = [:]
    /// Names that nothing is written for yet, and where that is missing.
    private(set) var gaps: [String: SourceSpan] = [:]
    /// The place of its first value.
    let span: SourceSpan?
    /// Whether its values are told apart by type; in CSV they are all texts.
    let hasTypes: Bool

    init(at span: SourceSpan? = nil, hasTypes: Bool = true) {
      (self.span, self.hasTypes) = (span, hasTypes)
    }

    /// The value of a column; nil where there is none.
    subscript(name: String) -> Node? { values[name] }

    mutating func add(_ name: String, _ value: Node) {
      if values.updateValue(value, forKey: name) == nil { names.append(name) }
    }

    mutating func addGap(_ name: String, at span: SourceSpan) { gaps[name] = span }

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
    guard !rows.isEmpty else {
      throw Diagnostic(
        .emptyTable, "the table has no rows", at: .start(of: file),
        expected: Self.isCSV(file)
          ? "a line of names, and a line for each scene" : "a list of objects")
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
    var row = Row(at: node.span)
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
    try refuseSameNames(head, in: file)
    var rows: [Row] = []
    for record in records.dropFirst() {
      let place = TextPosition(line: record.line, column: 1)
      let span = SourceSpan(file: file, start: place, end: place)
      guard record.fields.count == head.fields.count else {
        throw Diagnostic(
          .wrongCount, "a row has other columns than the first line", at: span,
          label: "\(record.fields.count) fields, and not \(head.fields.count)",
          found: "\(record.fields.count) fields", expected: "\(head.fields.count)",
          help:
            "put a value that has a comma, or the sign between the columns, into quotation marks; let no value be missing"
        )
      }
      var row = Row(at: span, hasTypes: false)
      for (name, field) in zip(head.fields, record.fields) {
        row.add(name, Node(.text(field), at: span))
      }
      rows.append(row)
    }
    return rows
  }

  /// A column whose name another one has could not be told from it.
  private static func refuseSameNames(
    _ head: CSVReader.Record, in file: SourceFile
  ) throws(Diagnostic) {
    var known: Set<String> = []
    for name in head.fields where !known.insert(name).inserted {
      let place = TextPosition(line: head.line, column: 1)
      throw Diagnostic(
        .repeatedKey, "two columns have the same name",
        at: SourceSpan(file: file, start: place, end: place),
        found: "\"\(name.shortened)\"", expected: "another name for each column")
    }
  }

  // MARK: Languages

  /// The texts of each language: the columns of CSV behind the first one, or the objects of one object.
  public static func languages(
    _ file: SourceFile, limits: SceneLimits = SceneLimits()
  ) throws(Diagnostic) -> [(name: String, texts: Row)] {
    let languages = isCSV(file) ? try columns(ofCSV: file) : try objects(file, limits)
    guard !languages.isEmpty else {
      throw Diagnostic(
        .emptyTable, "the table has no languages", at: .start(of: file),
        expected: isCSV(file)
          ? "a column of keys, and a column for each language" : "an object for each language")
    }
    return languages
  }

  /// A language that has no name could not be chosen, and names no file.
  private static func refuseNameless(
    _ names: [String], in file: SourceFile
  ) throws(Diagnostic) {
    guard let place = names.dropFirst().firstIndex(where: \.isEmpty) else { return }
    let column = names[..<place].reduce(1) { $0 + $1.unicodeScalars.count + 1 }
    let position = TextPosition(line: 1, column: column)
    throw Diagnostic(
      .missingKey, "a column has no name",
      at: SourceSpan(file: file, start: position, end: position),
      expected: "the name of a language, such as \"de\"",
      help: "name it, or take out the comma in front of it")
  }

  private static func objects(
    _ file: SourceFile, _ limits: SceneLimits
  ) throws(Diagnostic) -> [(name: String, texts: Row)] {
    var languages: [(name: String, texts: Row)] = []
    let root = try NodeReader(limits: limits).read(file)
    guard let members = root.members else {
      throw Diagnostic(
        .wrongType, "the texts are no object", at: root.span.head, found: root.summary,
        expected: "an object for each language, such as {\"de\": {\"hello\": \"Hallo\"}}")
    }
    for member in members { languages.append((member.key, try texts(member.node))) }
    return withGaps(languages)
  }

  /// Null is no text yet, as an empty field is.
  private static func texts(_ node: Node) throws(Diagnostic) -> Row {
    let all = try row(node)
    var texts = Row(at: node.span)
    for name in all.names {
      guard let text = all[name] else { continue }
      if text.value == .null { texts.addGap(name, at: text.span) } else { texts.add(name, text) }
    }
    return texts
  }

  /// A text that one language has is missing in each of the others that lacks it.
  private static func withGaps(
    _ languages: [(name: String, texts: Row)]
  ) -> [(name: String, texts: Row)] {
    let names = Set(languages.flatMap(\.texts.names))
    return languages.map { name, texts in
      var texts = texts
      for key in names where texts[key] == nil && texts.gaps[key] == nil {
        if let span = texts.span { texts.addGap(key, at: span) }
      }
      return (name, texts)
    }
  }

  /// A field that is empty is no text: somebody has yet to write it.
  private static func columns(
    ofCSV file: SourceFile
  ) throws(Diagnostic) -> [(name: String, texts: Row)] {
    let rows = try rows(ofCSV: file)
    try refuseNameless(rows.first?.names ?? [], in: file)
    var known: Set<String> = []
    for row in rows {
      guard let key = row.first, !known.insert(key).inserted else { continue }
      throw .repeatedKey(key, at: row.span ?? .start(of: file))
    }
    return (rows.first?.names.dropFirst() ?? []).map { name in
      var texts = Row(at: .start(of: file), hasTypes: false)
      for row in rows {
        guard let key = row.first, let text = row[name] else { continue }
        if text.text == "" { texts.addGap(key, at: text.span) } else { texts.add(key, text) }
      }
      return (name, texts)
    }
  }
}
