/// How two texts differ, line by line.
struct LineDifference {
  private static let mostLines = 20

  private let lines: [String]

  init(_ expected: [UInt8], _ actual: [UInt8]) {
    let difference = Self.lines(actual).difference(from: Self.lines(expected))
    lines = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
      }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var text: String {
    let more = lines.count - Self.mostLines
    let shown = lines.prefix(Self.mostLines) + (more > 0 ? ["and \(more) lines more"] : [])
    return shown.map { $0 + "\n" }.joined()
  }
}
