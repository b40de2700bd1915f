/// A group in words, one line an item, nested as it is.
enum GroupOutline {
  static func text(of node: GroupNode) -> String {
    lines(of: node).joined(separator: "\n")
  }

  private static func lines(of node: GroupNode) -> [String] {
    guard case .row(let row) = node.content else { return [node.headline] }
    return [node.headline + count(row)] + row.children.flatMap { lines(of: $0).map { "  " + $0 } }
  }

  private static func count(_ row: GroupRow) -> String {
    row.count.map { ", \($0) of:" } ?? ""
  }
}

extension GroupNode {
  /// The thing that it is, and its size, as they were asked for.
  var headline: String {
    switch content {
    case .cell: "item \(size.text)"
    case .custom: "custom group \(size.text)"
    case .row(let row):
      "\(row.axis == .horizontal ? "horizontal" : "vertical") group \(size.text)"
    }
  }
}
