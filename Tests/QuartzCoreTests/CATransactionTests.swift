import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CATransactionTests {
  @Test func innerTransactionsStartWithTheSettingsAroundThem() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test func completionRunsWhenItsTransactionIsCommitted() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.commit()
    #expect(calls == ["inner"])
    CATransaction.commit()
    #expect(calls == ["inner", "outer"])
  }

  @Test func theImplicitTransactionIsCommittedByFlush() {
    var calls = 0
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.flush()
    CATransaction.flush()
    #expect(calls == 1)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func timeStandsStillUnlessASourceIsGiven() {
    #expect(CACurrentMediaTime() == 0)
    #expect(MediaClock.at(1.5) { CACurrentMediaTime() } == 1.5)
    #expect(CACurrentMediaTime() == 0)
  }
}
