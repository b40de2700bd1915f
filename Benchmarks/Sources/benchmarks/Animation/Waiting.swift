import Dispatch
import Synchronization

/// Waits for work on other threads.
enum Waiting {
  static func run(_ body: @escaping @Sendable () async throws -> Void) throws {
    let outcome = Outcome()
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      do { try await body() } catch { outcome.error.withLock { $0 = error } }
      isDone.signal()
    }
    isDone.wait()
    if let error = outcome.error.withLock({ $0 }) { throw error }
  }

  private final class Outcome: Sendable {
    let error = Mutex<(any Error)?>(nil)
  }
}
