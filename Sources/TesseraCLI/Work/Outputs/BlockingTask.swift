internal import Dispatch
internal import Synchronization

/// Waits for work that other threads do, and that needs nothing of this one.
enum BlockingTask {
  static func run<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) throws -> Result {
    let box = ResultBox<Result>()
    let semaphore = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        let value = try await body()
        box.value.withLock { $0 = .success(value) }
      } catch {
        box.value.withLock { $0 = .failure(error) }
      }
      semaphore.signal()
    }
    semaphore.wait()
    guard let result = box.value.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}

/// What one thread leaves for the other.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Result<Value, any Error>?>(nil)
}
