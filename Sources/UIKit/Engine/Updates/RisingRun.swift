/// A longest rising subsequence: what can stay where it is when the rest moves.
enum RisingRun {
  /// The positions of one, ascending; in n log n steps, and in n where the values rise already.
  ///
  /// - Parameter values: each value once.
  static func positions(in values: ContiguousArray<Int>) -> ContiguousArray<Int> {
    if zip(values, values.dropFirst()).allSatisfy(<) { return ContiguousArray(values.indices) }
    // At k: where the run of k + 1 values ends that ends with the lowest value.
    var ends: ContiguousArray<Int> = []
    // For each value, where the one before it in its run is.
    var predecessors = ContiguousArray(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      let length =
        ends.last.map { values[$0] < value } ?? true
        ? ends.count : ends.partitioningIndex { values[$0] > value }
      if length > 0 { predecessors[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    return chain(endingAt: ends.last ?? -1, count: ends.count, predecessors)
  }

  private static func chain(
    endingAt last: Int, count: Int, _ predecessors: ContiguousArray<Int>
  ) -> ContiguousArray<Int> {
    var chain = ContiguousArray(repeating: 0, count: count)
    var position = last
    for place in chain.indices.reversed() {
      chain[place] = position
      position = predecessors[position]
    }
    return chain
  }
}
