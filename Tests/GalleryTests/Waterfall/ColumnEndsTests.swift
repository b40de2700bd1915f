import Testing
import UIKit

@testable import Gallery

@Suite struct ColumnEndsTests {
  /// The heap gives the columns that a look at all of them would give.
  @Test(arguments: [1, 2, 3, 7, 64]) func givesTheLeftmostOfTheShortest(_ count: Int) {
    var ends = ColumnEnds(count: count, at: 5)
    var all = [CGFloat](repeating: 5, count: count)
    for number in 0..<(count * 20) {
      let shortest = all.indices.min { (all[$0], $0) < (all[$1], $1) } ?? 0
      #expect(ends.shortest.column == shortest)
      #expect(ends.shortest.end == all[shortest])
      all[shortest] += CGFloat(number * 7919 % 4)
      ends.lengthenShortest(to: all[shortest])
    }
  }
}
