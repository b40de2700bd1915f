import CoreGraphics
import Notation

/// A line of headings, then a line for each row.
extension AttributeTable {
  private static let fields = [
    "step", "phase", "category", "kind", "id", "path", "x", "y", "width", "height", "alpha", "z",
    "hidden", "transform", "role",
  ]

  /// The rows as CSV by RFC 4180, for spreadsheets. A field without a value is empty; an empty string is `""`.
  /// A name that a spreadsheet would take for a formula has an apostrophe before it.
  public var csv: String {
    let names = customNames
    let fields = Self.fields + names.map { CustomValue.columnPrefix + $0 }
    return
      ([fields.map(CSVText.Field.text)]
      + rows.map { row in Self.fields(of: row) + names.map { Self.field(row.custom[$0]) } })
      .map { CSVText($0).text }
      .joined()
  }

  private static func field(_ value: CustomValue?) -> CSVText.Field {
    switch value {
    case nil: .none
    case .text(let text)?: .text(text)
    case .numbers?, .flag?: .number(value?.text ?? "")
    }
  }

  private static func fields(of row: AttributeRow) -> [CSVText.Field] {
    let path = row.path.isEmpty ? nil : row.path.tableText
    let names = [row.step, row.phase?.text, row.kind.category, row.kind.name, row.id, path]
    let numbers = (row.frameNumbers + [row.alpha]).map { NumberText.text($0) }
    let rest: [CSVText.Field] = [
      .text(String(row.isHidden)), CSVText.Field(row.transform.text),
      .word(row.role?.rawValue ?? "-"),
    ]
    return names.map { CSVText.Field($0) } + (numbers + [String(row.zIndex)]).map { .number($0) }
      + rest
  }
}

extension ElementKind {
  /// The category alone, as JSON and CSV write it beside the name.
  var category: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
