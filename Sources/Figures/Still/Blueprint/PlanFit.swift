import CoreGraphics
import Motion

/// Brings a layout into the room that a plan has: first smaller, as far as its numbers can be read, then without the
/// rows that look like others, and at last without its end.
struct PlanFit {
  private let area: CGRect
  private let elements: [ElementSnapshot]
  private let room: CGSize

  /// Cells of a smaller plan have no room for words.
  private static let leastScale: CGFloat = 0.5
  /// Columns that are not alike come out smaller than that rather than not at all.
  private static let leastWidth: CGFloat = 0.3
  /// A plan that is a little too high is made smaller by that much before anything is left out: by more on a narrow page,
  /// which has less room.
  private let leastShrinking: CGFloat
  /// More elements than this are too many to be drawn, where they are alike.
  private static let mostElements = 240

  init(_ area: CGRect, _ elements: [ElementSnapshot], in room: CGSize, isNarrow: Bool = false) {
    leastShrinking = isNarrow ? 0.5 : 0.7
    self.area = area.isUsable ? area : CGRect(x: 0, y: 0, width: 1, height: 1)
    self.elements = elements.filter(\.isUpright)
    self.room = CGSize(width: max(room.width, 80), height: max(room.height, 80))
  }

  var stage: PlanStage {
    let columns = across
    let full = columns.scale
    let rows = PlanBands(elements, isDown: true, length: area.height)
    let isCrowded = elements.count > Self.mostElements
    let steps = isCrowded ? Self.foldings : [nil] + Self.foldings
    for step in steps {
      let cuts = step.map { rows.cuts(keeping: $0.rows, sections: $0.sections) } ?? []
      let least = full * (step == nil ? leastShrinking : 1)
      if let scale = scale(for: area.height, cuts, in: room.height, atLeast: least) {
        return stage(columns, cuts, scale: min(scale, full))
      }
    }
    let cuts = rows.cuts(keeping: 2, sections: 1)
    let least = full * leastShrinking
    if let scale = scale(for: area.height, cuts, in: room.height, atLeast: least) {
      return stage(columns, cuts, scale: min(scale, full))
    }
    return PlanStage(
      across: stage(columns, [], scale: full).across, down: withoutEnd(cuts, rows, at: full))
  }

  private typealias Folding = (rows: Int, sections: Int?)

  private static let foldings: [Folding?] = [
    (4, nil), (3, nil), (2, nil), (2, 3), (2, 2), (2, 1), (1, 1),
  ]

  private func stage(_ columns: PlanAxis, _ cuts: [PlanCut], scale: CGFloat) -> PlanStage {
    PlanStage(
      across: PlanAxis(
        start: columns.start, end: columns.end, scale: scale, cuts: columns.cuts),
      down: PlanAxis(start: area.minY, end: area.maxY, scale: scale, cuts: cuts))
  }

  /// The scale at which the length fits; nil where it would be too small.
  private func scale(
    for length: CGFloat, _ cuts: [PlanCut], in room: CGFloat, atLeast least: CGFloat
  ) -> CGFloat? {
    let left = PlanAxis.length(length, cuts, scale: 1) - CGFloat(cuts.count) * PlanCut.breadth
    let scale = (room - CGFloat(cuts.count) * PlanCut.breadth) / max(left, 1)
    return scale >= least - 0.0001 ? scale : nil
  }

  private var across: PlanAxis {
    func axis(_ scale: CGFloat, _ cuts: [PlanCut]) -> PlanAxis {
      PlanAxis(start: area.minX, end: area.maxX, scale: scale, cuts: cuts)
    }
    let whole = min(1, room.width / area.width)
    guard whole < Self.leastScale else { return axis(whole, []) }
    let columns = PlanBands(elements, isDown: false, length: area.width)
    for step in Self.foldings.compactMap(\.self) {
      let cuts = columns.cuts(keeping: step.rows, sections: step.sections)
      if let scale = scale(for: area.width, cuts, in: room.width, atLeast: Self.leastScale) {
        return axis(min(scale, 1), cuts)
      }
    }
    let end = area.minX + (room.width - PlanCut.breadth) / Self.leastScale
    guard whole < Self.leastWidth, let words = left(beyond: end, isDown: false) else {
      return axis(whole, [])
    }
    return axis(Self.leastScale, [PlanCut(start: end, end: area.maxX, words: words)])
  }

  /// As many rows as there is room for. Room behind the last one is no part of the content: of that there is as much as
  /// the plan holds.
  private func withoutEnd(
    _ cuts: [PlanCut], _ rows: PlanBands, at scale: CGFloat
  ) -> PlanAxis {
    func axis(until end: CGFloat, _ cuts: [PlanCut]) -> PlanAxis {
      PlanAxis(start: area.minY, end: min(end, area.maxY), scale: scale, cuts: cuts)
    }
    let bottom = area.minY + self.room.height / scale
    if !elements.contains(where: { $0.kind.isLabelled && $0.frame.maxY > bottom + 0.01 }) {
      return axis(until: bottom, [])
    }
    let whole = axis(until: area.maxY, cuts)
    let room = room.height - PlanCut.breadth
    let fitting = rows.all.map(\.high).last {
      whole.place($0) <= room && whole.place($0) > room / 2 && whole.shows($0)
    }
    let free = area.minY + room / scale
    let end = fitting ?? (cuts.first.map { min($0.start, free) } ?? free)
    let kept = cuts.filter { $0.end <= end + 0.01 }
    guard let words = left(beyond: end, isDown: true) else { return axis(until: end, kept) }
    return axis(until: area.maxY, kept + [PlanCut(start: end, end: area.maxY, words: words)])
  }

  /// "442 more cells", "1 more view" of another kind; nil where nothing is left out.
  private func left(beyond end: CGFloat, isDown: Bool) -> String? {
    let rest = elements.filter {
      $0.kind.isLabelled && (isDown ? $0.frame.minY : $0.frame.minX) >= end - 0.01
    }
    let cells = rest.count { $0.kind == .cell }
    if cells > 0 { return CountWords.more(cells, Noun("cell", "cells")) }
    return rest.isEmpty ? nil : CountWords.more(rest.count, Noun("view", "views"))
  }
}
