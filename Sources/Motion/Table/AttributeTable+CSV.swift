import CoreGraphics

/// RFC 4180: commas, a line of headings, CRLF, and quotation marks where a field needs them.
extension AttributeTable {
  private static let fields = [
    "step", "phase", "category", "kind", "id", "path", "x", "y", "width", "height", "alpha", "z",
    "hidden", "transform", "role",
  ]

  /// The rows as CSV, for spreadsheets. A field without a value is empty; an empty string is `""`.
  public var csv: String {
    ([Self.fields] + rows.map(Self.fields(of:)))
      .map { $0.joined(separator: ",") + "\r\n" }
      .joined()
  }

  private static func fields(of row: AttributeRow) -> [String] {
    let names = [
      field(row.step), field(row.phase?.text), field(row.kind.category), field(row.kind.name),
      field(row.id), row.path.tableText,
    ]
    let numbers = (row.frameNumbers + [row.alpha]).map { NumberText.text($0) }
    let rest = [
      String(row.zIndex), String(row.isHidden), field(row.transform.text),
      row.role?.rawValue ?? "-",
    ]
    return names + numbers + rest
  }

  private static func field(_ string: String?) -> String {
    guard let string else { return "" }
    let isPlain = string.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
    if isPlain, !string.isEmpty { return string }
    var quoted = "\""
    for scalar in string.unicodeScalars { quoted += scalar == "\"" ? "\"\"" : String(scalar) }
    return quoted + "\""
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
