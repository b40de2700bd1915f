/// The largest part of a sequence that is in order already: what stays in place when the rest is moved.
package struct LongestRise {
  /// For each value, whether it belongs to the rise.
  package let members: [Bool]

  /// Takes n log n steps. Of several rises as long the one is taken whose last values are smallest.
  package init(_ values: [Int]) {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      let place = Self.place(of: values[index], among: tails, values)
      previous[index] = place > 0 ? tails[place - 1] : nil
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var members = [Bool](repeating: false, count: values.count)
    var next = tails.last
    while let index = next {
      members[index] = true
      next = previous[index]
    }
    self.members = members
  }

  /// The first tail that is not below the value.
  private static func place(of value: Int, among tails: [Int], _ values: [Int]) -> Int {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
