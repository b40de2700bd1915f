/// A place in a text, as an editor counts it: line and column start at 1, a column is one Unicode scalar.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, of which the first is 1.
  public var line: Int
  /// The column, of which the first is 1, in Unicode scalars.
  public var column: Int

  /// A place whose numbers both start at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place as editors and compilers write it, such as `3:14`.
  public var description: String { "\(line):\(column)" }
}
