internal import Dispatch
internal import Synchronization

/// Waits for work that needs nothing of this thread's actor.
package enum BlockingTask {
  /// Milliseconds between two looks at whether it is still wanted.
  private static let pause = 100

  /// Cancels the work when it is no longer wanted, and waits for its end all the same.
  /// - Parameter isHere: whether this thread does it. Where the system gives no more threads, others would be
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

/// Runs tasks on the thread that asks it to, one after the other. Where there is nothing to run it sleeps.
final class ThisThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isDone = false
    /// How often there was nothing to do.
    var pauses = 0
  }

  private let state = Mutex(State())
  /// Signalled with each job, and at the end.
  private let news = DispatchSemaphore(value: 0)

  var pauses: Int { state.withLock(\.pauses) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    news.signal()
  }

  func end() {
    state.withLock { $0.isDone = true }
    news.signal()
  }

  /// Whether there was something to do, or may be. Comes back without it after so many seconds.
  func runNext(within seconds: Double) -> Bool {
    let hasNews = news.wait(timeout: .now() + seconds) == .success
    let (job, isDone) = state.withLock { state in
      if !hasNews { state.pauses += 1 }
      return (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isDone)
    }
    unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
    return job != nil || !isDone
  }
}

/// What one task leaves for whoever waits.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Result<Value, any Error>?>(nil)
}
