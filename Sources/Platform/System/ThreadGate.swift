internal import Dispatch
internal import Glibc

/// Threads that wait for each other and do nothing else: those that have ended would not count.
final class ThreadGate {
  private let gate = DispatchSemaphore(value: 0)
  private var threads: [pthread_t] = []

  deinit {
    for _ in threads { gate.signal() }
    for thread in threads { _ = pthread_join(thread, nil) }
  }

  /// Starts one more; whether the system gives it.
  func startThread() -> Bool {
    var thread = pthread_t()
    let place = unsafe Unmanaged.passUnretained(gate).toOpaque()
    guard unsafe pthread_create(&thread, nil, Self.wait, place) == 0 else { return false }
    threads.append(thread)
    return true
  }

  private static let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    place in
    guard let place = unsafe place else { return nil }
    unsafe Unmanaged<DispatchSemaphore>.fromOpaque(place).takeUnretainedValue().wait()
    return nil
  }
}
