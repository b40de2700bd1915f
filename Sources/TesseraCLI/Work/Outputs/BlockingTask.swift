internal import Dispatch
internal import Synchronization

/// Waits for work that other threads do, and that needs nothing of this one.
enum BlockingTask {
  /// Milliseconds between two looks at whether it is still wanted.
  private static let pause = 100

  /// Cancels the work when it is no longer wanted, and waits for its end all the same.
  static func run<Result: Sendable>(
    unless isUnwanted: () -> Bool, _ body: @escaping @Sendable () async throws -> Result
  ) throws -> Result {
    let box = ResultBox<Result>()
    let semaphore = DispatchSemaphore(value: 0)
    let task = Task.detached {
      do {
        let value = try await body()
        box.value.withLock { $0 = .success(value) }
      } catch {
        box.value.withLock { $0 = .failure(error) }
      }
      semaphore.signal()
    }
    while semaphore.wait(timeout: .now() + .milliseconds(pause)) == .timedOut {
      if isUnwanted() { task.cancel() }
    }
    guard let result = box.value.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}

/// What one thread leaves for the other.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Result<Value, any Error>?>(nil)
}
