internal import Drawing
internal import Motion
internal import Notation

// What `--json` tells of differences, a line each. Keys are only ever added.

extension TableDifference.StepOrders {
  var event: TerminalText {
    Event.line("difference", [("steps", .list([.texts(before), .texts(after)]))])
  }
}

extension TableDifference.Change {
  /// One for each element.
  var event: TerminalText {
    switch kind {
    case .added: Event.difference(place.text, "added")
    case .removed: Event.difference(place.text, "removed")
    case .changed(let clauses): Event.difference(place.text, "changed", clauses)
    }
  }
}

extension DrawingDifference {
  /// One for each element.
  var events: TerminalText {
    changes.map { change in
      switch change.kind {
      case .added: Event.difference(change.place, "added")
      case .removed: Event.difference(change.place, "removed")
      case .changed(let clauses): Event.difference(change.place, "changed", clauses)
      }
    }.joined()
  }
}

extension PictureDifference {
  var event: TerminalText {
    Event.line(
      "difference",
      [("identical", .flag(isNone)), ("pixels", .whole(count))]
        + (area.map { [("box", .wholes([$0.x, $0.y, $0.width, $0.height]))] } ?? []))
  }
}

extension Event {
  fileprivate static func difference(
    _ element: String, _ kind: String, _ clauses: [String] = []
  ) -> TerminalText {
    line(
      "difference",
      [("element", .text(element)), ("kind", .text(kind)), ("changes", .texts(clauses))])
  }
}
