/// A place in a text, as an editor counts it: line and column start at 1, a column is one Unicode scalar.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }
}
