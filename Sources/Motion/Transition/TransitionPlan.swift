import CoreGraphics

/// The tracks of a change in their order, and who follows which clock.
struct TransitionPlan {
  private(set) var tracks: [ElementTrack] = []
  /// One for each rank of the change, then one for each additional animation.
  private(set) var clocks: [Clock]
  /// For each track, its clock.
  private(set) var clockIndexes: [Int] = []

  init(_ capture: TransitionCapture) {
    clocks = [capture.timing.clock(ofRank: 0)]
    collectTracks(capture)
    stagger(capture)
    follow(capture.additions)
    lift(capture.roles)
    sort()
  }

  var duration: TimeInterval {
    clocks.reduce(0) { max($0, $1.end) }
  }

  private mutating func collectTracks(_ capture: TransitionCapture) {
    tracks.reserveCapacity(capture.changes.count + 16)
    let clock = clocks[0]
    for index in capture.changes.indices {
      tracks.append(ElementTrack(capture.changes[index], clock: clock))
    }
  }

  private mutating func stagger(_ capture: TransitionCapture) {
    clockIndexes = [Int](repeating: 0, count: tracks.count)
    guard let stagger = capture.timing.stagger else { return }
    clockIndexes = StaggerRanks.ranks(
      of: tracks, stagger.order, viewport: capture.after.viewport)
    clocks = (0...(clockIndexes.max() ?? 0)).map { capture.timing.clock(ofRank: $0) }
    for index in tracks.indices { tracks[index].follow(clocks[clockIndexes[index]]) }
  }

  private mutating func follow(_ additions: [AdditionalAnimation]) {
    for addition in additions {
      let place = tracks.firstIndex { $0.id == addition.id && $0.isLeaving != addition.stays }
      if let place {
        tracks[place].add(addition)
      } else {
        clockIndexes.append(clocks.count)
        tracks.append(ElementTrack(addition))
      }
      clocks.append(addition.clock)
    }
  }

  /// A card that is moved in the data passes over those that make room for it.
  private mutating func lift(_ roles: StepRoles?) {
    guard let roles, roles.counts[.moved] != nil else { return }
    for index in tracks.indices where !tracks[index].isLeaving && tracks[index].role == .moved {
      if roles.role(of: tracks[index].id, .after) == .moved { tracks[index].lift() }
    }
  }

  /// In the order of a snapshot. If an element has two views, the one that leaves comes first, and so is
  /// drawn behind.
  private mutating func sort() {
    let places = tracks.indices.map {
      TrackPlace(tracks[$0].end.kind, tracks[$0].end.path, index: $0)
    }
    let order = places.sorted { first, second in
      if let isBefore = first.standsBefore(second) { return isBefore }
      let (left, right) = (tracks[first.index], tracks[second.index])
      if LayoutSnapshot.standsBefore(left.end, right.end) { return true }
      if LayoutSnapshot.standsBefore(right.end, left.end) { return false }
      return left.isLeaving == right.isLeaving ? first.index < second.index : left.isLeaving
    }
    // Most captures come in order, and moving the tracks costs more than looking.
    guard order.indices.contains(where: { order[$0].index != $0 }) else { return }
    tracks = order.map { tracks[$0.index] }
    clockIndexes = order.map { clockIndexes[$0.index] }
  }
}

/// The part of a track's identity that decides most comparisons, in numbers.
private struct TrackPlace {
  let index: Int
  private let kind: ElementKind
  private let section: Int
  private let item: Int

  init(_ kind: ElementKind, _ path: IndexPath, index: Int) {
    self.index = index
    self.kind = kind
    section = path.count > 0 ? path[0] : .min
    item = path.count > 1 ? path[1] : .min
  }

  /// nil where that part does not decide.
  func standsBefore(_ other: TrackPlace) -> Bool? {
    if kind != other.kind { return kind < other.kind }
    if section != other.section { return section < other.section }
    return item == other.item ? nil : item < other.item
  }
}
