import UIKit

/// A friend in the list.
public struct Person: Hashable, Sendable {
  /// The friend's name, which is shown in the upper line and decides the colour.
  public let name: String
  /// The lower line of the friend's cell.
  public var subtitle: String
  /// Whether something came in for this friend since the list was last reset.
  public var isUpdated = false

  /// A friend for whom nothing new has come in.
  public init(_ name: String, subtitle: String = "") {
    self.name = name
    self.subtitle = subtitle
  }

  /// The first letter of the name, for the avatar; empty for an empty name.
  public var initial: String { String(name.prefix(1)) }

  /// The hue of the avatar, the same on every run.
  public var hue: CGFloat {
    let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 360 }
    return CGFloat(sum) / 360
  }
}
