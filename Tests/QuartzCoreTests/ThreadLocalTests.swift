import Dispatch
import Foundation
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct ThreadLocalTests {
  private static let number = ThreadLocal(key: "ThreadLocalTests.number") { 7 }

  @Test func eachThreadHasItsOwn() async {
    let seen = await withTaskGroup(of: [Int].self) { group in
      for thread in 0..<4 {
        group.addTask {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              let first = Self.number.value
              Self.number.value += thread
              done.resume(returning: [first, Self.number.value])
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen.map { $0[0] } == [7, 7, 7, 7])
    #expect(seen.map { $0[1] }.sorted() == [7, 8, 9, 10])
  }

  /// Nothing is waited for in between: the main actor may go on in another thread.
  @Test @MainActor func whoeverSetsItKeepsIt() {
    let outer = Self.number.value
    defer { Self.number.value = outer }
    Self.number.value = 12
    let other = Mutex(0)
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      other.withLock { $0 = Self.number.value }
      isRead.signal()
    }
    isRead.wait()
    #expect(other.withLock { $0 } == 7)
    #expect(Self.number.value == 12)
  }
}
