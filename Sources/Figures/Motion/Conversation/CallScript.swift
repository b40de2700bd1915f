import CoreGraphics
import Motion

/// The rows of a conversation as a page has them: by phases, with the moment at which time passes.
struct CallScript {
  struct Part {
    let phase: CallPhase
    let count: Int
    var rows: [CallRow]
    let hidden: Int
    /// Whether the heading says how many are hidden.
    let isTerse: Bool
    /// Time passes before the row with this number; nil where none passes.
    var breakIndex: Int?

    /// With a line for what has no row.
    var lines: Int { rows.reduce(0) { $0 + $1.lines } + (hidden > 0 && !isTerse ? 1 : 0) }
  }

  private(set) var parts: [Part]
  /// Seconds that the step takes; nil where nobody knows.
  let duration: TimeInterval?
  /// Whether all phases but the end of the last one happen at its start.
  let isOneChange: Bool
  let isSummedUp: Bool

  /// Shown in one picture, whatever happens.
  static let mostRows = 24
  /// Figures of more elements than this keep to a height.
  private static let crowd = 60

  init(_ heard: HeardCalls, _ step: ConversationDiagram.Step, limit: CallLimit) {
    let names = CallNames(before: step.before, after: step.after, roles: step.roles)
    let ways = ElementWays(heard)
    let loops = CallBands(heard, rows: limit.rows, isTerse: limit.countsInHeadings)
    let isCrowd = loops.bands.contains { $0.folds.contains { $0.calls.count > Self.crowd } }
    let lines = isCrowd ? limit.crowdedLines : limit.lines
    let bands =
      lines < loops.rows
      ? CallBands(heard, rows: lines, isTerse: limit.countsInHeadings) : loops
    parts = bands.bands.map { band in
      Part(
        phase: band.phase, count: band.count,
        rows: band.folds.map { CallRow($0, in: heard, names: names, ways: ways) },
        hidden: band.hidden, isTerse: band.isTerse)
    }
    isSummedUp = bands.isSummedUp
    duration = step.duration
    isOneChange = heard.calls.count { $0.method.hasPrefix("finalize") } == 1
    shorten(to: lines)
    placeBreak(heard)
  }

  var lines: Int { parts.reduce(0) { $0 + $1.lines } }

  /// Puts answers behind their calls, those first that tell the least, until all lines have room.
  private mutating func shorten(to limit: Int) {
    let answered = parts.indices.flatMap { part in
      parts[part].rows.indices.filter { parts[part].rows[$0].answer != nil }.map { (part, $0) }
    }
    let weights = answered.map { parts[$0.0].rows[$0.1].weight }.sorted()
    let surplus = min(lines - limit, weights.count)
    guard surplus > 0 else { return }
    // Answers that tell as much are treated alike.
    for (part, row) in answered where parts[part].rows[row].weight <= weights[surplus - 1] {
      parts[part].rows[row].shorten()
    }
  }

  /// Views that have gone are told of when the change has ended; all else happens at its start.
  private mutating func placeBreak(_ heard: HeardCalls) {
    guard let duration, duration > 0, let last = parts.indices.last else { return }
    let rows = parts[last].rows
    let finalized = heard.calls.lastIndex { $0.method.hasPrefix("finalize") } ?? 0
    let isAfter = rows.map { row in
      row.place > finalized && heard.calls[row.place].method.hasPrefix("didEndDisplaying")
    }
    let first = isAfter.firstIndex(of: true) ?? rows.count
    let isEnd = isAfter[first...].allSatisfy { $0 } && parts[last].hidden == 0
    parts[last].breakIndex = isOneChange && isEnd ? first : rows.count
  }
}

/// The room for a conversation.
struct CallLimit {
  /// Of calls and of answers.
  private(set) var lines: Int
  /// The same where there are very many elements.
  private(set) var crowdedLines: Int
  /// Whether there is no room for words that could be missed.
  let isTerse: Bool
  /// Whether there is no line to spare for what is only counted: headings say how many calls have no row.
  let countsInHeadings: Bool

  /// Fewer could not tell the phases.
  private static let fewest = 4

  /// - Parameters:
  ///   - width: the page's.
  ///   - surplus: points of the page that it has to do without.
  ///   - isShared: whether other conversations stand on the page.
  init(width: CGFloat, surplus: CGFloat = 0, isShared: Bool = false) {
    let page = FigureWidth(width)
    isTerse = LifeLinePlaces.isNarrow(page.content)
    countsInHeadings = isTerse || isShared
    let room = page.tallest - CallPicture.surroundings - surplus
    crowdedLines = max(Self.fewest, Int((room - 2 * CallPicture.pitch) / CallPicture.pitch))
    lines = max(Self.fewest, Int(room / CallPicture.pitch))
  }

  var rows: Int { min(lines, CallScript.mostRows) }

  var isLeast: Bool { lines == Self.fewest && crowdedLines == Self.fewest }

  func reduced(by count: Int) -> CallLimit {
    var limit = self
    limit.lines = max(Self.fewest, lines - count)
    limit.crowdedLines = max(Self.fewest, crowdedLines - count)
    return limit
  }
}
