import CoreGraphics
import Motion
import Notation

/// How often each element of a layout was invalidated in several steps.
struct HeatCounts {
  /// Those that have a place now, the front ones last.
  let elements: [ElementSnapshot]
  private let counts: [ElementID: Int]
  private let sectionNames: [String?]
  /// Elements that were counted and are not there any more.
  let gone: Int
  /// Whether the layout itself was.
  private let isInvalidated: Bool

  init(_ steps: [QueryMap.Step], _ efforts: [LayoutEffort]) {
    isInvalidated = efforts.contains { $0.invalidations > 0 }
    elements = (steps.last?.layout.elementsFromTheBack ?? []).filter(\.isHeatable)
    var counts: [ElementID: Int] = [:]
    for (step, effort) in zip(steps, efforts) {
      for element in step.layout.elements where element.isHeatable {
        counts[element.id, default: 0] += effort.invalidations(of: element)
      }
    }
    self.counts = counts
    sectionNames = steps.last?.sectionNames ?? []
    let known = Set(elements.map(\.id))
    gone = counts.keys.count { !known.contains($0) }
  }

  /// The words above the section, else its name in the data; nil where nobody knows either.
  func name(ofSection section: Int) -> String? {
    let header = elements.first { $0.kind.shortName == "header" && $0.path.first == section }
    let name = header?.id.identifier ?? sectionNames[safe: section].flatMap(\.self)
    return name.map { Directions.apart($0.onOneLine) }
  }

  subscript(element: ElementSnapshot) -> Int { counts[element.id] ?? 0 }

  var most: Int { elements.map { self[$0] }.max() ?? 0 }
  var total: Int { elements.reduce(0) { $0 + self[$1] } }

  /// Whether no element differs from another one.
  var isFlat: Bool { Set(elements.map { self[$0] }).count <= 1 }

  // MARK: The finding

  private static let mostNamed = 3
  private static let times = ["none", "one", "two", "three", "four", "five", "six", "seven"]

  /// "All 18 cells", "All five cells", "Both cells".
  private var everyone: String {
    elements.count == 2 ? "Both \(noun.many)" : "All \(CountWords.counted(elements.count, noun))"
  }

  /// "Mia and Max take 11 of 32 invalidations; 11 cells have one each."
  var sentence: String {
    let (most, total) = (most, total)
    guard total > 0 else {
      return isInvalidated && elements.isEmpty
        ? "The layout has no elements" : "Nothing is invalidated"
    }
    guard !isFlat else {
      let times = Self.timesWords(most)
      return elements.count == 1
        ? "The only \(noun.one) is invalidated \(times)"
        : "\(everyone) are invalidated \(times) each"
    }
    let hot = elements.filter { 2 * self[$0] > most }.sorted { self[$0] > self[$1] }
    guard hot.count < elements.count else { return unequal(most) }
    let share = hot.reduce(0) { $0 + self[$1] }
    let subject =
      hot.count <= Self.mostNamed
      ? CountWords.list(hot.map(\.id.label)) : CountWords.digits(hot.count, noun)
    let verb = hot.count == 1 ? "takes" : "take"
    let rest = rest(without: hot, noun)
    let what =
      total == 1
      ? "the only invalidation"
      : "\(CountWords.digits(share)) of \(CountWords.digits(total)) invalidations"
    return "\(subject) \(verb) \(what)\(rest)"
  }

  /// "E and F are invalidated 5 times, the other 7 cells 4 times": nobody is much hotter than the others.
  private func unequal(_ most: Int) -> String {
    let counts = elements.map { self[$0] }
    let hot = elements.filter { self[$0] == most }
    let least = counts.min() ?? 0
    let levels = Set(counts).subtracting([most])
    let others = CountWords.digits(elements.count - hot.count, noun)
    let who =
      hot.count <= Self.mostNamed
      ? CountWords.list(hot.map { $0.id.label }) : CountWords.digits(hot.count, noun)
    let verb = hot.count == 1 ? "is" : "are"
    let rest =
      levels.count == 1 ? Self.timesWords(least) : "\(least) to \(levels.max() ?? most) times"
    return "\(who) \(verb) invalidated \(Self.timesWords(most)), the other \(others) \(rest)"
  }

  /// "once", "twice", "1,204 times".
  private static func timesWords(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(CountWords.digits(count)) times"
  }

  /// The number that most of the others have.
  private func rest(without hot: [ElementSnapshot], _ noun: Noun) -> String {
    let known = Set(hot.map(\.id))
    let groups = Dictionary(grouping: elements.filter { !known.contains($0.id) }) { self[$0] }
    let most = groups.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }
    guard let most else { return "" }
    let count =
      Self.times.indices.contains(most.key) ? Self.times[most.key] : CountWords.digits(most.key)
    let verb = most.value.count == 1 ? "has" : "have"
    let each = most.key > 0 && most.value.count > 1 ? " each" : ""
    return "; \(CountWords.digits(most.value.count, noun)) \(verb) \(count)\(each)"
  }

  var noun: Noun { elements.allSatisfy { $0.kind == .cell } ? Self.cells : Self.mixed }

  private static let cells = Noun("cell", "cells")
  private static let mixed = Noun("element", "elements")
}

extension ElementSnapshot {
  /// Decorations lie behind what is counted.
  fileprivate var isHeatable: Bool {
    switch kind {
    case .cell, .supplementary: isDrawable && frame.isUsable
    case .decoration: false
    }
  }
}
