import CoreGraphics
import Notation

/// A line of headings, then a line for each row.
extension AttributeTable {
  private static let fields = [
    "step", "phase", "category", "kind", "id", "path", "x", "y", "width", "height", "alpha", "z",
    "hidden", "transform",
  ]

  /// The rows as CSV by RFC 4180, for spreadsheets. A field without a value is empty; an empty string is `""`.
  /// A name that a spreadsheet would take for a formula has an apostrophe before it.
  public var csv: String {
    ([Self.fields.map(CSVText.Field.text)] + rows.map(Self.fields(of:)))
      .map { CSVText($0).text }
      .joined()
  }

  private static func fields(of row: AttributeRow) -> [CSVText.Field] {
    let path = row.path.isEmpty ? nil : row.path.tableText
    let names = [row.step, row.phase?.text, row.kind.category, row.kind.name, row.id, path]
    let numbers = (row.frameNumbers + [row.alpha]).map { NumberText.text($0) }
    return names.map { CSVText.Field($0) } + (numbers + [String(row.zIndex)]).map { .number($0) }
      + [.text(String(row.isHidden)), CSVText.Field(row.transform.text)]
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
