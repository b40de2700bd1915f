/// Two files that belong to one another, or one that has no partner.
package struct ComparedPair: Equatable, Sendable {
  /// By which both are known: the path below their folders, or the part that their patterns share.
  package let name: String
  /// The path of each; nil for the side that has no such file.
  package let before: String?
  package let after: String?

  package init(name: String, before: String?, after: String?) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  /// As git tells its tools of a file that was added or removed; nil of any other pair.
  package init?(fromGit before: String, _ after: String) {
    let nothing = "/dev/null"
    guard (before == nothing) != (after == nothing) else { return nil }
    self.init(
      name: before == nothing ? after : before, before: before == nothing ? nil : before,
      after: after == nothing ? nil : after)
  }
}
