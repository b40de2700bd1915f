extension RandomAccessCollection {
  /// The first index whose element satisfies `belongsAfter`, by binary search; `endIndex` if none does.
  ///
  /// The elements must be ordered so that all that satisfy it come last.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
    var low = startIndex
    var remaining = count
    while remaining > 0 {
      let half = remaining / 2
      let middle = index(low, offsetBy: half)
      if belongsAfter(self[middle]) {
        remaining = half
      } else {
        low = index(after: middle)
        remaining -= half + 1
      }
    }
    return low
  }
}
