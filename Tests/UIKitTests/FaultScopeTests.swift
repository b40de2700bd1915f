import Testing

@testable import UIKit

@Suite @MainActor struct FaultScopeTests {
  @Test func throwsTheFirstFaultOfARun() {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        FaultScope.raise(Fault("first", "one"))
        FaultScope.raise(Fault("second", "two"))
      }
    }
    #expect(fault == Fault("first", "one"))
    #expect(!FaultScope.isBroken)
  }

  @Test func endsTheProgramOutsideOfARun() async {
    await #expect(processExitsWith: .failure) {
      await FaultScope.raise(Fault("first", "one"))
    }
  }
}
