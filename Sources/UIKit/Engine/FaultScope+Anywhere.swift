import Dispatch

extension FaultScope {
  /// Raises from code that belongs to no actor, such as an index path's properties.
  package nonisolated static func raiseAnywhere(_ fault: Fault) {
    guard isOnMainActor else {
      fatalError("*** Terminating app due to uncaught exception, reason: '\(fault.sentence)'")
    }
    MainActor.assumeIsolated { raise(fault) }
  }

  // On Linux the main queue, which the main actor runs on, may be served by another thread.
  nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  private nonisolated static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
