import CoreGraphics
import Motion

/// The sentences below a picture of ways, about all that it could not show.
enum PathNotes {
  private static let longestList = 6

  /// - Parameters:
  ///   - hidden: elements whose ways are not drawn.
  ///   - unnamed: elements that something was asked of and that have no name in the picture.
  static func common(_ paths: WaySet, hidden: Int, unnamed: [ElementStory]) -> [String] {
    var notes = paths.story.scrollNotes + crossing(paths) + paths.markNotes
    if hidden > 0 {
      let count = CountWords.number(hidden)
      notes.append("… and \(count) more \(hidden == 1 ? "way is" : "ways are") not drawn.")
    }
    notes += StepRoles.told.flatMap { role in named(unnamed.filter { $0.role == role }, role) }
    return notes + dashes(paths) + paths.story.farNotes + away(paths)
  }

  /// Lines of ways whose start or end nobody sees.
  private static func dashes(_ paths: WaySet) -> [String] {
    let dashed = paths.ways.filter { $0.isAsked && $0.isInvented && $0.story.role.isMove }
    let fading = dashed.filter(\.isFade)
    var notes: [String] = []
    if fading.count < dashed.count {
      notes.append("A dashed way starts or ends beyond the screen.")
    }
    if let first = fading.first {
      let who =
        fading.count == 1
        ? "\(first.story.spokenName) goes no way"
        : "\(CountWords.counted(fading.count, .item)) go no way".capitalizedFirst
      notes.append("\(who): one view fades out, another one in.")
    }
    return notes
  }

  /// "Deleted: a, b and nine more."
  static func named(_ stories: [ElementStory], _ role: Role) -> [String] {
    guard !stories.isEmpty else { return [] }
    let names = stories.map(\.toldName)
    let told =
      names.count > longestList
      ? names.prefix(longestList - 1) + ["\(CountWords.number(names.count - longestList + 1)) more"]
      : names[...]
    return ["\(role.words.capitalizedFirst): \(CountWords.list(Array(told)))."]
  }

  /// Who only crosses the edge of the screen has no part in what happens.
  private static func crossing(_ paths: WaySet) -> [String] {
    [Role.cameIntoView, .leftView].compactMap { role in
      let stories = paths.seen.filter { $0.role == role }
      guard let first = stories.first else { return nil }
      let verb = stories.count == 1 ? role.verbs.one : role.verbs.many
      let who =
        stories.count <= 3
        ? CountWords.list(stories.map(\.spokenName))
        : "\(first.spokenName) and \(CountWords.number(stories.count - 1)) more"
      // A name keeps its letters.
      return "\(first.spokenName == first.label ? who : who.capitalizedFirst) \(verb)."
    }
  }

  /// Elements that something was asked of where nobody sees it.
  private static func away(_ paths: WaySet) -> [String] {
    let seen = Set(paths.seen.map(\.id))
    let count = paths.story.elements.count { $0.role.isAsked && !seen.contains($0.id) }
    guard count > 0 else { return [] }
    let verb = count == 1 ? "changes" : "change"
    return ["… and \(CountWords.number(count)) more \(verb) beyond the screen."]
  }
}

extension WaySet {
  /// The same elements, standing still.
  var withoutWays: WaySet { WaySet(still: self) }
}
