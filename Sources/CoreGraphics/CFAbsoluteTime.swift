import Foundation

public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the beginning of 2001. For code that measures itself; nothing here asks for it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
