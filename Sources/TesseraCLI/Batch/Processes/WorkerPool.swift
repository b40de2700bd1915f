internal import Glibc

/// Works on scenes in several processes and hands the reports back as they come.
struct WorkerPool {
  /// What processes are started with.
  let words: [String]
  let environment: [String: String]
  let jobs: Int
  /// How long one scene may take.
  let secondsForScene: Int
  let interruption: Interruption

  /// What is told while the work goes on.
  struct Events {
    /// A scene is done, its place among the others first.
    var report: (Int, SceneReport) -> Void
    /// Now and then: how many scenes are done.
    var progress: (Int) -> Void
    /// The report of a scene whose process crashed or was stopped.
    var failure: (_ scene: String, _ failure: Failure) -> SceneReport
    /// Before the processes are waited for.
    var interrupted: () -> Void
    /// A process is gone in the middle of a scene, whose place among the others comes second.
    var ended: (pid_t, Int) -> Void
  }

  /// Why there is no report.
  enum Failure: Equatable {
    case crash(signal: Int32)
    case time(seconds: Int)
    case start(FileFault)
  }

  /// Whether all scenes were worked on: nobody interrupted it.
  func run(_ scenes: [String], _ events: Events) -> Bool {
    var course = PoolCourse(pool: self, scenes: scenes, events: events)
    return course.run()
  }
}

/// One run of a pool.
private struct PoolCourse {
  let pool: WorkerPool
  let scenes: [String]
  let events: WorkerPool.Events
  private var workers: [WorkerProcess] = []
  private var next = 0
  private var done = 0
  private var isStopping = false

  init(pool: WorkerPool, scenes: [String], events: WorkerPool.Events) {
    self.pool = pool
    self.scenes = scenes
    self.events = events
  }

  mutating func run() -> Bool {
    while done < scenes.count {
      if pool.interruption.hasCome() { interrupt() }
      if isStopping, workers.allSatisfy({ $0.job == nil }) { break }
      if !isStopping { handOut() }
      listen()
      stopTheSlow()
      events.progress(done)
    }
    for worker in workers { worker.endRequests() }
    return done == scenes.count
  }

  /// The first signal lets every process finish its scene, the second one ends them.
  private mutating func interrupt() {
    if isStopping {
      for worker in workers where worker.job != nil { worker.stop() }
    } else {
      isStopping = true
      events.interrupted()
      for worker in workers { worker.endRequests() }
    }
  }

  private mutating func handOut() {
    while next < scenes.count {
      if let idle = workers.first(where: \.isIdle) {
        idle.work(on: scenes[next], index: next)
        next += 1
      } else if workers.count < min(pool.jobs, scenes.count) {
        do throws(FileFault) {
          workers.append(
            try WorkerProcess(words: pool.words, environment: pool.environment))
        } catch {
          take(events.failure(scenes[next], .start(error)), at: next)
          next += 1
        }
      } else {
        return
      }
    }
  }

  /// Waits a moment for reports.
  private mutating func listen() {
    guard !workers.isEmpty else { return }
    var descriptors = workers.map { pollfd(fd: $0.reports, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&descriptors, nfds_t(descriptors.count), 100) > 0 else { return }
    var ended: [Int] = []
    for (index, descriptor) in descriptors.enumerated() where descriptor.revents != 0 {
      let worker = workers[index]
      let job = worker.job
      switch worker.nextReport() {
      case .nothing: break
      case .report(let report): if let job { take(report, at: job.index) }
      case .ended:
        ended.append(index)
        if let job {
          let failure = WorkerPool.Failure.crash(signal: worker.exitSignal())
          events.ended(worker.process, job.index)
          take(events.failure(scenes[job.index], failure), at: job.index)
        }
      }
    }
    for index in ended.reversed() { workers.remove(at: index) }
  }

  private mutating func stopTheSlow() {
    let limit = Duration.seconds(pool.secondsForScene)
    for (index, worker) in workers.enumerated().reversed() {
      guard let job = worker.job, job.start.duration(to: .now) > limit else { continue }
      worker.stop()
      // Until it is gone it may still write.
      _ = worker.exitSignal()
      events.ended(worker.process, job.index)
      workers.remove(at: index)
      take(events.failure(scenes[job.index], .time(seconds: pool.secondsForScene)), at: job.index)
    }
  }

  private mutating func take(_ report: SceneReport, at index: Int) {
    done += 1
    events.report(index, report)
  }
}
