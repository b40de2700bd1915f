import CoreGraphics
import Motion

/// A question about a rectangle with its number in the figure, and the layout that it is held against.
struct NumberedQuery {
  let number: Int
  let step: String
  let query: LayoutQuery
  let layout: LayoutSnapshot
  let axis: QueryAxis

  var isWrong: Bool { !query.missing.isEmpty }
  var name: String { "Query \(number)" }
  var times: String { query.count > 1 ? " × \(query.count)" : "" }

  /// "15 of 18 answered".
  var score: String {
    let hits = query.hits.count
    return "\(hits) of \(hits + query.missing.count) answered"
  }

  /// "426 to 1,278": along the way in which the content scrolls.
  var range: String { axis.range(of: query.rect) }

  /// "19, 20, 21 missing".
  func missing(most: Int) -> String {
    let names = query.missing.prefix(most).map(\.id.label)
    let rest = query.missing.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "") + " missing"
  }

  /// All of the steps in order, the same question with the same answer once; those that the layout took back by
  /// preparing anew are only counted.
  static func all(in steps: [QueryMap.Step]) -> (queries: [NumberedQuery], outdated: Int) {
    var found: [NumberedQuery] = []
    var outdated = 0
    for step in steps {
      let layout = step.layout.drawable
      let axis = QueryAxis(layout)
      for query in LayoutQuery.all(in: step.conversation, settling: step.layout) {
        guard !query.isOutdated else {
          outdated += query.count
          continue
        }
        if let place = found.lastIndex(where: {
          $0.query.asksTheSame(as: query) && $0.layout.isLaidOut(like: layout)
        }) {
          found[place] = found[place].asked(query.count)
          continue
        }
        found.append(
          NumberedQuery(
            number: found.count + 1, step: step.name, query: query, layout: layout, axis: axis))
      }
    }
    return (found, outdated)
  }

  private func asked(_ times: Int) -> NumberedQuery {
    NumberedQuery(
      number: number, step: step, query: query.repeated(times), layout: layout, axis: axis)
  }
}

extension LayoutSnapshot {
  /// Whether the content is the same, wherever it is scrolled to.
  func isLaidOut(like other: LayoutSnapshot) -> Bool {
    guard contentSize == other.contentSize, elements.count == other.elements.count else {
      return false
    }
    return zip(elements, other.elements).allSatisfy {
      $0.id == $1.id && ($0.frame == $1.frame || $0.kind != .cell)
    }
  }
}

/// The way in which a content scrolls. Figures of questions draw it downwards.
struct QueryAxis: Equatable {
  let isHorizontal: Bool

  init(_ layout: LayoutSnapshot) {
    let (content, screen) = (layout.contentSize, layout.viewport.size)
    isHorizontal =
      content.width * max(screen.height, 1) > content.height * max(screen.width, 1) * 1.05
      && content.width > screen.width
  }

  /// A rectangle of the content as it lies on a page: its way downwards.
  func turned(_ rect: CGRect) -> CGRect {
    isHorizontal
      ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  func range(of rect: CGRect) -> String {
    let rect = turned(rect)
    return "\(FigureText.length(rect.minY)) to \(FigureText.length(rect.maxY))"
  }
}
