// Names that every file on iOS has from its system libraries, and that Linux lacks.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs the closure: nothing waits to be released on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  public static let defaultRunLoopMode = RunLoop.Mode.default
  public static let commonModes = RunLoop.Mode.common
}
