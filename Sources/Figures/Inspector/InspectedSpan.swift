public import Motion

/// A step as people know it: the changes of a score that it is made of, as those under a finger.
public struct InspectedSpan: Sendable {
  /// How many changes of the score it has.
  public var count: Int
  /// The part that each element plays in it; nil where its changes say so themselves.
  public var roles: StepRoles?

  /// So many changes in a row.
  public init(count: Int, roles: StepRoles? = nil) {
    self.count = count
    self.roles = roles
  }
}
