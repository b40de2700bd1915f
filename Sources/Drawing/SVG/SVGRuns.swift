/// Elements that follow one another, by their numbers: finds the longest beginning of a row that has been there
/// before.
///
/// A tree: each run is one element longer than the run above it, and counts how often it was there.
struct SVGRuns {
  struct Run {
    var count = 0
    /// The number of its definition, where it has one.
    var number: Int?
    fileprivate var lastElement = -1
    fileprivate var lastLonger = 0
  }

  /// The first is the run of no element.
  private var runs = [Run()]
  private var longer: [UInt64: Int] = [:]

  subscript(run: Int) -> Run {
    get { runs[run] }
    set { runs[run] = newValue }
  }

  /// Counts the run that is longer by the element, and gives its index. The run of no element is 0.
  mutating func count(_ run: Int, and element: Int) -> Int {
    let found = runs[run].lastElement == element ? runs[run].lastLonger : find(run, element)
    runs[found].count += 1
    return found
  }

  private mutating func find(_ run: Int, _ element: Int) -> Int {
    let key = UInt64(run) << 32 | UInt64(element)
    let found = longer[key] ?? runs.count
    if found == runs.count {
      runs.append(Run())
      longer[key] = found
    }
    (runs[run].lastElement, runs[run].lastLonger) = (element, found)
    return found
  }
}
