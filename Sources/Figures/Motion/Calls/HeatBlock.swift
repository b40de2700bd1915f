import CoreGraphics
import Drawing
import Motion

/// An area of a heat map with what it stands for: an element, or many of them.
struct HeatBlock {
  /// Ways to say it, the longest first.
  let names: [String]
  /// How often it was invalidated; of many elements the most of one.
  let count: Int
  let frame: CGRect
  /// Elements that it stands for.
  let members: Int
  /// Whole sections that it stands for; nil for elements of one.
  var sections: Int?
  /// Of the one that it stands for; nil for many.
  var kind: ElementKind?
  /// The hottest of many, where it is hotter than the others.
  var hottest: String?

  /// For elements that would come out too small: their sections, or, of a single section, runs of elements.
  static func summary(of counts: HeatCounts, in room: CGSize) -> [HeatBlock] {
    let width = room.width
    let most = mostBlocks(in: room)
    let elements = counts.elements.sorted { $0.path < $1.path }
    let sections = Dictionary(grouping: elements) { $0.path.first ?? 0 }
    guard sections.count > 1 else { return grid(runs(elements, counts, most: most), width: width) }
    let groups = sections.keys.sorted().map { section -> Group in
      let members = sections[section] ?? []
      let name = counts.name(ofSection: section).map { [$0] }
      return Group(
        names: name ?? ["section \(section)", "\(section)"], Tally(members, counts), sections: 1)
    }
    return grid(merged(groups, most: most), width: width)
  }

  /// How hot several elements are.
  private struct Tally {
    private(set) var members = 0
    private(set) var most = 0
    private(set) var hottest: String?

    init(_ elements: [ElementSnapshot], _ counts: HeatCounts) {
      members = elements.count
      most = elements.map { counts[$0] }.max() ?? 0
      let hot = elements.filter { counts[$0] == most }
      hottest = hot.count == 1 && elements.count > 1 ? hot[0].id.label : nil
    }

    init(_ parts: [Tally]) {
      members = parts.reduce(0) { $0 + $1.members }
      most = parts.map(\.most).max() ?? 0
      let hot = parts.filter { $0.most == most }
      hottest = hot.count == 1 ? hot[0].hottest : nil
    }
  }

  private struct Group {
    let names: [String]
    let tally: Tally
    let sections: Int?

    init(names: [String], _ tally: Tally, sections: Int? = nil) {
      self.names = names
      self.tally = tally
      self.sections = sections
    }
  }

  private static let mostBlocks = 24

  /// As many as the room has rows for.
  private static func mostBlocks(in room: CGSize) -> Int {
    let rows = max(1, Int((room.height + 2 * gap) / (height + gap)))
    let columns = max(1, Int((room.width + gap) / (leastWidth + gap)))
    return min(mostBlocks, rows * columns)
  }

  private static func runs(
    _ elements: [ElementSnapshot], _ counts: HeatCounts, most: Int
  ) -> [Group] {
    let length = max(10, (elements.count + most - 1) / most)
    return stride(from: 0, to: elements.count, by: length).map { start in
      let run = Array(elements[start..<min(start + length, elements.count)])
      return Group(names: names(start, run.count), Tally(run, counts))
    }
  }

  /// Numbers are whole, or not there at all.
  private static func names(_ start: Int, _ count: Int) -> [String] {
    let (first, last) = (
      FigureText.length(CGFloat(start)), FigureText.length(CGFloat(start + count - 1))
    )
    guard count > 1 else { return [first] }
    return ["\(first) to \(last)", "\(first)–\(last)", "from \(first)", first]
  }

  /// So many that each has room for its name.
  private static func merged(_ groups: [Group], most: Int) -> [Group] {
    guard groups.count > most else { return groups }
    let length = (groups.count + most - 1) / most
    return stride(from: 0, to: groups.count, by: length).map { start in
      let run = groups[start..<min(start + length, groups.count)]
      return Group(
        names: names(start, run.count), Tally(run.map(\.tally)), sections: run.count)
    }
  }

  private static let gap: CGFloat = 8
  private static let height: CGFloat = 56
  private static let leastWidth: CGFloat = 82
  /// Of the places of the last row.
  private static let mostEmpty: CGFloat = 0.15

  private static func grid(_ groups: [Group], width: CGFloat) -> [HeatBlock] {
    let columns = columns(groups.count, width: width)
    let side = ((width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    return groups.enumerated().map { index, group in
      let origin = CGPoint(
        x: CGFloat(index % columns) * (side + gap),
        y: CGFloat(index / columns) * (height + gap))
      return HeatBlock(
        names: group.names, count: group.tally.most,
        frame: CGRect(origin: origin, size: CGSize(width: side, height: height)),
        members: group.tally.members, sections: group.sections, hottest: group.tally.hottest)
    }
  }

  /// "2 or 3 sections", "a section of 10 cells", "10 cells": all that one of the blocks stands for.
  static func meaning(of blocks: [HeatBlock], each noun: Noun) -> String {
    let sections = blocks.compactMap(\.sections)
    if let most = sections.max(), most > 1 {
      return range(of: sections, Noun("section", "sections"))
    }
    return (sections.isEmpty ? "" : "a section of ") + range(of: blocks.map(\.members), noun)
  }

  private static func range(of counts: [Int], _ noun: Noun) -> String {
    guard let least = counts.min(), let most = counts.max() else { return "nothing" }
    let words = CountWords.digits(most, noun)
    guard least < most else { return words }
    return "\(CountWords.digits(least)) \(most - least == 1 ? "or" : "to") \(words)"
  }

  /// As many as leave next to nothing empty in the last row.
  private static func columns(_ count: Int, width: CGFloat) -> Int {
    let most = max(1, min(count, Int((width + gap) / (leastWidth + gap))))
    func empty(_ columns: Int) -> CGFloat {
      let places = (count + columns - 1) / columns * columns
      return places > 0 ? CGFloat(places - count) / CGFloat(places) : 0
    }
    let full = (1...most).reversed().first { empty($0) <= mostEmpty }
    return full ?? most
  }
}
