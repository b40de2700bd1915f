internal import Dispatch
internal import Synchronization

/// Runs tasks on the thread that asks it to, one after the other. Without anything to run it sleeps.
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
