/// Elements of shapes and shadows, each kept once as it is written out, and those that are not in the body yet:
/// they wait until it is known which of them go there as one.
struct SVGElements: ~Copyable {
  var store = SVGBuffer(capacity: 2048)
  private(set) var pieces = SVGPieces()
  /// For each element the one that came next when it was there for the first time; -1 where none did.
  private var followers: [Int] = []
  private(set) var runs = SVGRuns()
  private(set) var waiting: [Int] = []
  /// The last shape that waited at each place: cells show the same.
  private var remembered: [(shape: SVGPlainShape?, index: Int)] = []
  /// How many wait that are the first of what is remembered, and are not counted yet.
  private var again = 0
  /// The definition of all that waited last, where it has one.
  private var lastRun = (length: 0, number: 0)

  /// So many bytes that a definition pays when they are there for the second time.
  private static let longRun = 160

  /// Some of what waits, from its first on: a run, or one element.
  struct Beginning {
    var run = 0
    var length = 1
    /// The longest part of it, from the first on, that has a definition.
    var defined = (run: 0, length: 0)
  }

  var waitingCount: Int { again + waiting.count }

  /// Whether the shape is what waited last where the next one will wait. If so, it waits now.
  @inline(__always)
  mutating func waitsAgain(_ shape: SVGPlainShape) -> Bool {
    guard waiting.isEmpty, again < remembered.count, remembered[again].shape == shape else {
      return false
    }
    again += 1
    return true
  }

  /// The definition of all that waits, where the same waited last; nothing waits then.
  mutating func takeLastRun() -> Int? {
    guard again > 0, waiting.isEmpty, again == lastRun.length else { return nil }
    again = 0
    return lastRun.number
  }

  /// Counts what waits again as if it had been written.
  mutating func countWaiting() {
    for place in 0..<again {
      pieces.countAgain(remembered[place].index)
      waiting.append(remembered[place].index)
    }
    again = 0
  }

  /// Lets the element wait that ends the store.
  mutating func wait(from start: Int, _ shape: SVGPlainShape?) {
    countWaiting()
    let index = pieces.count(start..<store.count, of: store)
    if pieces[index].count > 1 { store.truncate(to: start) }
    if waiting.count < remembered.count {
      remembered[waiting.count] = (shape, index)
    } else {
      remembered.append((shape, index))
    }
    if index == followers.count { followers.append(-1) }
    if let last = waiting.last, pieces[last].count == 1 { followers[last] = index }
    waiting.append(index)
  }

  /// Ends the wait, and remembers the definition that stood for all of it.
  mutating func stopWaiting(_ number: Int?) {
    lastRun = number.map { (waiting.count, $0) } ?? (0, 0)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Counts the runs that begin with what waits at the place, and gives the longest one that was there before.
  mutating func countRuns(from start: Int) -> Beginning {
    var (found, defined) = (Beginning(), (run: 0, length: 0))
    var (run, length, bytes, wasThere) = (0, 0, 0, true)
    // A run with an element that is new is new itself, and is counted when it is there for the second time.
    while start + length < waiting.count, pieces[waiting[start + length]].count > 1 {
      let element = waiting[start + length]
      if length > 0 { wasThere = wasThere && followers[waiting[start + length - 1]] == element }
      run = runs.count(run, and: element)
      length += 1
      bytes += pieces[element].first.count
      let pays = runs[run].count > 1 || wasThere && bytes >= Self.longRun
      guard length > 1, pays else { continue }
      found = Beginning(run: run, length: length, defined: defined)
      if runs[run].number != nil { defined = (run, length) }
    }
    return found
  }

  mutating func name(run: Int, _ number: Int) { runs[run].number = number }

  mutating func name(element: Int, _ number: Int) { pieces[element].number = number }
}
