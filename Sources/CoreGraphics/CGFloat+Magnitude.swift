public import Foundation

// Inside `extension CGFloat`, Foundation's unavailable static members named `abs`, `max` and `min`
// hide the global functions. These stand in their way, so that unqualified calls compile there.
extension CGFloat {
  public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
  public func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  public func max<T: Comparable>(_ x: T, _ y: T, _ z: T) -> T { Swift.max(x, y, z) }
  public func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  public func min<T: Comparable>(_ x: T, _ y: T, _ z: T) -> T { Swift.min(x, y, z) }

  public static func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
  public static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  public static func max<T: Comparable>(_ x: T, _ y: T, _ z: T) -> T { Swift.max(x, y, z) }
  public static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  public static func min<T: Comparable>(_ x: T, _ y: T, _ z: T) -> T { Swift.min(x, y, z) }
}

public let MAXFLOAT = Float.greatestFiniteMagnitude
