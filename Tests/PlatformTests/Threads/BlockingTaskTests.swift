import Readers
import Testing

@testable import Platform

@Suite(.aside) struct BlockingTaskTests {
  /// Work that waits for something else takes no processor time: the thread sleeps until there is a job.
  @Test func sleepsWhileThereIsNothingToDo() {
    let thread = ThisThread()
    for count in 1...3 {
      #expect(thread.runNext(within: 0))
      #expect(thread.pauses == count)
    }
    let task = Task(executorPreference: thread) { thread.end() }
    var rounds = 0
    while thread.runNext(within: 600) { rounds += 1 }
    #expect(thread.pauses == 3)
    #expect(rounds <= 2)
    task.cancel()
  }

  private struct Fault: Error {}

  @Test(arguments: [true, false]) func waitsForTheResult(_ isHere: Bool) throws {
    let result = try BlockingTask.run(here: isHere, unless: { false }) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...50 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }
    #expect(result == 1_275)
    #expect(throws: Fault.self) {
      try BlockingTask.run(here: isHere, unless: { false }) { throw Fault() }
    }
  }

  @Test(arguments: [true, false]) func isCancelledWhenItIsUnwanted(_ isHere: Bool) {
    #expect(throws: CancellationError.self) {
      try BlockingTask.run(here: isHere, unless: { true }) {
        while true {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
    }
  }
}
