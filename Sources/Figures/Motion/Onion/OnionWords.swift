import CoreGraphics
import Motion

/// The sentences of an onion skin: who goes where and how fast, and who is left out.
struct OnionWords {
  private let paths: WaySet
  private let noun: Noun

  init(_ paths: WaySet, noun: Noun) {
    (self.paths, self.noun) = (paths, noun)
  }

  private var story: MotionStory { paths.story }

  /// "Eight moves to the top, 260 left and 116 up", without a full stop.
  func finding(_ choice: OnionChoice) -> String {
    let name = choice.story.spokenName
    let way = choice.story.wayWords
    switch choice.story.role {
    case .moved:
      if let place = place(of: choice.story.id) { return "\(name) \(place), \(way)" }
      return "\(name) moves \(way)"
    case .inserted, .sectionInserted: return "\(name) comes in, \(way)"
    case .deleted, .sectionDeleted: return "\(name) goes out, \(way)"
    case .sectionMoved:
      let section = choice.story.sectionName.map { "\($0.namedAsSection) moves" }
      return "\(section ?? "\(name) moves with its section"), \(way)".capitalizedFirst
    default: return "\(name) \(choice.story.role.verbs.one), \(way)"
    }
  }

  /// The same where nobody goes anywhere.
  var stillness: String {
    let changes = MotionWords(story, noun: noun).changes
    let isScroll = story.scrollWords != nil && !story.roles.isAsked
    guard !story.changed.isEmpty, !hasUnseenWays, !isScroll else { return changes }
    let place = paths.stayOnScreen ? "its place on the screen" : "its place"
    return "\(changes); nothing leaves \(place)"
  }

  /// Whether anybody leaves its place for one beyond the screen, where nobody follows it.
  private var hasUnseenWays: Bool {
    let roles = story.roles
    if roles.count(.moved) > 0 || roles.count(.sectionMoved) > 0 { return true }
    return roles.isAsked && story.changed.contains(where: \.crossesEdge)
  }

  /// To an end of the data.
  private func place(of id: ElementID) -> String? {
    guard let end = MotionWords(story, noun: noun).end(of: id) else { return nil }
    return end.isFirst ? "moves to \(end.words)" : "goes to \(end.words)"
  }

  /// How fast it is, and all others.
  ///
  /// - Parameter course: nil where nothing is drawn between the start and the end.
  func notes(_ choice: OnionChoice, _ course: OnionCourse?) -> [String] {
    var notes: [String] = []
    if let course, course.interval > 0, course.showsPoses {
      notes.append("Poses every \(FigureText.seconds(course.interval)): wide apart is fast.")
    }
    if choice.way.isInvented { notes.append("Dashed: \(choice.way.inventedWords).") }
    return notes + others(choice.ids)
  }

  /// Names of those that are gone, and how many others there are.
  ///
  /// - Parameter shown: those whose way is drawn.
  func others(_ shown: Set<ElementID>) -> [String] {
    let others = story.elements.filter { !shown.contains($0.id) && $0.id.kind.isLabelled }
    let gone = others.filter(\.isGone)
    // All are drawn as they are if none leaves its place.
    guard !shown.isEmpty else { return story.farNotes + PathNotes.named(gone, .deleted) }
    let counted = StepRoles.told.compactMap { role -> String? in
      let count = others.count { $0.role == role }
      guard count > 0, role != .deleted, role != .sectionDeleted else { return nil }
      let words = count == 1 ? role.verbs.one : role.verbs.many
      return "\(CountWords.counted(count, Noun("other", "others"))) \(words)"
    }
    let told = counted.isEmpty ? [] : ["Left out: \(counted.joined(separator: ", "))."]
    return told + story.farNotes + PathNotes.named(gone, .deleted)
  }
}
