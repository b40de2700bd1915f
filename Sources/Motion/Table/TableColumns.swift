/// The columns that a table in a file has: those of every table, and those of the layout's own values.
struct TableColumns: Hashable, Sendable {
  /// Tables of an older form do not say what happened to each element.
  let tellsRoles: Bool
  /// The names of the layout's own values, in the order of their columns.
  var custom: [String]

  /// So many columns of a layout's own values are read.
  static let mostCustom = 256

  /// The columns of a table of ours whose own values are not known yet.
  static let usual = TableColumns(tellsRoles: true, custom: [])

  private init(tellsRoles: Bool, custom: [String]) {
    self.tellsRoles = tellsRoles
    self.custom = custom
  }

  /// nil where these are not the headings of a table.
  init?(headings: [String]) {
    let usual = AttributeTable.columns
    let rest = headings.dropFirst(usual.count)
    let prefix = CustomValue.columnPrefix
    guard headings.prefix(usual.count).elementsEqual(usual.prefix(headings.count)),
      headings.count >= usual.count - 1, rest.allSatisfy({ $0.hasPrefix(prefix) }),
      Set(rest).count == rest.count
    else { return nil }
    self.init(
      tellsRoles: headings.count >= usual.count,
      custom: rest.map { String($0.dropFirst(prefix.count)) })
  }

  /// The columns without those behind the first ones: of a row that was written before the last values were known.
  func first(_ count: Int) -> TableColumns {
    count == self.count
      ? self
      : TableColumns(
        tellsRoles: tellsRoles, custom: Array(custom.dropLast(max(0, self.count - count))))
  }

  var count: Int { AttributeTable.columns.count - (tellsRoles ? 0 : 1) + custom.count }
}
