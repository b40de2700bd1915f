internal import Platform
internal import Rendering

/// Works on scenes in several processes and hands the answers back as they come. The processes stay from one run to
/// the next, and a scene goes to the process that has read it before, where that is not busy.
final class WorkerPool {
  /// The terms on which processes are started.
  struct Terms {
    let words: [String]
    let environment: [String: String]
    let place: WorkerProcess.Place
    let jobs: Int
    /// How long one request may take that asks for no frames.
    let secondsForScene: Int
    let interruption: Interruption
  }

  fileprivate let terms: Terms
  fileprivate var workers: [WorkerProcess] = []
  /// Which process has read a scene.
  fileprivate var readers: [String: Int32] = [:]

  init(_ terms: Terms) {
    self.terms = terms
  }

  deinit { for worker in workers { worker.endRequests() } }

  /// The events that are told while the work goes on.
  struct Events {
    /// A request is answered, its place among the others first.
    var answer: (Int, WorkerAnswer) -> Void
    /// A moment is over, whether anything has come or not.
    var pause: () -> Void
    /// The report of a scene whose process crashed or was stopped.
    var failure: (_ scene: String, _ failure: WorkerFailure) -> SceneReport
    /// Before the processes are waited for.
    var interrupted: () -> Void
    /// A process is gone in the middle of a request, whose place among the others comes second.
    var ended: (Int32, Int) -> Void
  }

  /// Whether all requests were answered: nobody interrupted it.
  func run(_ requests: [WorkerRequest], _ events: Events) -> Bool {
    var course = PoolCourse(pool: self, requests: requests, events: events)
    return course.run()
  }
}

/// One run of a pool.
private struct PoolCourse {
  let pool: WorkerPool
  let requests: [WorkerRequest]
  let events: WorkerPool.Events
  private var queue: RequestQueue
  private var done = 0
  private var isStopping = false
  /// Whether a scene was not finished.
  private var isCutShort = false

  init(pool: WorkerPool, requests: [WorkerRequest], events: WorkerPool.Events) {
    self.pool = pool
    self.requests = requests
    self.events = events
    queue = RequestQueue(requests.map { pool.readers[$0.scene] })
  }

  mutating func run() -> Bool {
    while done < requests.count {
      if pool.terms.interruption.hasCome() { interrupt() }
      if isStopping, pool.workers.allSatisfy({ $0.job == nil }) { break }
      if !isStopping { handOut() }
      listen()
      stopTheSlow()
      events.pause()
    }
    return done == requests.count && !isCutShort
  }

  /// The first signal lets every process finish its scene, the second one ends them.
  private mutating func interrupt() {
    if isStopping {
      for worker in pool.workers where worker.job != nil { worker.stop() }
    } else {
      isStopping = true
      events.interrupted()
      for worker in pool.workers { worker.endRequests() }
    }
  }

  private mutating func handOut() {
    while !queue.isEmpty {
      if let idle = pool.workers.first(where: \.isIdle) {
        guard let next = queue.next(for: idle.number) else { return }
        if case .plan(let scene) = requests[next] { pool.readers[scene] = idle.number }
        idle.take(requests[next], index: next)
      } else if pool.workers.count < min(pool.terms.jobs, requests.count) {
        do throws(FileFault) {
          pool.workers.append(
            try WorkerProcess(
              words: pool.terms.words, environment: pool.terms.environment, pool.terms.place))
        } catch {
          // Those that there are can do it all, if not at once.
          guard pool.workers.isEmpty else { return }
          guard let next = queue.next(for: nil) else { return }
          take(.report(events.failure(requests[next].scene, .start(error))), at: next)
        }
      } else {
        return
      }
    }
  }

  /// Waits a moment for answers.
  private mutating func listen() {
    guard !pool.workers.isEmpty else { return }
    var ended: [Int] = []
    for index in MessagePipe.ready(among: pool.workers.map(\.reports), within: 100) {
      let worker = pool.workers[index]
      let job = worker.job
      switch worker.nextAnswer() {
      case .nothing: break
      case .answer(let answer):
        worker.tellWords()
        if let job { take(answer, at: job.index) }
      case .ended:
        ended.append(index)
        if let job {
          let failure = worker.failure()
          events.ended(worker.number, job.index)
          take(.report(events.failure(requests[job.index].scene, failure)), at: job.index)
        }
      }
    }
    for index in ended.reversed() { pool.workers.remove(at: index) }
  }

  private mutating func stopTheSlow() {
    for (index, worker) in pool.workers.enumerated().reversed() {
      let limit = WorkPhase.seconds(pool.terms.secondsForScene, megapixels: worker.megapixels)
      guard let job = worker.job, job.start.duration(to: .now) > .seconds(limit) else { continue }
      worker.stop()
      // Until it is gone it may still write.
      worker.waitForEnd()
      events.ended(worker.number, job.index)
      pool.workers.remove(at: index)
      let failure = WorkerFailure.time(seconds: limit, worker.phase)
      take(.report(events.failure(requests[job.index].scene, failure)), at: job.index)
    }
  }

  private mutating func take(_ answer: WorkerAnswer, at index: Int) {
    done += 1
    if case .report(let report) = answer, report.code == .interrupted { isCutShort = true }
    events.answer(index, answer)
  }
}
