import CoreGraphics
import Drawing
import Motion

/// One drawing of a view, and how its nodes change over some of the stays of a take.
///
/// As long as the content keeps its structure one drawing serves. Where it changes, both contents stand in one
/// drawing, and one fades while the other appears; at the next such change a new drawing begins.
struct Skin {
  /// The stays of the take that the drawing is seen in.
  let stays: Range<Int>
  /// For each of the stays, the nodes at each of its moments.
  private(set) var states: [[[NodeState]]] = []
  /// As the drawing ends.
  private(set) var items: [DrawItem] = []

  private init(_ stays: Range<Int>) { self.stays = stays }

  static func skins(of take: Take) -> [Skin] {
    var skins: [Skin] = []
    var plan = SkinPlan(start: 0)
    for index in take.stays.indices {
      let turn = SkinTurn(take.stays, index)
      guard turn.jumps || turn.blends else { continue }
      // One drawing holds two contents, not three.
      if index > plan.start, plan.turn != .none || turn.jumps && turn.blends {
        skins.append(Skin(take.stays, plan, upTo: index))
        plan = SkinPlan(start: index)
      }
      // Where a new drawing begins with what is there now, nothing has to be switched.
      if plan.start == index, !turn.blends { continue }
      plan.turn = turn.blends ? .blend(index) : .jump(index)
    }
    skins.append(Skin(take.stays, plan, upTo: take.stays.count))
    return skins
  }

  private init(_ all: [Stay], _ plan: SkinPlan, upTo end: Int) {
    self.init(plan.start..<end)
    for index in stays {
      let elements = all[index].elements
      // Most views only move.
      let isStill = elements[0].content == elements[elements.count - 1].content
      let drawings = (isStill ? [0] : Array(elements.indices)).map {
        plan.items(of: all, index, $0)
      }
      let known = drawings.map(\.nodeStates)
      states.append(isStill ? Array(repeating: known[0], count: elements.count) : known)
      items = drawings.last ?? []
    }
  }
}

/// What happens to the structure of the content where a stay begins, and in it.
struct SkinTurn {
  /// Another structure from the first moment on.
  let jumps: Bool
  /// Another structure at its end.
  let blends: Bool

  init(_ stays: [Stay], _ index: Int) {
    blends = !stays[index].first.content.hasSameNodes(as: stays[index].last.content)
    jumps = index > 0 && !stays[index - 1].last.content.hasSameNodes(as: stays[index].first.content)
  }
}

/// From which contents a skin is drawn.
private struct SkinPlan {
  enum Turn: Equatable {
    case none
    case jump(Int)
    case blend(Int)
  }

  var start: Int
  var turn = Turn.none

  init(start: Int) { self.start = start }

  func items(of stays: [Stay], _ index: Int, _ moment: Int) -> [DrawItem] {
    let content = stays[index].elements[moment].content
    switch turn {
    case .none: return content.withStackedShadows()
    case .jump(let place):
      return index < place
        ? ContentPair(content, stays[place].first.content).switched(0)
        : ContentPair(stays[place - 1].last.content, content).switched(1)
    case .blend(let place):
      let pair = ContentPair(stays[place].first.content, stays[place].last.content)
      if index < place { return ContentPair(content, pair.after).items(at: 0) }
      if index > place { return ContentPair(pair.before, content).items(at: 1) }
      return pair.items(at: stays[index].progress[moment])
    }
  }
}

extension [DrawItem] {
  /// Whether numbers can lead from one drawing to the other.
  func hasSameNodes(as other: [DrawItem]) -> Bool {
    self == other
      || withStackedShadows().nodeStates.map(\.rest)
        == other.withStackedShadows().nodeStates.map(\.rest)
  }
}
