/// What a process does that another one has started for work: takes scenes, gives reports, until no more come.
@MainActor enum WorkerLoop {
  static func run(_ worker: SceneWorker) {
    var buffer: [UInt8] = []
    while true {
      while let scene = MessagePipe.message(in: &buffer) {
        let report = worker.report(on: .file(scene))
        guard MessagePipe.write(report.json, to: WorkerProcess.reportDescriptor) else { return }
      }
      guard MessagePipe.read(WorkerProcess.requestDescriptor, into: &buffer) else { return }
    }
  }
}
