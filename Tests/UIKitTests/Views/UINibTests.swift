import Testing

@testable import UIKit

@Suite @MainActor struct UINibTests {
  @Test func makesANewViewEachTime() {
    let nib = UINib { UILabel() }
    let first = nib.instantiate(withOwner: nil)
    let second = nib.instantiate(withOwner: nil, options: nil)
    #expect(first.count == 1 && first.first is UILabel)
    #expect(first.first as? UILabel !== second.first as? UILabel)
  }

  @Test func loadingByNameIsAFaultOnlyWhenItHappens() {
    let nib = UINib(nibName: "Cell", bundle: nil)
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { #expect(nib.instantiate(withOwner: nil).isEmpty) }
    }
    #expect(fault?.code == "view/no-nib-files")
    #expect(fault?.sentence == "Could not load NIB in bundle: 'main' with name 'Cell'")
  }
}
