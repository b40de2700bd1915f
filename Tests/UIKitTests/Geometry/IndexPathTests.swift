import Testing

@testable import UIKit

@Suite @MainActor struct IndexPathTests {
  @Test func namesItsTwoElements() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path == [1, 3])
    path.item += 1
    path.section = 7
    #expect((path.section, path.item, path.row) == (7, 4, 4))
  }

  @Test func aPathThatIsTooShortIsAFault() {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        #expect(IndexPath(index: 2).item == NSNotFound)
        #expect(IndexPath().section == NSNotFound)
      }
    }
    #expect(fault?.code == "geometry/index-path")
  }

  @Test func theObjectFormAgreesWithTheValue() {
    let path = NSIndexPath(item: 3, section: 1)
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(IndexPath(indexes: [path.section, path.item]) == IndexPath(item: 3, section: 1))
  }
}
