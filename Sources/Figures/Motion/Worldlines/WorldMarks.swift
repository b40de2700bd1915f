import Motion

/// The roles of an element in each of the changes that worldlines show.
struct WorldMarks {
  /// nil where the element is not there.
  let roles: [Role?]
  /// The role that took it out of the data, if it is told beside its line.
  let going: Role?
  /// The role of one that stayed, if it is told beside its line.
  let staying: Role?

  init(_ stories: [ElementStory?]) {
    roles = stories.map { $0?.role }
    let told = stories.compactMap { $0 }.filter(\.hasBadge)
    going = told.first(where: \.isGone)?.role
    staying = told.filter { !$0.isGone }.map(\.role).min()
  }

  /// The first word of all.
  var first: Role { roles.compactMap(\.self).min() ?? .unchanged }
}
