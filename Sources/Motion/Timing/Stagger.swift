public import CoreGraphics

/// Lets the elements of a change start one after the other.
public struct Stagger: Equatable, Sendable {
  /// Seconds from one start to the next.
  public let interval: TimeInterval
  /// The sequence in which elements start.
  public let order: Order

  /// Elements that are alike in this start together.
  public enum Order: Equatable, Sendable {
    /// By index path, so that a cell and its section's header may start together.
    case index
    /// The nearest first, by their centres in the content; nil measures from the middle of what is seen.
    case distance(from: CGPoint?)
    /// First what disappears, then what moves or is reloaded, then what appears.
    case role
    /// Shuffled, in the same way for the same seed.
    case random(seed: UInt64)
  }

  /// Throws where the interval, in seconds, is negative or longer than a day.
  public init(by interval: TimeInterval, order: Order = .index) throws(TimingError) {
    self.interval = try TimingQuantity.stagger.checked(interval, in: 0...TimingQuantity.longest)
    self.order = order
  }
}
