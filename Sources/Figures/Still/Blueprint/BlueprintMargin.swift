import CoreGraphics
import Drawing
import Motion

/// The margin to the right of a blueprint: how far the screen reaches, and the sections.
struct BlueprintMargin {
  private struct Section {
    let name: String
    let span: ClosedRange<CGFloat>
    let count: Int
  }

  private let stage: PlanStage
  private let viewport: CGRect
  private let sections: [Section]
  let showsScreen: Bool
  /// Whether the screen's name stands beside it: on narrow pages the plan takes that room.
  let namesScreen: Bool

  private static let gap: CGFloat = 12
  /// So much of the screen without content needs a line around it: nobody would know what it is.
  private static let room: CGFloat = 24
  private static let textGap: CGFloat = 8
  private static let mostSections = 200
  static let wide: CGFloat = 500

  init(
    _ snapshot: LayoutSnapshot, showing elements: [ElementSnapshot], on stage: PlanStage,
    with options: Blueprint.Options, sections names: SectionNames
  ) {
    let annotations = options.annotations
    let isNarrow = (options.width ?? .readme).points < Self.wide
    self.stage = stage
    viewport = snapshot.viewport
    let content = CGRect(origin: .zero, size: snapshot.contentSize).intersection(stage.region)
    let screen = snapshot.viewport.intersection(stage.region)
    let differs =
      content.isEmpty || snapshot.insets != .zero
      || screen.size != stage.region.size && !screen.insetBy(dx: -1, dy: -1).contains(content)
      || screen.maxX > content.maxX + Self.room || screen.maxY > content.maxY + Self.room
    let isWanted = annotations.contains(.viewport) || differs && annotations.contains(.screen)
    // A screen that ends in what is left out is not seen.
    let isWhole = stage.down.shows(screen.maxY) && stage.across.shows(screen.maxX)
    showsScreen = screen.isUsable && isWanted && isWhole
    namesScreen = showsScreen && !isNarrow
    sections = annotations.contains(.sections) ? Self.sections(elements, of: snapshot, names) : []
  }

  /// From the first to the last element of each section, where there is more than one.
  private static func sections(
    _ elements: [ElementSnapshot], of snapshot: LayoutSnapshot, _ names: SectionNames
  ) -> [Section] {
    let cells = Dictionary(grouping: snapshot.elements.filter { $0.kind == .cell }, by: \.section)
    let parts = Dictionary(grouping: elements.filter { !$0.path.isEmpty }, by: \.section)
    guard parts.count > 1 else { return [] }
    return parts.sorted { $0.key < $1.key }.prefix(mostSections).compactMap { number, elements in
      let frames = elements.map(\.frame)
      guard let low = frames.map(\.minY).min(), let high = frames.map(\.maxY).max() else {
        return nil
      }
      return Section(
        name: names.name(number, upTo: 18), span: low...high, count: cells[number]?.count ?? 0)
    }
  }

  // MARK: The screen

  /// The part of the screen that is seen.
  var screen: CGRect {
    stage.rect(viewport.intersection(stage.region))
  }

  var screenOutline: [DrawItem] {
    guard showsScreen else { return [] }
    return [.stroke(.rect(screen.insetBy(dx: 1, dy: 1)), BlueprintInk.stroke(2))]
  }

  private var screenWords: [Label] {
    [
      Label("viewport", BlueprintInk.dimension),
      Label(viewport.size.sizeWords, BlueprintInk.caption),
    ]
  }

  // MARK: Both

  var width: CGFloat { screenWidth + sectionWidth }

  private var screenWidth: CGFloat {
    namesScreen ? Self.gap + Self.textGap + Self.width(screenWords) : 0
  }

  private var sectionWidth: CGFloat {
    let words = sections.map { Self.width(self.words($0)) }.max()
    return words.map { Self.gap + Self.textGap + $0 } ?? 0
  }

  private static func width(_ labels: [Label]) -> CGFloat { labels.map(\.size.width).max() ?? 0 }

  private func words(_ section: Section) -> [Label] {
    [
      Label(section.name, BlueprintInk.dimension),
      Label(CountWords.digits(section.count, Noun("cell", "cells")), BlueprintInk.caption),
    ]
  }

  /// The sections stand beside the content, the screen outside of them.
  var items: [DrawItem] {
    var items: [DrawItem] = []
    var reached = -CGFloat.infinity
    for section in sections {
      let start = max(0, stage.down.place(section.span.lowerBound))
      let end = min(stage.size.height, stage.down.place(section.span.upperBound))
      guard end - start >= 3 else { continue }
      // Sections whose words would touch those of the one before stay without.
      let isFree = (start + end) / 2 - 14 >= reached
      items += bracket(
        start...end, x: stage.size.width + Self.gap,
        isFree && end - start >= 12 ? words(section) : [])
      if isFree { reached = (start + end) / 2 + 16 }
    }
    if namesScreen {
      items += bracket(
        screen.minY...screen.maxY, x: stage.size.width + sectionWidth + Self.gap, screenWords)
    }
    return items
  }

  private func bracket(
    _ span: ClosedRange<CGFloat>, x: CGFloat, _ words: [Label]
  ) -> [DrawItem] {
    let (start, end) = (span.lowerBound, span.upperBound)
    let line = DimensionMark(axis: .vertical, start: start, end: end, place: x)
    let shown = end - start >= 30 ? words : Array(words.prefix(1))
    let first = ((start + end) / 2 - CGFloat(shown.count) * 7).rounded()
    return line.line
      + shown.enumerated().flatMap { index, label in
        BlueprintInk.written(
          label, at: CGPoint(x: x + Self.textGap, y: first + CGFloat(index) * 14))
      }
  }
}
