/// The words, lines and icons on an even ground of two pictures, each by the parts of rows that it fills.
///
/// A place belongs to a thing where its neighbours are no plain ground in one of the pictures; places that touch belong to
/// one thing, and so do those that one column parts, as the letters of a word.
struct DrawnThings {
  /// A part of a row.
  struct Run {
    let row: Int
    let columns: Range<Int>
  }

  /// All of them, each from its top.
  let all: [[Run]]
  /// Whether a place is one of a thing.
  private let isDrawn: [Bool]
  private let width: Int
  private let height: Int

  /// - Parameter isDrawn: whether a place is no plain ground, row by row.
  init(_ isDrawn: [Bool], width: Int) {
    (self.width, height) = (width, isDrawn.count / width)
    var (runs, starts, drawn) = ([Run](), [0], isDrawn)
    for row in 0..<height {
      for columns in Self.runs(of: isDrawn.span.extracting(row * width..<(row + 1) * width)) {
        runs.append(Run(row: row, columns: columns))
        for column in columns { drawn[row * width + column] = true }
      }
      starts.append(runs.count)
    }
    self.isDrawn = drawn
    all = Self.joined(runs, starts)
  }

  /// The parts of a row that are drawn, and a column beside each.
  private static func runs(of row: Span<Bool>) -> [Range<Int>] {
    var (runs, column) = ([Range<Int>](), 0)
    while column < row.count {
      guard row[column] else {
        column += 1
        continue
      }
      let start = max(0, column - 1)
      while column < row.count, row[column] { column += 1 }
      let end = min(row.count, column + 1)
      if let last = runs.last, last.upperBound >= start {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(start..<end)
      }
    }
    return runs
  }

  /// - Parameter starts: the number of the first run of each row, and that of all.
  private static func joined(_ runs: [Run], _ starts: [Int]) -> [[Run]] {
    var parents = Array(runs.indices)
    func root(of run: Int) -> Int {
      var run = run
      while parents[run] != run {
        parents[run] = parents[parents[run]]
        run = parents[run]
      }
      return run
    }
    for row in starts.indices.dropFirst().dropLast() {
      var (above, here) = (starts[row - 1], starts[row])
      while above < starts[row], here < starts[row + 1] {
        let (upper, lower) = (runs[above].columns, runs[here].columns)
        if upper.lowerBound <= lower.upperBound, lower.lowerBound <= upper.upperBound {
          let (first, second) = (root(of: above), root(of: here))
          parents[max(first, second)] = min(first, second)
        }
        if upper.upperBound < lower.upperBound { above += 1 } else { here += 1 }
      }
    }
    var things: [[Run]] = []
    var numbers = [Int](repeating: -1, count: runs.count)
    for (number, run) in runs.enumerated() {
      let first = root(of: number)
      if numbers[first] < 0 {
        numbers[first] = things.count
        things.append([])
      }
      things[numbers[first]].append(run)
    }
    return things
  }

  /// Each place right beside a thing, those at its corners more than once.
  func forEachBeside(_ thing: [Run], _ body: (_ place: Int) -> Void) {
    for run in thing {
      let columns = max(0, run.columns.lowerBound - 1)..<min(width, run.columns.upperBound + 1)
      for row in max(0, run.row - 1)...min(height - 1, run.row + 1) {
        for place in row * width + columns.lowerBound..<row * width + columns.upperBound
        where !isDrawn[place] { body(place) }
      }
    }
  }
}
