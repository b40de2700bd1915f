internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import SceneFormat
internal import VisualDiff

// The lines of `--json` about differences. Keys are only ever added.

extension TableDifference.StepOrders {
  var event: TerminalText {
    Event.line("difference", [("steps", .list([.texts(before), .texts(after)]))])
  }
}

extension TableDifference.Change {
  /// One for each element.
  var event: TerminalText { Event.difference(place.text, is: kind.label, changes) }

  /// Its move, and a change for each other column; one where it came or went.
  private var changes: [PictureChange] {
    guard case .changed(let clauses) = kind else { return [change(kind.label)] }
    let others = zip(columns, clauses).filter { move == nil || !["x", "y"].contains($0.0) }
    let moves = move.map { move in
      var moved = change("moved", of: "place")
      moved.way = [Double(move.dx), Double(move.dy)]
      return [moved]
    }
    return (moves ?? [])
      + others.map { column, clause in change("changed", of: column, clause) }
  }

  private func change(
    _ label: String, of attribute: String? = nil, _ words: String? = nil
  ) -> PictureChange {
    var change = PictureChange(label)
    (change.box, change.element) = (box.wholeUnits, place.text)
    (change.attribute, change.change) = (attribute, words)
    return change
  }
}

extension TableDifference.Change.Kind {
  fileprivate var label: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}

extension DrawingDifference {
  /// One for each element.
  var events: TerminalText {
    changes.map { Event.difference($0.place, is: $0.label, $0.changes) }.joined()
  }
}

extension DrawingDifference.Change {
  fileprivate var label: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  fileprivate var changes: [PictureChange] {
    var changes = [PictureChange(label)]
    if case .changed(let clauses) = kind { changes = clauses.map(\.change) }
    return changes.map { change in
      var change = change
      (change.box, change.element) = (box?.wholeUnits, place)
      return change
    }
  }
}

extension DrawingDifference.Clause {
  /// The property, how it changed, and the way of what moved, in points.
  fileprivate var change: PictureChange {
    var change = PictureChange("changed")
    change.change = text
    switch self {
    case .moved(let dx, let dy):
      change.label = "moved"
      (change.attribute, change.way) = ("place", [Double(dx), Double(dy)])
    case .transformed: change.attribute = "transform"
    case .property(let key, _, _), .definition(let key, _): change.attribute = key
    case .kind: change.attribute = "shape"
    case .order: change.attribute = "order"
    case .motion(let name, _, _, let start): (change.attribute, change.start) = (name, start)
    }
    return change
  }
}

extension CGRect {
  /// The whole units that hold all of it: x, y, width and height; nil where it is nowhere, or has no end.
  fileprivate var wholeUnits: [Int]? {
    guard isFinite else { return nil }
    let limits = [minX, minY, maxX, maxY].map { min(max($0, -1e9), 1e9) }
    let (left, top) = (Int(limits[0].rounded(.down)), Int(limits[1].rounded(.down)))
    return [left, top, Int(limits[2].rounded(.up)) - left, Int(limits[3].rounded(.up)) - top]
  }
}

extension ComparedIdentity {
  /// As of two pictures whose pixels were compared, and how it is known without.
  var event: TerminalText {
    Event.line(
      "difference",
      [("identical", .flag(true)), ("pixels", .whole(0)), ("by", .text(rawValue))])
  }
}

extension PictureDifference {
  var event: TerminalText {
    Event.line(
      "difference",
      [("identical", .flag(isIdentity)), ("pixels", .whole(count))]
        + (area.map { [("box", $0.json)] } ?? [])
        + (added.map { [("added", $0.json)] } ?? [])
        + (isNone
          ? []
          : [
            ("share", .number(share)), ("largest", .number(distance.largest)),
            ("mean", .number(distance.mean)), ("changes", .list(regions.map(\.json))),
          ])
        + (profile == .exact && ignored.all == 0
          ? []
          : [
            ("profile", .text(profile.rawValue)), ("verdict", .text(verdict.rawValue)),
            ("tolerated", .whole(tolerated)),
          ]) + ignored.members)
  }
}

extension IgnoredParts.Count {
  /// Nothing where all was looked at.
  fileprivate var members: [(String, JSONText)] {
    all == 0
      ? [] : [("ignored", .object([("pixels", .whole(all)), ("differing", .whole(differing))]))]
  }
}

extension AddedLines {
  fileprivate var json: JSONText {
    .object([
      ("lines", .text(areRows ? "rows" : "columns")), ("at", .whole(start)),
      ("count", .whole(count)), ("removed", .flag(!areInSecond)), ("differing", .whole(differing)),
    ])
  }
}

extension ChangedRegion {
  fileprivate var json: JSONText {
    var change = PictureChange(kind.label)
    change.box = [box.x, box.y, box.width, box.height]
    change.pixels = count
    if case .moved(let dx, let dy) = kind { change.way = [Double(dx), Double(dy)] }
    return change.json
  }
}

extension PixelArea {
  fileprivate var json: JSONText { .wholes([x, y, width, height]) }
}

extension AnimationDifference {
  /// A line of JSON for each frame that differs, and one about all.
  func events(ignoring ignored: IgnoredParts.Count = .init()) -> TerminalText {
    let members: [(String, JSONText)] = [
      ("identical", .flag(isNone && similar == 0 && ignored.differing == 0)),
      ("frames", .wholes([counts.before, counts.after])),
      ("differing", .whole(frames.count(where: \.hasOtherPixels))),
    ]
    let places = [("first", first), ("worst", worst?.number)].compactMap { name, number in
      number.map { (name, JSONText.whole($0)) }
    }
    let rest: [(String, JSONText)] = [
      ("loops", .wholes([loops.before.number, loops.after.number])),
      ("sizes", .list([.wholes(sizes.before), .wholes(sizes.after)])),
    ]
    return frames.map(\.event).joined()
      + Event.line("difference", members + places + rest + ignored.members)
  }
}

extension AnimationDifference.Frame {
  fileprivate var event: TerminalText {
    let members: [(String, JSONText)] = [
      ("frame", .whole(number)), ("start", .rounded(CGFloat(start.seconds))),
    ]
    let found =
      (pixels.map { [("pixels", JSONText.whole($0.count))] } ?? [])
      + (pixels?.area.map { [("box", $0.json)] } ?? [])
      + (pixels.map { [("changes", .list($0.regions.map(\.json)))] } ?? [])
    let place: [(String, JSONText)] = [
      ("kind", .text(kind.rawValue)),
      ("numbers", .list([numbers.before, numbers.after].map { $0.map { .whole($0) } ?? .null })),
    ]
    let shown = [durations.before, durations.after].map { duration in
      duration.map { JSONText.rounded(CGFloat($0.seconds)) } ?? .null
    }
    return Event.line("difference", members + found + [("durations", .list(shown))] + place)
  }
}

extension AnimationHead.Loop {
  /// 0 is for ever.
  fileprivate var number: Int {
    switch self {
    case .forever: 0
    case .times(let count): count
    }
  }
}

extension Event {
  fileprivate static func difference(
    _ element: String, is kind: String, _ changes: [PictureChange]
  ) -> TerminalText {
    line(
      "difference",
      [
        ("element", .text(element)), ("kind", .text(kind)),
        ("changes", .list(changes.map(\.json))),
      ])
  }
}
