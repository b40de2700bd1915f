import CoreGraphics
import Drawing
import Motion

/// One drawing of a view, and how its nodes change over some of its spans.
///
/// As long as the content keeps its structure one drawing serves. If it changes, both contents stand in one
/// drawing, and one fades while the other appears; at the next such change a new drawing begins.
struct ContentDrawing {
  /// The spans of the view that the drawing is seen in.
  let spans: Range<Int>
  /// For each of the spans, the nodes at each of its moments.
  private(set) var states: [[[NodeState]]] = []
  /// As the drawing ends.
  private(set) var items: [DrawItem] = []

  private init(_ spans: Range<Int>) { self.spans = spans }

  static func contentDrawings(of moverDrawing: MoverDrawing) -> [ContentDrawing] {
    var contentDrawings: [ContentDrawing] = []
    var plan = ContentPlan(start: 0)
    for index in moverDrawing.spans.indices {
      let turn = ContentTurn(moverDrawing.spans, index)
      guard turn.jumps || turn.blends else { continue }
      // One drawing holds two contents, not three.
      if index > plan.start, plan.turn != .none || turn.jumps && turn.blends {
        contentDrawings.append(ContentDrawing(moverDrawing.spans, plan, upTo: index))
        plan = ContentPlan(start: index)
      }
      // If a new drawing begins with what is there now, nothing has to be switched.
      if plan.start == index, !turn.blends { continue }
      plan.turn = turn.blends ? .blend(index) : .jump(index)
    }
    contentDrawings.append(ContentDrawing(moverDrawing.spans, plan, upTo: moverDrawing.spans.count))
    return contentDrawings
  }

  private init(_ all: [MoverSpan], _ plan: ContentPlan, upTo end: Int) {
    self.init(plan.start..<end)
    for index in spans {
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

/// The change of the content's structure where a span begins, and in it.
struct ContentTurn {
  /// Another structure from the first moment on.
  let jumps: Bool
  /// Another structure at its end.
  let blends: Bool

  init(_ spans: [MoverSpan], _ index: Int) {
    blends = !spans[index].first.content.hasSameNodes(as: spans[index].last.content)
    jumps = index > 0 && !spans[index - 1].last.content.hasSameNodes(as: spans[index].first.content)
  }
}

/// The contents that one drawing is made of.
private struct ContentPlan {
  enum Turn: Equatable {
    case none
    case jump(Int)
    case blend(Int)
  }

  var start: Int
  var turn = Turn.none

  init(start: Int) { self.start = start }

  func items(of spans: [MoverSpan], _ index: Int, _ moment: Int) -> [DrawItem] {
    let content = spans[index].elements[moment].content
    switch turn {
    case .none: return content.withStackedShadows()
    case .jump(let place):
      return index < place
        ? ContentPair(content, spans[place].first.content).switched(0)
        : ContentPair(spans[place - 1].last.content, content).switched(1)
    case .blend(let place):
      let pair = ContentPair(spans[place].first.content, spans[place].last.content)
      if index < place { return ContentPair(content, pair.after).items(at: 0) }
      if index > place { return ContentPair(pair.before, content).items(at: 1) }
      return pair.items(at: spans[index].progress[moment])
    }
  }
}

extension [DrawItem] {
  /// Whether numbers can lead from one drawing to the other.
  func hasSameNodes(as other: [DrawItem]) -> Bool {
    self == other
      || hasSameStructure(as: other)
        && withStackedShadows().nodeStates.map(\.rest)
          == other.withStackedShadows().nodeStates.map(\.rest)
  }
}
