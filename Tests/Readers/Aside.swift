internal import Foundation
public import Testing

/// Lets tests run on threads of their own: they start programs and wait for them, and the few threads that all tests
/// share would stand still meanwhile.
public struct AsideTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
  }
}

extension Trait where Self == AsideTrait {
  /// For tests that wait for other programs, or hold their thread for another reason.
  public static var aside: Self { Self() }
}

/// Does each piece of work on a new thread.
private final class OwnThreads: TaskExecutor {
  static let shared = OwnThreads()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = unsafe asUnownedTaskExecutor()
    Thread.detachNewThread { unsafe job.runSynchronously(on: executor) }
  }
}
