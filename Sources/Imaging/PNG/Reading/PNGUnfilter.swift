/// Takes the filters off the rows of a part, in place.
struct PNGUnfilter {
  /// Bytes from a sample to the same sample of the pixel before.
  let distance: Int

  /// `lines` are rows of `lineBytes`, each behind its filter. Returns the line with a filter that PNG
  /// does not know.
  func apply(to lines: inout [UInt8], range: Range<Int>, lineBytes: Int) -> Int? {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= lines.count && lineBytes > 0
        && range.count % lineBytes == 0, "lines outside the bytes")
    return unsafe lines.withUnsafeMutableBufferPointer { bytes -> Int? in
      guard let start = bytes.baseAddress else { return nil }
      for line in stride(from: range.lowerBound, to: range.upperBound, by: lineBytes) {
        guard let filter = unsafe PNGFilter(rawValue: start[line]) else { return line }
        let row = unsafe start + line + 1
        let above = unsafe line > range.lowerBound ? row - lineBytes : nil
        unsafe apply(filter, row, above, count: lineBytes - 1)
      }
      return nil
    }
  }

  /// `row` and `above` have `count` bytes; no row above counts as zeros.
  private func apply(
    _ filter: PNGFilter, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>?,
    count: Int
  ) {
    switch (filter, unsafe above) {
    case (.none, _): break
    case (.sub, _): unsafe addLeft(row, count)
    case (.up, nil): break
    case (.up, let above?): unsafe addAbove(row, above, count)
    case (.average, nil): unsafe addHalfLeft(row, count)
    case (.average, let above?): unsafe addAverage(row, above, count)
    // Without a row above the guess is always the byte to the left.
    case (.paeth, nil): unsafe addLeft(row, count)
    case (.paeth, let above?): unsafe addPaeth(row, above, count)
    }
  }

  private func addLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = distance
    while index < count {
      unsafe row[index] &+= row[index &- distance]
      index &+= 1
    }
  }

  private func addAbove(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    for index in 0..<count { unsafe row[index] &+= above[index] }
  }

  private func addHalfLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = distance
    while index < count {
      unsafe row[index] &+= row[index &- distance] &>> 1
      index &+= 1
    }
  }

  private func addAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    let first = min(distance, count)
    for index in 0..<first { unsafe row[index] &+= above[index] &>> 1 }
    var index = first
    while index < count {
      unsafe row[index] &+= PNGFilter.average(left: row[index &- distance], above: above[index])
      index &+= 1
    }
  }

  private func addPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    let first = min(distance, count)
    // Left and corner count as zeros, so the guess is the byte above.
    for index in 0..<first { unsafe row[index] &+= above[index] }
    var index = first
    while index < count {
      unsafe row[index] &+= PNGFilter.paeth(
        left: row[index &- distance], above: above[index], corner: above[index &- distance])
      index &+= 1
    }
  }
}
