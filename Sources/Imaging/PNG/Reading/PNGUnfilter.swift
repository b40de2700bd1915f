/// Takes the filters off the rows of a part, in place.
struct PNGUnfilter {
  /// Bytes from a sample to the same sample of the pixel before.
  let distance: Int

  /// `lines` are rows of `lineBytes`, each behind its filter. Returns the line with a filter that PNG
  /// does not know.
  func apply(to lines: inout [UInt8], range: Range<Int>, lineBytes: Int) -> Int? {
    precondition(lineBytes > 0 && range.count % lineBytes == 0, "lines outside the bytes")
    // No row above counts as zeros.
    var above = [UInt8](repeating: 0, count: lineBytes - 1)
    var span = lines.mutableSpan
    for line in stride(from: range.lowerBound, to: range.upperBound, by: lineBytes) {
      guard let filter = PNGFilter(rawValue: span[line]) else { return line }
      if filter.looksUp, line > range.lowerBound {
        var copy = above.mutableSpan
        copy.copy(span.span.extracting(line - lineBytes + 1..<line))
      }
      span.withPart(line + 1..<line + lineBytes) { apply(filter, to: &$0, above: above.span) }
    }
    return nil
  }

  private func apply(
    _ filter: PNGFilter, to row: inout MutableSpan<UInt8>, above: Span<UInt8>
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
