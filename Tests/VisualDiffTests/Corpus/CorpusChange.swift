/// A change of a drawing: which of its lines become which. In `changes.txt` it has the class, the label that the
/// difference is to have, the way that something moved, and below it the lines: `- before`, `+ after`.
struct CorpusChange: Sendable {
  /// Changes of one class are one mistake of a programmer: `hairline-lost`.
  let name: String
  let label: String
  /// Columns and rows in points, of what moved.
  let way: (dx: Int, dy: Int)?
  private let before: [String]
  private let after: [String]

  struct Fault: Error { let line: String }

  init(_ text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    let head = (lines.first ?? "").split(separator: " ").map(String.init)
    guard head.count == 2 || head.count == 4, lines.count > 1 else { throw Fault(line: text) }
    (name, label) = (head[0], head[1])
    way = head.count == 4 ? (Int(head[2]) ?? 0, Int(head[3]) ?? 0) : nil
    before = lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    after = lines.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
    guard before.count + after.count == lines.count - 1 else { throw Fault(line: text) }
  }

  /// Each line before becomes the line after of its number, or goes; further lines are drawn over all the rest.
  func applied(to drawing: String) throws -> String {
    var lines = drawing.split(separator: "\n").map(String.init)
    let places = try before.map { line in
      guard let place = lines.firstIndex(of: line) else { throw Fault(line: line) }
      return place
    }
    for (place, line) in zip(places, after) { lines[place] = line }
    for place in places.dropFirst(after.count).sorted(by: >) { lines.remove(at: place) }
    return (lines + after.dropFirst(before.count)).joined(separator: "\n")
  }
}
