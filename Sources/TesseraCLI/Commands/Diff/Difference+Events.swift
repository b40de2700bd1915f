internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import VisualDiff

// The lines of `--json` about differences. Keys are only ever added.

extension TableDifference.StepOrders {
  var event: TerminalText {
    Event.line("difference", [("steps", .list([.texts(before), .texts(after)]))])
  }
}

extension TableDifference.Change {
  /// One for each element.
  var event: TerminalText {
    switch kind {
    case .added: Event.difference(place.text, is: "added")
    case .removed: Event.difference(place.text, is: "removed")
    case .changed(let clauses): Event.difference(place.text, is: "changed", because: clauses)
    }
  }
}

extension DrawingDifference {
  /// One for each element.
  var events: TerminalText {
    changes.map { change in
      switch change.kind {
      case .added: Event.difference(change.place, is: "added")
      case .removed: Event.difference(change.place, is: "removed")
      case .changed(let clauses):
        Event.difference(
          change.place, is: "changed", because: clauses.map(\.text),
          [("properties", .list(clauses.map(\.json)))])
      }
    }.joined()
  }
}

extension DrawingDifference.Clause {
  /// The property, how it changed, and the way of what moved, in points.
  fileprivate var json: JSONText {
    let (label, attribute): (String, String) =
      switch self {
      case .moved: ("moved", "place")
      case .transformed: ("changed", "transform")
      case .property(let key, _, _), .definition(let key, _): ("changed", key)
      case .kind: ("changed", "shape")
      case .order: ("changed", "order")
      case .motion(let name, _, _, _): ("changed", name)
      }
    var members: [(String, JSONText)] = [
      ("label", .text(label)), ("attribute", .text(attribute)), ("change", .text(text)),
    ]
    if case .moved(let dx, let dy) = self {
      members += [("dx", .number(Double(dx))), ("dy", .number(Double(dy)))]
    }
    if case .motion(_, _, _, let start) = self { members.append(("from", .number(start))) }
    return .object(members)
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
    var members: [(String, JSONText)] = [
      ("label", .text(kind.label)), ("box", box.json), ("pixels", .whole(count)),
    ]
    if case .moved(let dx, let dy) = kind { members += [("dx", .whole(dx)), ("dy", .whole(dy))] }
    return .object(members)
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
    _ element: String, is kind: String, because clauses: [String] = [],
    _ more: [(String, JSONText)] = []
  ) -> TerminalText {
    line(
      "difference",
      [("element", .text(element)), ("kind", .text(kind)), ("changes", .texts(clauses))] + more)
  }
}
