/// A group in words, one line an item, nested as it is.
enum GroupOutline {
  static func text(of node: GroupNode) -> String {
    lines(of: node).joined(separator: "\n")
  }

  private static func lines(of node: GroupNode) -> [String] {
    switch node.content {
    case .cell: ["item \(node.size.text)"]
    case .custom: ["custom group \(node.size.text)"]
    case .row(let row):
      [
        "\(row.axis == .horizontal ? "horizontal" : "vertical") group \(node.size.text)\(count(row))"
      ]
        + row.children.flatMap { lines(of: $0).map { "  " + $0 } }
    }
  }

  private static func count(_ row: GroupRow) -> String {
    row.count.map { ", \($0) of:" } ?? ""
  }
}
