/// Requests in their order, each with the process that it would best go to.
package struct RequestQueue: Equatable {
  /// Those that no process has read come under 0.
  private var places: [Int32: ArraySlice<Int>] = [:]
  private var count: Int

  /// - Parameter readers: the process that each request would best go to; nil for any.
  package init(_ readers: [Int32?]) {
    count = readers.count
    for (index, reader) in readers.enumerated() { places[reader ?? 0, default: []].append(index) }
  }

  package var isEmpty: Bool { count == 0 }

  /// The next one for a process: what it has read, then what nobody has, then what another one has most of.
  package mutating func next(for process: Int32?) -> Int? {
    let longest = places.filter { !$0.value.isEmpty }.max { first, second in
      (first.value.count, second.key) < (second.value.count, first.key)
    }
    for key in [process ?? 0, 0, longest?.key ?? 0] {
      guard let next = places[key]?.popFirst() else { continue }
      count -= 1
      return next
    }
    return nil
  }
}
