import UIKit

extension RandomAccessCollection {
  /// The first index whose element has the property, in a collection where every element after
  /// one that has it has it, too. `endIndex` when none has.
  func firstIndexInSorted(where hasProperty: (Element) -> Bool) -> Index {
    var searched = startIndex..<endIndex
    while !searched.isEmpty {
      let half = distance(from: searched.lowerBound, to: searched.upperBound) / 2
      let middle = index(searched.lowerBound, offsetBy: half)
      searched =
        hasProperty(self[middle])
        ? searched.lowerBound..<middle : index(after: middle)..<searched.upperBound
    }
    return searched.lowerBound
  }
}
