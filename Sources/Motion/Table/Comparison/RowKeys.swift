import CoreGraphics

/// The keys that the rows of a table are found by: numbers in the place of names, a few bytes for each row.
struct RowKeys: Sendable {
  /// For each row a number that rows of one place share.
  private(set) var places: [Int] = []
  /// For each row which of the table's steps it belongs to; `noStep` for none.
  private(set) var steps: [Int] = []
  /// For each step, in the order of its first row, a number that equal names share.
  private(set) var stepNames: [Int] = []
  /// The first row of each step.
  private(set) var stepRows: [Int] = []
  /// The rows, sorted by the numbers of their places, those of one place in their order.
  private(set) var order: [Int] = []

  static let noStep = -1

  private var known: [Int: Int] = [:]

  var lastPlace: Int { places.last ?? 0 }

  mutating func add(_ row: AttributeRow) {
    var hasher = Hasher()
    row.hashPlace(into: &hasher)
    add(place: hasher.finalize(), step: row.step.map(\.hashValue))
  }

  /// Adds what another table says of the same row.
  mutating func add(_ other: RowKeys, _ row: Int) {
    let step = other.steps[row]
    add(place: other.places[row], step: step == Self.noStep ? nil : other.stepNames[step])
  }

  private mutating func add(place: Int, step: Int?) {
    places.append(place)
    guard let step else { return steps.append(Self.noStep) }
    if let last = steps.last, last != Self.noStep, stepNames[last] == step {
      return steps.append(last)
    }
    if let number = known[step] { return steps.append(number) }
    known[step] = stepNames.count
    steps.append(stepNames.count)
    stepNames.append(step)
    stepRows.append(places.count - 1)
  }

  /// With the order that its rows are found in.
  func ordered() -> RowKeys {
    var keys = self
    keys.order = Array(places.indices)
    keys.order.sort { (places[$0], $0) < (places[$1], $1) }
    return keys
  }

  /// The first row of a place.
  func row(at place: Int) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if places[order[middle]] < place { low = middle + 1 } else { high = middle }
    }
    return low < order.count && places[order[low]] == place ? order[low] : nil
  }

  /// Which of the steps has this name's number.
  func step(named name: Int) -> Int? { known[name] }
}

extension AttributeRow {
  /// The name of the element: its identifier, else its path.
  var placeName: String { id ?? (path.isEmpty ? "-" : path.tableText) }

  /// Whether both speak of the same element in the same state.
  func isAtPlace(of other: AttributeRow) -> Bool {
    step == other.step && phase == other.phase && kind == other.kind
      && placeName == other.placeName
  }

  fileprivate func hashPlace(into hasher: inout Hasher) {
    hasher.combine(step)
    hasher.combine(phase)
    hasher.combine(kind)
    hasher.combine(placeName)
  }
}
