/// A list before and after an update: those that stay keep their order, and guests stand between them, which leave,
/// arrive, or are to be told apart for another reason.
struct AlignedList {
  /// One that does not just stay, on one side.
  struct Guest {
    let key: Int
    let index: Int
    /// How many of those that stay come before it.
    let rank: Int
    /// Neighbours that come with it, itself among them.
    var count = 1
  }

  /// A line of one side: a guest, or all that stands between two lines.
  enum Entry {
    case guest(Int, index: Int)
    case run(Run)
  }

  /// Neighbours in one line.
  struct Run: Equatable {
    /// The index of the first.
    let start: Int
    var count: Int
    /// How many of them stay; all others are guests that have no line.
    let staying: Int
    /// How many that stay come before it; the runs of both sides with the same rank are one.
    let rank: Int

    var isPure: Bool { count == staying }
    var end: Int { start + count }
  }

  /// The lines of both sides.
  struct Entries {
    var before: [Entry]
    var after: [Entry]
  }

  private let before: Side
  private let after: Side
  let staying: Int

  private struct Side {
    let guests: [Guest]
    let count: Int
    /// How many items the guests before each of them are, and all of them.
    private let sums: [Int]

    init(_ guests: [Guest], staying: Int) {
      self.guests = guests
      sums = guests.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
      count = staying + (sums.last ?? 0)
    }

    /// The index of the one with so many staying ones before it.
    func index(ofRank rank: Int) -> Int {
      var (low, high) = (0, guests.count)
      while low < high {
        let middle = (low + high) / 2
        if guests[middle].rank <= rank { low = middle + 1 } else { high = middle }
      }
      return rank + sums[low]
    }
  }

  /// - Parameter staying: how many both sides have in common beside the guests.
  init(before: [Guest], after: [Guest], staying: Int) {
    self.staying = staying
    self.before = Side(before, staying: staying)
    self.after = Side(after, staying: staying)
  }

  /// With a line for each of the named guests; all others are in the runs.
  ///
  /// - Parameter tellsAll: whether each that stays has a line of its own.
  func entries(tellsAll: Bool = false, naming isNamed: (Int) -> Bool) -> Entries {
    let shown = [before, after].map { side in side.guests.filter { isNamed($0.key) } }
    let ranks = tellsAll ? Array(0...staying) : shown.flatMap { $0.map(\.rank) }
    let cuts = Set(ranks + [0, staying]).sorted()
    return Entries(
      before: lines(before, shown[0], cutAt: cuts), after: lines(after, shown[1], cutAt: cuts))
  }

  private func lines(_ side: Side, _ shown: [Guest], cutAt cuts: [Int]) -> [Entry] {
    var column = Column()
    var named = shown[...]
    for (place, cut) in cuts.enumerated() {
      while let guest = named.first, guest.rank <= cut {
        column.extend(to: guest.index, rank: cut)
        column.add(guest)
        named.removeFirst()
      }
      guard place + 1 < cuts.count else { break }
      let next = cuts[place + 1]
      column.add(
        upTo: side.index(ofRank: next - 1) + 1, staying: next - cut, rank: cut)
    }
    column.extend(to: side.count, rank: staying)
    return column.entries
  }

  /// The lines of one side as they come.
  private struct Column {
    private(set) var entries: [Entry] = []
    private var next = 0

    mutating func add(_ guest: Guest) {
      entries.append(.guest(guest.key, index: guest.index))
      next = guest.index + guest.count
    }

    mutating func add(upTo end: Int, staying: Int, rank: Int) {
      guard end > next else { return }
      entries.append(.run(Run(start: next, count: end - next, staying: staying, rank: rank)))
      next = end
    }

    /// Guests without a line join the run before them.
    mutating func extend(to end: Int, rank: Int) {
      guard end > next else { return }
      if case .run(var run)? = entries.last, run.end == next {
        run.count = end - run.start
        entries[entries.count - 1] = .run(run)
        next = end
      } else {
        add(upTo: end, staying: 0, rank: rank)
      }
    }
  }
}
