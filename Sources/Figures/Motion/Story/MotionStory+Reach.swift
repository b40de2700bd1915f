import CoreGraphics
import Motion

/// Whether the elements that a figure knows are all that there are: whoever is said to go farthest has to be compared
/// with those beyond the screen, too.
extension MotionStory {
  /// "goes farthest", or "goes farthest of those seen" where others beyond the screen may go farther.
  func farthestWords(_ verb: String) -> String { "\(verb) farthest\(farthestGroup)" }

  /// " of those seen", " of those that stay": whom the farthest of them is compared with, where these are not all.
  var farthestGroup: String {
    mayBeOutrun ? " of those seen" : isOutrunByPassers ? " of those that stay" : ""
  }

  /// Whether somebody that comes or goes is carried as far on the screen as the farthest of those that stay.
  private var isOutrunByPassers: Bool {
    func isPasser(_ element: ElementStory) -> Bool {
      element.crossesEdge || TakenWay(element) == nil
    }
    let longest = elements.filter { !isPasser($0) }.map(\.length).max() ?? 0
    guard longest >= 0.5 else { return false }
    return elements.contains { element in
      guard isPasser(element), element.id.kind == .cell, let start = element.start,
        let end = element.end
      else { return false }
      let way = start.way(to: end)
      return hypot(way.dx, way.dy) > longest - 0.05
    }
  }

  /// Whether an element beyond the screen may go farther than those that are seen.
  var mayBeOutrun: Bool {
    guard let columns = roles.columns else { return goesOn }
    let (before, after) = (columns.before.ordinals, columns.after.ordinals)
    let seen = Set(elements.filter { $0.length >= 0.5 }.map(\.id))
    var (most, mostUnseen) = (0, 0)
    for (id, place) in before where id.identifier != nil {
      guard let end = after[id] else { continue }
      let way = abs(end - place)
      if seen.contains(id) { most = max(most, way) } else { mostUnseen = max(mostUnseen, way) }
    }
    return mostUnseen > most || before.keys.contains { $0.identifier == nil } && goesOn
  }

  /// Whether more of the data stand elsewhere than are seen to follow: others beyond the screen follow, too.
  var leadsBeyond: Bool {
    guard let columns = roles.columns,
      transition.before.elements.count(where: { $0.kind == .cell }) < columns.before.count
    else { return false }
    let after = columns.after.ordinals
    let following = columns.before.places.reduce(0) { sum, row in
      guard row.id.identifier != nil, let end = after[row.id], end != row.place,
        !roles[row.id].isAsked
      else { return sum }
      return sum + row.count
    }
    let known = elements.count {
      $0.id.kind == .cell && !$0.role.isAsked && $0.role != .unchanged
    }
    return following > known
  }

  /// Whether the content has room for elements that are not known, before the change or after it.
  private var goesOn: Bool { content.before.hasRoomBeyond || content.after.hasRoomBeyond }
}

extension MotionStory {
  /// Who was asked to move from beyond the screen or out of it, where no layout tells the way: "“40” comes from beyond the
  /// screen: it appears in its new place."
  var farNotes: [String] {
    let moved = elements.filter { $0.hasBadge && $0.hasNoWay }
    func note(_ stories: [ElementStory], one: String, many: String) -> String? {
      guard !stories.isEmpty else { return nil }
      let names =
        stories.count <= Self.mostFar
        ? CountWords.list(stories.map(\.spokenName))
        : CountWords.counted(stories.count, .item).capitalizedFirst
      return "\(names) \(stories.count == 1 ? one : many)."
    }
    return [
      note(
        moved.filter { $0.before == nil },
        one: "comes from beyond the screen: it appears in its new place",
        many: "come from beyond the screen: they appear in their new places"),
      note(
        moved.filter { $0.after == nil },
        one: "goes beyond the screen: it disappears in its old place",
        many: "go beyond the screen: they disappear in their old places"),
      beyond,
    ].compactMap(\.self)
  }

  /// "Beyond the screen: Gus and Pam.": items that something was asked of, and of which no figure knows a place. How
  /// many move is a part of findings, where others are not asked for.
  private var beyond: String? {
    let known = Set(elements.map(\.id))
    let unseen = Role.allCases.filter(\.isAskedOfItem).flatMap { role in
      roles.items(with: role).filter { !known.contains($0) }.map { (role: role, id: $0) }
    }
    let areInFinding = unseen.count > Self.mostFar && unseen.allSatisfy { $0.role == .moved }
    let told = areInFinding ? [] : unseen
    guard !told.isEmpty else { return nil }
    let names =
      told.count <= Self.mostFar
      ? CountWords.list(told.map { looks.spokenName(of: $0.id) })
      : CountWords.counted(told.count, .item)
    return "Beyond the screen: \(names)."
  }

  private static let mostFar = 3
}

extension MotionStory {
  /// "Eggs becomes 76 higher": the items that get another size where nothing else was asked for; nil for none and many.
  var growthWords: String? {
    let grown = elements(with: .resized).filter { $0.id.kind == .cell }
    guard !grown.isEmpty, grown.count <= Self.mostGrown, !roles.isAsked, roles.scroll == nil else {
      return nil
    }
    guard grown.count == 1, let only = grown.first else {
      return "\(CountWords.list(grown.map(\.spokenName))) change their size"
    }
    let (start, end) = (only.start?.size ?? .zero, only.end?.size ?? .zero)
    let (wider, higher) = (end.width - start.width, end.height - start.height)
    func words(_ way: CGFloat, more: String, less: String) -> String {
      "\(only.spokenName) becomes \(FigureText.length(abs(way))) \(way > 0 ? more : less)"
    }
    if abs(wider) < 0.5, abs(higher) >= 0.5 { return words(higher, more: "higher", less: "lower") }
    if abs(higher) < 0.5, abs(wider) >= 0.5 { return words(wider, more: "wider", less: "narrower") }
    return "\(only.spokenName) changes its size"
  }

  private static let mostGrown = 3
}

extension DataColumn {
  /// The place of each item among all of the data; of a run, that of its first.
  fileprivate var ordinals: [ElementID: Int] {
    Dictionary(places.map { ($0.id, $0.place) }) { _, last in last }
  }

  /// The same in their order, with how many each stands for.
  fileprivate var places: [(id: ElementID, place: Int, count: Int)] {
    var (places, start): ([(id: ElementID, place: Int, count: Int)], Int) = ([], 0)
    for section in sections {
      for row in section.rows {
        switch row {
        case .item(let id, let index): places.append((id, start + index, 1))
        case .run(let id, let index, let count): places.append((id, start + index, count))
        }
      }
      start += section.count
    }
    return places
  }
}

extension LayoutSnapshot {
  /// Whether the content goes on for more than a cell beyond the cells that are known.
  var hasRoomBeyond: Bool {
    let frames = elements.filter { $0.kind == .cell && $0.isDrawable }.map(\.frame)
    guard let least = frames.map(\.height).min(), let slimmest = frames.map(\.width).min() else {
      return false
    }
    let area = frames.reduce(CGRect.null) { $0.union($1) }
    let rest = max(contentSize.height - area.maxY, area.minY)
    let side = max(contentSize.width - area.maxX, area.minX)
    return contentSize.height > viewport.height + 0.5 && rest > least
      || contentSize.width > viewport.width + 0.5 && side > slimmest
  }
}
