import CoreGraphics
import Notation

/// The columns of the text form: two spaces or more between two cells, `-` where there is nothing, and
/// quotation marks around what could be mistaken.
extension AttributeTable {
  static let columns = [
    "step", "phase", "kind", "id", "path", "frame", "alpha", "z", "hidden", "transform",
    "role",
  ]

  /// One line per row below a line of headings, every column as wide as its widest cell that is not wider than
  /// most: one long name would fill all other rows with spaces.
  public var text: String {
    let names = customNames
    let columns = Self.columns + names.map { Self.cell(CustomValue.columnPrefix + $0) }
    var widths = columns.map(\.unicodeScalars.count)
    for row in rows {
      for (column, cell) in Self.cells(of: row, custom: names).enumerated() {
        widths[column] = max(widths[column], min(cell.unicodeScalars.count, Self.widest))
      }
    }
    var text = Self.line(columns, widths: widths) + "\n"
    for row in rows {
      text += Self.line(Self.cells(of: row, custom: names), widths: widths) + "\n"
    }
    return text
  }

  private static let widest = 60

  /// The cells of a row, as they stand in the text; with those of the layout's own values that have these names.
  static func cells(of row: AttributeRow, custom names: [String]) -> [String] {
    names.isEmpty
      ? cells(of: row) : cells(of: row) + names.map { row.custom[$0]?.cell ?? "-" }
  }

  /// The cells that every table has.
  static func cells(of row: AttributeRow) -> [String] {
    [
      cell(row.step),
      cell(row.phase?.text),
      cell(row.kind.tableName),
      cell(row.id),
      row.path.isEmpty ? "-" : row.path.tableText,
      NumberText.text(row.frameNumbers),
      NumberText.text(row.alpha),
      String(row.zIndex),
      row.isHidden ? "yes" : "-",
      row.transform.text ?? "-",
      row.role?.rawValue ?? "-",
    ]
  }

  private static func cell(_ string: String?) -> String {
    guard let string else { return "-" }
    return QuotedText.isBare(string) ? string : QuotedText.quoted(string)
  }

  private static func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells.dropLast(), widths) {
      line += cell + String(repeating: " ", count: max(0, width - cell.unicodeScalars.count) + 2)
    }
    return line + (cells.last ?? "")
  }
}

extension ElementKind {
  /// Section headers and footers are so common that they have short names.
  static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")
  static let footer = ElementKind.supplementary("UICollectionElementKindSectionFooter")

  /// The kind in one word: `cell`, `header`, `footer`, `supplementary:name`, `decoration:name`.
  package var tableName: String {
    switch self {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .supplementary(let name): "supplementary:" + name
    case .decoration(let name): "decoration:" + name
    }
  }

  init?(tableName: String) {
    switch tableName {
    case "cell": self = .cell
    case "header": self = .header
    case "footer": self = .footer
    default:
      let halves = tableName.unicodeScalars.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      let name = String(halves[1])
      switch String(halves[0]) {
      case "supplementary": self = .supplementary(name)
      case "decoration": self = .decoration(name)
      default: return nil
      }
    }
  }
}

extension IndexPath {
  /// `1-4`: section and item.
  package var tableText: String { map { String($0) }.joined(separator: "-") }

  init?(tableText: String) {
    var indexes: [Int] = []
    var sign = ""
    for part in tableText.split(separator: "-", omittingEmptySubsequences: false) {
      // Two hyphens in a row: the second one is a minus sign.
      guard !part.isEmpty || !sign.isEmpty else {
        sign = "-"
        continue
      }
      guard let index = Int(sign + part) else { return nil }
      indexes.append(index)
      sign = ""
    }
    guard sign.isEmpty else { return nil }
    self.init(indexes: indexes)
  }
}
