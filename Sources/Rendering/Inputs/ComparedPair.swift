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
}
