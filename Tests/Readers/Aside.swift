internal import Dispatch

/// Does what waits for others on a thread of its own, so that the few threads of the tests stay at work.
public func aside<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: .init(catching: body)) }
  }
}
