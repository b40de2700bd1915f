internal import Dispatch
internal import Synchronization

/// Waits for work that needs nothing of this thread's actor.
package enum BlockingTask {
  /// Milliseconds between two looks at whether it is still wanted.
  private static let pause = 100

  /// Cancels the work when it is no longer wanted, and waits for its end all the same.
  /// - Parameter isHere: whether this thread does it. If the system gives no more threads, others would be
  ///   waited for in vain.
  package static func run<Result: Sendable>(
    here isHere: Bool, unless isUnwanted: () -> Bool,
    _ body: @escaping @Sendable () async throws -> Result
  ) throws -> Result {
    let box = ResultBox<Result>()
    let fill: @Sendable () async -> Void = {
      do {
        let value = try await body()
        box.value.withLock { $0 = .success(value) }
      } catch {
        box.value.withLock { $0 = .failure(error) }
      }
    }
    if isHere { runHere(unless: isUnwanted, fill) } else { runBeside(unless: isUnwanted, fill) }
    guard let result = box.value.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  private static func runBeside(
    unless isUnwanted: () -> Bool, _ body: @escaping @Sendable () async -> Void
  ) {
    let semaphore = DispatchSemaphore(value: 0)
    let task = Task.detached {
      await body()
      semaphore.signal()
    }
    while semaphore.wait(timeout: .now() + .milliseconds(pause)) == .timedOut {
      if isUnwanted() { task.cancel() }
    }
  }

  private static func runHere(
    unless isUnwanted: () -> Bool, _ body: @escaping @Sendable () async -> Void
  ) {
    let thread = ThisThread()
    let task = Task(executorPreference: thread) {
      await body()
      thread.end()
    }
    while thread.runNext(within: Double(pause) / 1000) {
      if isUnwanted() { task.cancel() }
    }
  }
}

/// The result that one task leaves for whoever waits.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Result<Value, any Error>?>(nil)
}
