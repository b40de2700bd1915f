import UIKit

/// A friend in the list.
public struct Person: Hashable, Sendable {
  public let name: String
  public var subtitle: String
  /// Whether something came in for this friend since the list was last reset.
  public var isUpdated = false

  public init(_ name: String, subtitle: String = "") {
    self.name = name
    self.subtitle = subtitle
  }

  public var initial: String { String(name.prefix(1)) }

  /// The hue of the avatar, the same on every run.
  public var hue: CGFloat {
    let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 360 }
    return CGFloat(sum) / 360
  }
}
