internal import CoreGraphics
internal import Imaging
internal import Motion
internal import Notation
internal import Rendering
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

extension SeenDifference {
  /// One for each element of two drawings; without a name for what belongs to none.
  var events: TerminalText {
    var names: [String] = []
    var found: [String: [PictureChange]] = [:]
    for change in changes {
      let name = change.element ?? ""
      if found[name] == nil { names.append(name) }
      found[name, default: []].append(change)
    }
    return names.map { name in
      let changes = found[name] ?? []
      let label = changes.count == 1 ? changes[0].label : "changed"
      let kind = ["added", "removed"].contains(label) ? label : "changed"
      return Event.difference(name.isEmpty ? "drawing" : name, is: kind, changes)
    }.joined()
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
    // Pictures in a row have no times.
    let times = start.map { [("start", JSONText.rounded(CGFloat($0.seconds)))] } ?? []
    let members = [("frame", JSONText.whole(number))] + times
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
    let durations = start == nil ? [] : [("durations", JSONText.list(shown))]
    return Event.line("difference", members + found + durations + place)
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
