import CoreGraphics
import Motion

/// The rows of a layout along an axis, or its columns: stretches between which nothing stands.
struct PlanBands {
  /// Elements side by side.
  struct Band {
    fileprivate(set) var low: CGFloat
    fileprivate(set) var high: CGFloat
    /// The distance to the band before, in tenths of a point.
    fileprivate(set) var gap = 0
    fileprivate(set) var section: Int
    /// The elements there and their places, relative to its start, in tenths of a point.
    fileprivate(set) var signature: [[Int]] = []
  }

  private(set) var all: [Band] = []
  private let unit: Noun

  /// Larger shares of the content are its ground, no part of a row.
  private static let ground: CGFloat = 0.9

  init(_ elements: [ElementSnapshot], isDown: Bool, length: CGFloat) {
    unit = isDown ? Noun("row", "rows") : Noun("column", "columns")
    let spans = elements.filter { !$0.kind.isDecoration }.map { element in
      Span(element, isDown: isDown)
    }.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    let isAlone = spans.count < 3
    for span in spans where isAlone || span.high - span.low < length * Self.ground {
      guard let last = all.indices.last, span.low < all[last].high - 0.01 else {
        append(span)
        continue
      }
      all[last].high = max(all[last].high, span.high)
      all[last].signature.append(span.signature(from: all[last].low))
    }
    for index in all.indices {
      all[index].signature.sort { $0.lexicographicallyPrecedes($1) }
    }
  }

  private mutating func append(_ span: Span) {
    var band = Band(low: span.low, high: span.high, section: span.section)
    band.gap = all.last.map { Self.tenths(span.low - $0.high) } ?? 0
    band.signature = [span.signature(from: span.low)]
    all.append(band)
  }

  private struct Span {
    let low: CGFloat
    let high: CGFloat
    let section: Int
    private let kind: Int
    private let side: CGFloat
    private let breadth: CGFloat

    init(_ element: ElementSnapshot, isDown: Bool) {
      let frame = element.frame
      (low, high) = isDown ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      (side, breadth) =
        isDown ? (frame.minX, frame.width) : (frame.minY, frame.height)
      section = element.section
      kind =
        switch element.kind.plainName {
        case "cell": 0
        case "header": 1
        case "footer": 2
        default: 3
        }
    }

    func signature(from start: CGFloat) -> [Int] {
      [kind] + [low - start, high - low, side, breadth].map(PlanBands.tenths)
    }
  }

  private static func tenths(_ value: CGFloat) -> Int { Int((value * 10).rounded()) }

  // MARK: Rows that repeat themselves

  /// Leaves out what looks as what stands before it, but for as many times as that and the last one.
  ///
  /// - Parameter sections: how many sections that are alike stay before the last one; nil for all.
  func cuts(keeping count: Int, sections: Int? = nil) -> [PlanCut] {
    let chapters = sections.map { repeatedSections(keeping: $0) } ?? []
    var cuts: [PlanCut] = []
    var next = 0
    for chapter in chapters + [all.count..<all.count] {
      cuts += runs(in: next..<chapter.lowerBound, keeping: count)
      guard !chapter.isEmpty else { continue }
      let hidden = Set(all[chapter].map(\.section)).count
      cuts.append(cut(chapter, CountWords.more(hidden, Noun("section", "sections"))))
      next = chapter.upperBound
    }
    return cuts
  }

  private func cut(_ range: Range<Int>, _ words: String) -> PlanCut {
    let low = range.lowerBound > 0 ? all[range.lowerBound - 1].high : all[range.lowerBound].low
    let high =
      range.upperBound < all.count ? all[range.upperBound].low : all[range.upperBound - 1].high
    return PlanCut(start: low, end: high, words: words + " like this")
  }

  /// Rows of one look behind each other, or groups of a few rows.
  private func runs(in range: Range<Int>, keeping count: Int) -> [PlanCut] {
    var cuts: [PlanCut] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let (period, times) = pattern(at: index, in: range), times - count - 1 >= 2 else {
        index += 1
        continue
      }
      let hidden = times - count - 1
      let first = index + count * period
      let noun = period == 1 ? unit : Noun("group", "groups of \(period) \(unit.many)")
      cuts.append(cut(first..<(first + hidden * period), CountWords.more(hidden, noun)))
      index += times * period
    }
    return cuts
  }

  /// Longer groups of rows are no pattern that anybody sees.
  private static let longestGroup = 6

  /// How many bands make up a group from there on, and how often it comes.
  private func pattern(at index: Int, in range: Range<Int>) -> (period: Int, times: Int)? {
    for period in 1...Self.longestGroup {
      var end = index + period
      while end < range.upperBound, isAlike(end, end - period, first: index) { end += 1 }
      let times = (end - index) / period
      if times > 3 { return (period, times) }
    }
    return nil
  }

  /// The first of all has another distance before it than those that look as it does.
  private func isAlike(_ index: Int, _ other: Int, first: Int) -> Bool {
    let isNear = other == first || all[index].gap == all[other].gap
    return isNear && all[index].signature == all[other].signature
      && all[index].section == all[other].section
  }

  /// Sections that are made as the one before, but for those at the start and the last one.
  private func repeatedSections(keeping count: Int) -> [Range<Int>] {
    var sections: [(bands: Range<Int>, look: [[[Int]]])] = []
    for index in all.indices {
      let look = all[index].signature
      if let last = sections.indices.last, all[index].section == all[index - 1].section {
        sections[last].bands = sections[last].bands.lowerBound..<(index + 1)
        if sections[last].look.last != look { sections[last].look.append(look) }
      } else {
        sections.append((index..<(index + 1), [look]))
      }
    }
    var found: [Range<Int>] = []
    var start = 0
    while start < sections.count {
      var end = start + 1
      while end < sections.count, sections[end].look == sections[start].look { end += 1 }
      if end - start - count - 1 >= 2 {
        found.append(
          sections[start + count].bands.lowerBound..<sections[end - 2].bands.upperBound)
      }
      start = end
    }
    return found
  }
}

extension CountWords {
  /// "1 more row", "1,200 more rows".
  static func more(_ count: Int, _ noun: Noun) -> String {
    "\(FigureText.length(CGFloat(count))) more \(count == 1 ? noun.one : noun.many)"
  }
}
