internal import Dispatch

/// Two pieces of work at the same time; one after the other as long as the system gives no thread for the second.
package enum BothAtOnce {
  package static func run<First, Second>(
    _ first: @Sendable () throws -> sending First, _ second: @Sendable () throws -> sending Second
  ) throws -> (First, Second) {
    let (one, other) = (Outcome<First>(), Outcome<Second>())
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { one.fill(first) } else { other.fill(second) }
    }
    // The first one's mistake is told, as it is where they come one after the other.
    let before = try one.take()
    return (before, try other.take())
  }
}

/// A result that one thread leaves for another, which looks when the first one is done.
private final class Outcome<Value>: @unchecked Sendable {
  private var result: Result<Value, any Error>?

  func fill(_ work: () throws -> sending Value) { result = Result { try work() } }

  func take() throws -> Value {
    guard let result else { throw CancellationError() }
    return try result.get()
  }
}
