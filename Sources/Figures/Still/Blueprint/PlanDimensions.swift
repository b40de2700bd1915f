import CoreGraphics
import Drawing
import Motion

/// The chains of dimensions around a plan: above it the distances across, at its left those down. Every distinct one
/// has its number once; those for which there is no room are told in words.
struct PlanDimensions {
  private let stage: PlanStage
  private let names: SectionNames
  private(set) var across: [DimensionChain] = []
  private(set) var down: [DimensionChain] = []
  /// "Also 12 and 31.5 apart across."
  private(set) var notes: [String] = []

  /// More chains than this nobody reads.
  private static let mostChains = 3
  /// Of more distances, those that come again have no sign.
  private static let mostSigns = 12
  private static let edge: CGFloat = 10
  private static let space: CGFloat = 4

  /// - Parameter names: of sections.
  init(_ gaps: PlanGaps, on stage: PlanStage, names: SectionNames) {
    self.stage = stage
    self.names = names
    across = chains(gaps.across, .horizontal)
    down = chains(gaps.down, .vertical)
  }

  /// Whether a length is said to be that of the one before.
  var hasSigns: Bool { (across + down).contains(where: \.hasSigns) }

  /// The room above the plan and at its left.
  var top: CGFloat { across.isEmpty ? 0 : depth(across) + 2 }
  var left: CGFloat {
    let names = across.map(\.reach).max() ?? 0
    return max(down.isEmpty ? 0 : depth(down) + 2, names > 0 ? names + 2 : 0)
  }

  private func depth(_ chains: [DimensionChain]) -> CGFloat {
    chains.reduce(0) { $0 + $1.depth + Self.space } + Self.edge - Self.space
  }

  var items: [DrawItem] { (across + down).flatMap(\.items) }

  private func isSeen(_ gap: PlanGaps.Gap, _ axis: DimensionMark.Axis) -> Bool {
    let (along, other) =
      axis == .horizontal ? (stage.across, stage.down) : (stage.down, stage.across)
    return !along.hides(gap.start, gap.end) && !along.isCut(between: gap.start, gap.end)
      && !other.hides(gap.from, gap.to)
  }

  /// First the line with most distances, then those that have a new one.
  private mutating func chains(
    _ all: [PlanGaps.Gap], _ axis: DimensionMark.Axis
  ) -> [DimensionChain] {
    let gaps = all.filter { isSeen($0, axis) }
    var unknown = Set(gaps.map(\.words))
    var chains: [DimensionChain] = []
    var place = -Self.edge
    var section: Int?
    while chains.count < Self.mostChains, !unknown.isEmpty {
      let isMain = chains.isEmpty
      let best = Self.line(through: gaps) { line in
        isMain ? line.count : Set(line.map(\.words)).intersection(unknown).count
      }
      let shown = isMain ? best : best.filter { unknown.contains($0.words) }
      guard let first = shown.first else { break }
      let parts = parts(shown, axis, at: place, leaving: &unknown)
      let isNamed = !isMain && first.section != section
      let chain = DimensionChain(
        axis, parts, name: isNamed ? names.name(first.section, upTo: 60) : "")
      section = section ?? first.section
      place -= chain.depth + Self.space
      chains.append(chain)
    }
    if !unknown.isEmpty {
      notes.append(Self.note(gaps.filter { unknown.contains($0.words) }, axis))
    }
    return chains
  }

  /// The gaps on the line across the axis that is worth most; the first of equals.
  private static func line(
    through gaps: [PlanGaps.Gap], worth: ([PlanGaps.Gap]) -> Int
  ) -> [PlanGaps.Gap] {
    var best: (worth: Int, line: [PlanGaps.Gap]) = (0, [])
    for place in Set(gaps.map { ($0.from + $0.to) / 2 }).sorted().prefix(mostLines) {
      let line = gaps.filter { $0.lies(on: place) }
      let worth = worth(line)
      if worth > best.worth { best = (worth, line) }
    }
    return best.line.sorted { $0.start < $1.start }
  }

  private static let mostLines = 400

  private func parts(
    _ gaps: [PlanGaps.Gap], _ axis: DimensionMark.Axis, at place: CGFloat,
    leaving unknown: inout Set<String>
  ) -> [DimensionChain.Part] {
    let along = axis == .horizontal ? stage.across : stage.down
    let hasSigns = gaps.count <= Self.mostSigns
    var last: String?
    return gaps.map { gap in
      let (low, high) = (max(gap.start, along.start), min(gap.end, along.end))
      let mark = DimensionMark(
        axis: axis, start: along.place(low), end: along.place(high), place: place,
        comesFromBefore: low > gap.start + 0.01, goesOn: high < gap.end - 0.01)
      let isNew = unknown.remove(gap.words) != nil
      defer { if isNew || hasSigns { last = gap.words } }
      let again = hasSigns ? (last == gap.words ? "=" : "= \(gap.words)") : ""
      return DimensionChain.Part(mark: mark, words: isNew ? gap.words : again, isNew: isNew)
    }
  }

  private static func note(_ gaps: [PlanGaps.Gap], _ axis: DimensionMark.Axis) -> String {
    let direction = axis == .horizontal ? "across" : "down"
    let lengths = Set(gaps.map { ($0.length * 10).rounded() / 10 }).sorted()
    guard let first = lengths.first, let last = lengths.last, lengths.count > 6 else {
      return "Also \(CountWords.list(lengths.map(FigureText.length))) apart \(direction)."
    }
    return "Also \(lengths.count) more distances \(direction), "
      + "\(FigureText.length(first)) to \(FigureText.length(last))."
  }
}
