import UIKit

extension RandomAccessCollection {
  /// The first index whose element has the property, in a collection where every element after
  /// one that has it has it, too. `endIndex` when none has.
  func firstIndexInSorted(where hasProperty: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if hasProperty(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
