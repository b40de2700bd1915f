/// The rows of a part of a picture, one at a time and without their filters.
struct PNGUnfilter {
  /// Bytes from a sample to the same sample of the pixel before.
  private let distance: Int
  /// The row that was taken last.
  private(set) var row: [UInt8]
  /// Whether that is the one before it once more, as most rows of a screen are.
  private(set) var isRepeated = false
  /// No row above counts as zeros.
  private var above: [UInt8]

  init(distance: Int, rowBytes: Int) {
    self.distance = distance
    row = [UInt8](repeating: 0, count: rowBytes)
    above = row
  }

  /// Takes the row after the last one, which stands behind its filter. Returns false for one that PNG does not know.
  mutating func take(_ line: Span<UInt8>) -> Bool {
    guard let filter = PNGFilter(rawValue: line[0]) else { return false }
    let bytes = line.extracting(1..<line.count)
    isRepeated = filter == .up && bytes.isZero
    guard !isRepeated else { return true }
    swap(&row, &above)
    let (rules, above) = (PNGFilterRules(distance: distance), above)
    var span = row.mutableSpan
    span.copy(bytes)
    rules.undo(filter, in: &span, above: above.span)
    return true
  }
}

/// Adds to each byte of a row what its filter has guessed.
private struct PNGFilterRules {
  let distance: Int

  func undo(
    _ filter: PNGFilter, in row: inout MutableSpan<UInt8>, above: Span<UInt8>
  ) {
    precondition(row.count == above.count, "rows of one length")
    switch filter {
    case .none: break
    case .sub: addLeft(to: &row)
    case .up: for index in row.indices { row[index] &+= above[index] }
    case .average: addAverage(to: &row, above: above)
    case .paeth: addPaeth(to: &row, above: above)
    }
  }

  private func addLeft(to row: inout MutableSpan<UInt8>) {
    var index = distance
    while index < row.count {
      row[index] &+= row[index &- distance]
      index &+= 1
    }
  }

  private func addAverage(to row: inout MutableSpan<UInt8>, above: Span<UInt8>) {
    let first = min(distance, row.count)
    for index in 0..<first { row[index] &+= above[index] &>> 1 }
    var index = first
    while index < row.count {
      row[index] &+= PNGFilter.average(left: row[index &- distance], above: above[index])
      index &+= 1
    }
  }

  private func addPaeth(to row: inout MutableSpan<UInt8>, above: Span<UInt8>) {
    let first = min(distance, row.count)
    // Left and corner count as zeros, so the guess is the byte above.
    for index in 0..<first { row[index] &+= above[index] }
    var index = first
    while index < row.count {
      row[index] &+= PNGFilter.paeth(
        left: row[index &- distance], above: above[index], corner: above[index &- distance])
      index &+= 1
    }
  }
}
