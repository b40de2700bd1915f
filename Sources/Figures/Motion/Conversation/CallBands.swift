import Motion

/// The rows of a conversation by phases: never more than there is room for, however many calls there are. Each call is
/// in one row or counted in one.
struct CallBands: Equatable {
  private(set) var bands: [CallBand]

  private static let mostBands = 6

  /// Whether rows hold calls that other ones came between.
  private(set) var isSummedUp = false

  /// - Parameter isTerse: whether the rows that have no room take no line of their own.
  init(_ heard: HeardCalls, rows limit: Int, isTerse: Bool = false) {
    bands = Self.split(CallLoops(heard).folds)
    mergeRepeats()
    if isFull(limit) {
      isSummedUp = true
      bands = bands.map(Self.merged)
    }
    if isFull(limit) { bands = CallPhase.allCases.compactMap(joined) }
    for band in bands.indices { bands[band].isTerse = isTerse }
    hideSmallest(rows: limit)
  }

  var rows: Int { bands.reduce(0) { $0 + $1.rows } }

  private func isFull(_ limit: Int) -> Bool { rows > limit || bands.count > Self.mostBands }

  private static func split(_ folds: [CallFold]) -> [CallBand] {
    folds.reduce(into: []) { bands, fold in
      if bands.last?.phase == fold.phase {
        bands[bands.count - 1].folds.append(fold)
      } else {
        bands.append(CallBand(phase: fold.phase, folds: [fold]))
      }
    }
  }

  /// All that is asked again in a phase is told once.
  private mutating func mergeRepeats() {
    bands = bands.map { band in Self.merged(band) { $0.isRepeat } }
  }

  /// All of the phase in one band, at the place of its first one.
  private func joined(_ phase: CallPhase) -> CallBand? {
    let all = bands.filter { $0.phase == phase }.flatMap(\.folds)
    return all.isEmpty ? nil : Self.merged(CallBand(phase: phase, folds: all))
  }

  private static func merged(_ band: CallBand) -> CallBand { merged(band) { _ in true } }

  /// With one row for all those folds that are alike.
  private static func merged(
    _ band: CallBand, where isMeant: (CallFold) -> Bool
  ) -> CallBand {
    var places: [Int: Int] = [:]
    var folds: [CallFold] = []
    for fold in band.folds {
      if isMeant(fold), let place = places[fold.kind] {
        folds[place].calls += fold.calls
      } else {
        places[fold.kind] = folds.count
        folds.append(fold)
      }
    }
    for place in folds.indices { folds[place].calls.sort() }
    return CallBand(phase: band.phase, folds: folds)
  }

  /// Counts the rows of the fewest calls instead, the last ones first; what is asked again and what is asked for are
  /// kept.
  private mutating func hideSmallest(rows limit: Int) {
    // A line that says what is left out takes the room of one row.
    while rows > limit {
      let candidates = bands.indices.flatMap { band in
        bands[band].folds.indices.map { (band, $0) }
      }
      func smallest(_ isMeant: ((band: Int, fold: Int)) -> Bool) -> (band: Int, fold: Int)? {
        candidates.reversed().filter(isMeant).min { weight($0) < weight($1) }
      }
      // A band that only counts its calls says nothing of them: that is for pages without room, and never for all.
      let mayBeEmpty = bands.count { !$0.folds.isEmpty } > 1
      let choice =
        smallest { isSmall($0) && bands[$0.band].folds.count > 1 }
        ?? smallest { isSmall($0) && mayBeEmpty } ?? smallest { bands[$0.band].folds.count > 1 }
        ?? (mayBeEmpty ? candidates.last : nil)
      guard let (band, fold) = choice else { return }
      bands[band].unshown.append(bands[band].folds.remove(at: fold))
    }
    for band in bands.indices where bands[band].unshown.count == 1 && !bands[band].isTerse {
      bands[band].folds = (bands[band].folds + bands[band].unshown).sorted {
        $0.calls[0] < $1.calls[0]
      }
      bands[band].unshown = []
    }
  }

  /// Whether it is neither asked again nor asked for.
  private func isSmall(_ place: (band: Int, fold: Int)) -> Bool {
    let fold = bands[place.band].folds[place.fold]
    return !fold.isRepeat && !fold.isChange
  }

  private func weight(_ place: (band: Int, fold: Int)) -> Int {
    let fold = bands[place.band].folds[place.fold]
    return fold.isRepeat ? .max : fold.isChange ? .max - 1 : fold.calls.count
  }
}
