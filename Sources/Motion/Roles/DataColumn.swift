import CoreGraphics

/// One side of the data in an update, section by section: those that something is asked of, and runs of others.
public struct DataColumn: Equatable, Sendable {
  /// All sections of this side, in the order of the data.
  public let sections: [Section]

  /// A section of this side with the rows that stand for its items.
  public struct Section: Equatable, Sendable {
    /// The data's name of the section; nil where only its number is known.
    public let name: String?
    /// How many items the section has, those that runs stand for among them.
    public let count: Int
    /// The operation on the section itself; nil where none was asked for.
    public let role: Role?
    /// All items in their order, unremarkable ones together in runs.
    public let rows: [Row]
  }

  /// A line of the column: one item, or a run of several.
  public enum Row: Equatable, Sendable {
    /// A single item by its index in the section, such as one that something was asked of.
    case item(ElementID, index: Int)
    /// Items that stay together and that nothing is asked of, by the first of them.
    case run(ElementID, index: Int, count: Int)

    /// The item, or the first of the run.
    public var id: ElementID {
      switch self {
      case .item(let id, _), .run(let id, _, _): id
      }
    }
  }

  /// The cells that are known of a state, without folds.
  ///
  /// - Parameter names: what the data calls the sections, as far as anybody knows.
  package init(seen cells: [ElementSnapshot], names: [String?]) {
    var sections: [[Row]] = []
    for cell in cells {
      let section = min(max(cell.path.first ?? 0, 0), 100_000)
      while sections.count <= section { sections.append([]) }
      let index = cell.path.count > 1 ? cell.path[1] : sections[section].count
      sections[section].append(.item(cell.id, index: index))
    }
    self.sections = sections.enumerated().map { index, rows in
      let name = names.indices.contains(index) ? names[index] : nil
      return Section(name: name, count: rows.count, role: nil, rows: rows)
    }
  }

  /// Both sides of an update.
  static func columns(
    of request: UpdateRequest, _ asked: AskedRoles
  ) -> (before: DataColumn, after: DataColumn) {
    let runs = DataRuns(request, asked)
    return (
      DataColumn(request.before, asked.before, runs: runs.before),
      DataColumn(request.after, asked.after, runs: runs.after)
    )
  }

  private init(
    _ sections: [DataSection], _ asked: AskedRoles.Side, runs: [Int: [Range<Int>]]
  ) {
    self.sections = sections.enumerated().map { index, section in
      Section(
        name: section.name, count: section.items.count, role: asked.sections[index],
        rows: Self.rows(of: section.items, runs: runs[index] ?? []))
    }
  }

  private static func rows(of items: [ElementID], runs: [Range<Int>]) -> [Row] {
    var rows: [Row] = []
    var index = 0
    for run in runs {
      rows += (index..<run.lowerBound).map { .item(items[$0], index: $0) }
      rows.append(.run(items[run.lowerBound], index: run.lowerBound, count: run.count))
      index = run.upperBound
    }
    return rows + (index..<items.count).map { .item(items[$0], index: $0) }
  }
}

/// The runs of items that stay together in an update, without their ends, by section and place, ascending.
private struct DataRuns {
  private(set) var before: [Int: [Range<Int>]] = [:]
  private(set) var after: [Int: [Range<Int>]] = [:]

  /// Runs that are not longer than this are told item by item.
  private static let shortest = 5

  init(_ request: UpdateRequest, _ asked: AskedRoles) {
    let mapping = UpdateMapping(request)
    let shown = Dictionary(
      grouping: request.items.reconfigures.map(\.from).filter { $0.count == 2 }
    ) { $0[0] }
    for (to, section) in request.after.enumerated() {
      guard asked.after.sections[to] != .reloaded, let from = mapping.sectionBefore(to),
        request.before.indices.contains(from)
      else {
        after[to] = Self.whole(section, asked.after.items.keys.filter { $0[0] == to })
        continue
      }
      let places = mapping.items(ofSection: to) ?? SurvivingPlaces(leaving: [], arriving: [])
      let items = (shown[from] ?? []).map { $0[1] }
      fold(places, cutAt: items, Passage(from: from, to: to), of: request)
    }
    for (from, section) in request.before.enumerated() {
      let stays = mapping.sectionAfter(from) != nil && asked.before.sections[from] != .reloaded
      if !stays {
        before[from] = Self.whole(section, asked.before.items.keys.filter { $0[0] == from })
      }
    }
  }

  /// All of a section that comes or goes, but for items that something is asked of.
  private static func whole(_ section: DataSection, _ asked: [IndexPath]) -> [Range<Int>] {
    let cuts = ([-1, section.items.count] + asked.map { $0[1] }).sorted()
    return zip(cuts, cuts.dropFirst()).compactMap { start, end in
      end - start - 1 > shortest ? start + 2..<end - 1 : nil
    }
  }

  private mutating func fold(
    _ places: SurvivingPlaces, cutAt reconfigured: [Int], _ section: Passage<Int>,
    of request: UpdateRequest
  ) {
    let (from, to) = (section.from, section.to)
    var cuts = places.cuts
    for item in reconfigured {
      let rank = places.rank(item)
      cuts.formUnion([rank, rank + 1])
    }
    let count = places.count(outOf: request.before[from].items.count)
    let inner = cuts.filter { $0 > 0 && $0 < count }.sorted()
    for (start, end) in zip([0] + inner, inner + [count]) where end - start > Self.shortest {
      let first = places.places(ofRank: start + 1)
      let length = end - start - 2
      // Counts that do not fit the data are the data source's own mistake.
      guard first.before + length <= request.before[from].items.count,
        first.after + length <= request.after[to].items.count
      else { continue }
      before[from, default: []].append(first.before..<first.before + length)
      after[to, default: []].append(first.after..<first.after + length)
    }
  }
}
