public import Imaging

/// How two pictures are compared: how much is let pass, and which parts of them are not looked at.
public struct ComparisonRules {
  /// How much of a difference is let pass.
  public var profile: DiffProfile
  /// The parts that are not looked at; nothing where all of them are.
  package var ignored: IgnoredParts?

  /// Rules that ignore nothing.
  public init(_ profile: DiffProfile = .exact) {
    self.profile = profile
  }

  /// How two pictures differ by these rules.
  public func difference(_ before: Bitmap, _ after: Bitmap) -> PictureDifference {
    guard let ignored else { return PictureDifference(before, after, by: profile) }
    let known = ignored.hidden
    let seen = ignored.hidden(after, behind: before)
    var difference = PictureDifference(before, seen, by: profile)
    difference.ignored = ignored.hidden - known
    return difference
  }
}
