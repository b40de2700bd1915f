internal import Platform

/// The life of a process that another one has started for work: takes scenes, gives reports, until no more come.
@MainActor enum WorkerLoop {
  /// Whether nobody will ask for more than what is in hand.
  static var isLast: Bool { MessagePipe.hasEnded(WorkerProcess.requestDescriptor) }

  static func run(_ worker: SceneWorker) {
    var buffer: [UInt8] = []
    while true {
      while let message = MessagePipe.message(in: &buffer) {
        guard let request = try? WorkerRequest(json: message) else { return }
        let answer = worker.answer(
          request, for: SceneInput(named: request.scene, worker.options.order.changes))
        guard MessagePipe.write(answer.json, to: WorkerProcess.reportDescriptor) else { return }
      }
      guard MessagePipe.read(WorkerProcess.requestDescriptor, into: &buffer) else { return }
    }
  }
}
