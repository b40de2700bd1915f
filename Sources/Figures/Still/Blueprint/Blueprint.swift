public import CoreGraphics
import Drawing
public import Motion

/// A layout as a drawing on drafting paper: every frame with its path and its size, the distances between them, the
/// sections, the insets and the screen.
public struct Blueprint {
  /// A kind of mark that a blueprint writes beside things.
  public enum Annotation: String, Hashable, Sendable, CaseIterable {
    /// Sizes of elements, distances to edges and between elements, brackets of sections, the safe area, index paths.
    case frames, insets, spacing, sections, safeArea, paths
    /// The groups of a compositional layout, nested as they are, with the sizes that they were asked for.
    case groups
    /// The data's names for elements, and how far in front they are.
    case ids, zIndex
    /// The screen where it is another part of the plan than the content; and wherever it is.
    case screen, viewport
    /// The squares of the paper.
    case grid

    /// The marks of a blueprint that nobody chose them for: all but `ids`, `zIndex` and `viewport`.
    public static let usual = Set(allCases).subtracting([.ids, .zIndex, .viewport])
  }

  /// The words of the blueprint, the part of the layout that it shows, and its marks.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The part of the layout that is drawn: all of its content unless said otherwise.
    public var extent: LayoutExtent
    /// The marks that are drawn; an empty set leaves the outlines alone.
    public var annotations: Set<Annotation>
    /// The largest size of the content in the picture.
    public var limit: CGSize
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with the usual marks on all of the content, in 640 by 960 points at most.
    public init(
      title: String = "", width: FigureWidth? = nil, extent: LayoutExtent = .content,
      annotations: Set<Annotation> = Annotation.usual,
      limit: CGSize = CGSize(width: 640, height: 960), noun: Noun = .item
    ) {
      self.title = title
      self.width = width
      self.extent = extent
      self.annotations = annotations
      self.limit = limit
      self.noun = noun
    }
  }

  private let snapshot: LayoutSnapshot
  private let options: Options
  private let page: FigureWidth
  private let sections: SectionNames

  /// The plan of a layout at rest; elements without a usable place are left out.
  ///
  /// - Parameter sections: the data's names of sections by their numbers, where anybody knows: a header that is on the
  ///   plan says its own.
  public init(
    _ snapshot: LayoutSnapshot, _ options: Options = Options(), sections: [Int: String] = [:]
  ) {
    let drawable = snapshot.drawable
    self.sections = SectionNames(drawable.elements, known: sections)
    // Bars are told by the inset that they make, which they would hide.
    self.snapshot = drawable.with(elements: drawable.elements.filter { !$0.isOfScreen })
    self.options = options
    page = options.width ?? .readme
  }

  /// The plan on its paper, with its finding above and the legend and notes below.
  public var figure: Figure {
    var room = CGSize(
      width: min(page.content, options.limit.width + Self.marginForMeasures),
      height: min(page.points * tallest - 120, options.limit.height))
    var plan = BlueprintPlan(snapshot, options, sections: sections, in: room)
    var drawing = sheet(plan)
    let most = CGSize(width: page.points, height: page.points * tallest)
    for _ in 0..<8 where drawing.size.height > most.height || drawing.size.width > most.width {
      if drawing.size.height > most.height {
        room.height = min(room.height, plan.size.height) - (drawing.size.height - most.height) - 4
      }
      if drawing.size.width > most.width {
        room.width = min(room.width, plan.size.width) - (drawing.size.width - most.width) - 4
      }
      plan = BlueprintPlan(snapshot, options, sections: sections, in: room)
      drawing = sheet(plan)
    }
    return Figure(drawing: drawing, title: options.title, summary: summary(plan))
  }

  private static let margin: CGFloat = FigurePage.margin
  private static let marginForMeasures: CGFloat = 180
  /// A higher figure is a tower; where words take most of the room, so much more is left for the plan.
  private var tallest: CGFloat { page.isNarrow ? 2.4 : 1.5 }
  /// A heading of a narrow plan may be somewhat wider than it.
  private static let leastHeading: CGFloat = 320

  private var finding: String {
    BlueprintFinding(snapshot, noun: options.noun, sections: sections).text
  }

  private func sheet(_ plan: BlueprintPlan) -> DrawList {
    let width = max(plan.size.width, min(Self.leastHeading, page.content))
    let heading = FigureHeading(
      title: options.title.shortened(to: 160), details: details(plan), finding: finding,
      findingLeads: true,
      width: width, ink: BlueprintInk.line)
    let legend = Legend(entries: legendEntries(plan), width: width)
    let notes = Label.lines(plan.notes, BlueprintInk.caption, width: width)
    var y = Self.margin - 4
    var items: [DrawItem] = []
    func add(_ block: [DrawItem], height: CGFloat, gap: CGFloat) {
      items.append(.moved(block, by: CGPoint(x: Self.margin, y: y)))
      y += height + gap
    }
    add(heading.items, height: heading.height, gap: 16)
    let paper = CGRect(
      x: 0, y: y, width: width + 2 * Self.margin, height: plan.size.height)
    if options.annotations.contains(.grid) { items.append(BlueprintInk.grid(paper)) }
    add(plan.items, height: plan.size.height, gap: 12)
    let tree = GroupTree(plan.key, width: width)
    if !tree.isEmpty { add(tree.items, height: tree.height, gap: 8) }
    if !legend.entries.isEmpty { add(legend.items, height: legend.size.height, gap: 4) }
    for note in notes { add([note.item(at: .zero)], height: note.size.height, gap: 4) }
    return DrawList(
      size: CGSize(width: paper.width, height: y + Self.margin - 12),
      background: .color(BlueprintInk.paper), items)
  }

  /// The finding, then the layout, its sizes, and what is left out.
  private func summary(_ plan: BlueprintPlan) -> String {
    let words = StateWords(snapshot, noun: options.noun)
    return
      (["\(finding).", words.text, words.sizes] + plan.key.sentences + plan.notes
      + plan.leftOut.prefix(4))
      .joined(separator: " ")
  }

  private func legendEntries(_ plan: BlueprintPlan) -> [LegendEntry] {
    var legend = BlueprintLegend(
      snapshot,
      hasInsets: options.annotations.contains(.safeArea) && snapshot.insets != .zero,
      hasSigns: plan.hasSigns, screen: plan.unnamedScreen)
    if options.annotations.contains(.groups) { legend.sections = snapshot.outlines }
    return legend.entries
  }

  /// "9 cells in 2 sections · viewport 375 × 500 · at 60 %".
  private func details(_ plan: BlueprintPlan) -> String {
    let cells = snapshot.elements.lazy.filter { $0.kind == .cell }
    let sections = Set(cells.map(\.section)).count
    var words = CountWords.digits(cells.count, Noun("cell", "cells"))
    if sections > 1 { words += " in \(sections) sections" }
    words += " · viewport \(snapshot.viewport.size.lengthWords)"
    let scale = plan.scale
    return scale > 0.995 ? words : words + " · at \(NumberText.text(scale * 100, decimals: 0)) %"
  }
}
