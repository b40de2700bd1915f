import CoreGraphics
import Drawing
import Motion

/// One order of elements in the file for all phases of the score.
///
/// Who covers whom matters only where two overlap. If two phases ask for opposite orders, the later one gets
/// a second element for the same view, and each of the two is seen in its own phases only.
struct DrawOrder {
  /// A view through some of its phases.
  struct Part {
    var mover: Int
    var firstPhase: Int
  }

  private(set) var parts: [Part] = []
  /// Indexes of parts, from the back to the front.
  private(set) var order: [Int] = []
  /// For each part, those in front of it.
  private var fronts: [Set<Int>] = []
  private var current: [Int: Int] = [:]
  /// The places of the movers in the orders of the phases, the last phase first.
  private var wishes: [[Int]] = []

  init(_ table: MoverTable) {
    let areas = table.movers.map { SweptAreas($0) }
    for (phase, movers) in table.orders.enumerated() {
      for mover in movers where current[mover] == nil { addPart(mover, from: phase) }
      let neighbors = Neighbors(movers.map { areas[$0].area(in: phase) })
      for (place, front) in movers.enumerated() {
        let backs = neighbors.behind[place].map { movers[$0] }.filter {
          areas[front].meets(areas[$0], in: phase)
        }
        settle(front, before: backs, phase)
      }
    }
    sort(by: table.orders)
  }

  private mutating func addPart(_ mover: Int, from phase: Int) {
    current[mover] = parts.count
    parts.append(Part(mover: mover, firstPhase: phase))
    fronts.append([])
  }

  private mutating func settle(_ mover: Int, before backs: [Int], _ phase: Int) {
    let behind = backs.compactMap { current[$0] }
    guard let part = current[mover], !behind.isEmpty else { return }
    let known = inFront(of: part)
    if behind.contains(where: known.contains) { addPart(mover, from: phase) }
    guard let front = current[mover] else { return }
    for back in behind { fronts[back].insert(front) }
  }

  /// All parts that are known to lie in front of a part.
  private func inFront(of part: Int) -> Set<Int> {
    var (seen, open) = (Set<Int>(), [part])
    while let next = open.popLast() {
      for front in fronts[next] where seen.insert(front).inserted { open.append(front) }
    }
    return seen
  }

  /// Kahn's algorithm; among those that may come next, the one that comes first in the last phase it is in.
  private mutating func sort(by orders: [[Int]]) {
    var waiting = [Int](repeating: 0, count: parts.count)
    for front in fronts.joined() { waiting[front] += 1 }
    var wishes = [Int](repeating: 0, count: parts.count)
    for movers in orders {
      for (place, mover) in movers.enumerated() {
        if let part = current[mover] { wishes[part] = place }
      }
    }
    // The one that comes next stands at the end.
    func comesLater(_ first: Int, _ second: Int) -> Bool {
      (wishes[first], first) > (wishes[second], second)
    }
    var free = parts.indices.filter { waiting[$0] == 0 }.sorted(by: comesLater)
    while let next = free.popLast() {
      order.append(next)
      for front in fronts[next] {
        waiting[front] -= 1
        guard waiting[front] == 0 else { continue }
        free.insert(front, at: free.firstPlace { !comesLater($0, front) })
      }
    }
  }
}

extension [Int] {
  /// The place of the first number that the condition holds for: it holds for all that follow.
  fileprivate func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Areas that may meet one another: few of a crowd are at the same height.
private struct Neighbors {
  /// For each area, the places of those before it that its own rectangle meets, in their order.
  private(set) var behind: [[Int]]

  init(_ areas: [CGRect?]) {
    behind = Array(repeating: [], count: areas.count)
    let known = areas.indices.filter { areas[$0].map { !$0.isNull } ?? false }
    let downwards = known.map { (place: $0, area: areas[$0] ?? .null) }.sorted {
      ($0.area.minY, $0.place) < ($1.area.minY, $1.place)
    }
    for (index, upper) in downwards.enumerated() {
      for lower in downwards[(index + 1)...] {
        guard lower.area.minY <= upper.area.maxY else { break }
        guard upper.area.intersects(lower.area) else { continue }
        behind[max(upper.place, lower.place)].append(min(upper.place, lower.place))
      }
    }
    for place in behind.indices { behind[place].sort() }
  }
}

/// The areas that a view covers, phase by phase.
private struct SweptAreas {
  private var frames: [Int: [CGRect]] = [:]
  /// Around the places at two moments each, one after the other: between them the view sweeps over all of it.
  private var steps: [Int: [CGRect]] = [:]
  private var swept: [Int: CGRect] = [:]
  private static let moments = 24

  init(_ mover: Mover) {
    for span in mover.spans {
      let frames = span.shares.isEmpty ? Self.frames(of: span) : Self.frames(alongWay: span)
      self.frames[span.phase] = frames
      steps[span.phase] = zip(frames, frames.dropFirst()).map { $0.union($1) }
      swept[span.phase] = frames.reduce(.null) { $0.union($1) }
    }
  }

  private static func frames(of span: MoverSpan) -> [CGRect] {
    // Most views show the same all the time.
    let inner = span.showsTheSame ? span.first.innerArea : nil
    return places(among: span.elements.count).map { index in
      let element = span.elements[index]
      return element.area(of: inner ?? element.innerArea)
    }
  }

  /// The areas of a view that shifts and fades, by its shares of the way.
  private static func frames(alongWay span: MoverSpan) -> [CGRect] {
    let (first, last) = (span.first, span.last)
    let area = first.placement.bounds(of: first.innerArea)
    guard !last.isHidden, area.isKnown else {
      return places(among: span.shares.count).map { _ in .null }
    }
    return places(among: span.shares.count).map { index in
      let share = CGFloat(span.shares[index])
      guard first.alpha.interpolated(to: last.alpha, at: span.shares[index]) > 0 else {
        return .null
      }
      let place = area.offsetBy(
        dx: (last.center.x - first.center.x) * share, dy: (last.center.y - first.center.y) * share)
      return place.isKnown ? place : .null
    }
  }

  /// Places in a list, evenly from the first one to the last one.
  private static func places(among count: Int) -> [Int] {
    let chosen = min(count, moments)
    return (0..<chosen).map { chosen < 2 ? 0 : $0 * (count - 1) / (chosen - 1) }
  }

  /// Around all places of the view in a phase; nil where it is not there.
  func area(in phase: Int) -> CGRect? { swept[phase] }

  func meets(_ other: SweptAreas, in phase: Int) -> Bool {
    guard let own = swept[phase], let others = other.swept[phase], own.intersects(others),
      let first = frames[phase], let second = other.frames[phase]
    else { return false }
    // Both follow clocks of their own, so that only one that rests can be compared moment by moment.
    if first.count == 1 || second.count == 1 {
      return first.contains { frame in second.contains { $0.intersects(frame) } }
    }
    guard first.count == second.count, let ways = steps[phase], let others = other.steps[phase]
    else { return true }
    return zip(ways, others).contains { $0.intersects($1) }
  }
}

extension ElementSnapshot {
  /// The area of what it shows, in its own coordinates.
  var innerArea: CGRect { content.bounds.union(CGRect(origin: .zero, size: size)) }

  /// The area in which something of the element may be seen.
  fileprivate func area(of inner: CGRect) -> CGRect {
    guard !isHidden, alpha > 0 else { return .null }
    let area = placement.bounds(of: inner)
    return area.isKnown ? area : .null
  }
}

extension CGRect {
  /// Whether it is somewhere, and has an end.
  fileprivate var isKnown: Bool { minX.isFinite && minY.isFinite && width.isFinite }
}
