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

    /// The largest size of the content beside its measures.
    var room: CGSize {
      let width = width.map { $0.content - Self.marginForMeasures } ?? limit.width
      return CGSize(width: min(limit.width, width), height: limit.height)
    }

    private static let marginForMeasures: CGFloat = 88
  }

  private let snapshot: LayoutSnapshot
  private let options: Options
  private let plan: BlueprintPlan

  /// The plan of a layout at rest; elements without a usable place are left out.
  public init(_ snapshot: LayoutSnapshot, _ options: Options = Options()) {
    let snapshot = snapshot.drawable
    self.snapshot = snapshot
    self.options = options
    plan = BlueprintPlan(snapshot, options)
  }

  /// The plan on its paper, with the heading above and the legend and notes below.
  public var figure: Figure {
    let notes = plan.notes.map { Label($0, BlueprintInk.caption) }
    let widest = max(
      plan.size.width, min(headWidth, Self.widestHead), notes.map(\.size.width).max() ?? 0)
    let isTwoLined = headWidth > widest
    let legend = Legend(entries: legendEntries, width: widest)
    var y = Self.margin - 4
    var items: [DrawItem] = []
    func add(_ block: [DrawItem], height: CGFloat, gap: CGFloat) {
      items.append(.moved(block, by: CGPoint(x: Self.margin, y: y)))
      y += height + gap
    }
    if headWidth > 0 {
      add(heading(widest, isTwoLined), height: isTwoLined ? 38 : 20, gap: 20)
    }
    add(plan.items, height: plan.size.height, gap: 12)
    if !legend.entries.isEmpty { add(legend.items, height: legend.size.height, gap: 4) }
    for note in notes { add([note.item(at: .zero)], height: note.size.height, gap: 4) }
    let page = CGSize(width: (widest + 2 * Self.margin).rounded(.up), height: y + Self.margin - 12)
    return Figure(
      drawing: DrawList(
        size: page, background: .color(BlueprintInk.paper),
        (options.annotations.contains(.grid) ? [BlueprintInk.grid(page)] : []) + items),
      title: options.title, summary: summary)
  }

  private static let margin: CGFloat = 24
  /// A longer title makes no figure wider.
  private static let widestHead: CGFloat = 560

  private var summary: String {
    let words = StateWords(snapshot, noun: options.noun)
    return ([words.text, words.sizes] + plan.notes).joined(separator: " ")
  }

  private var legendEntries: [LegendEntry] {
    BlueprintLegend(
      snapshot, hasInsets: options.annotations.contains(.safeArea) && snapshot.insets != .zero
    ).entries
  }

  /// A title that leaves no room beside it has the rest below it, and a rest that does not fit at all is cut.
  private func heading(_ width: CGFloat, _ isTwoLined: Bool) -> [DrawItem] {
    let name = Label(options.title, BlueprintInk.title, width: width)
    let rest = Label(subtitle, BlueprintInk.caption)
    let left = isTwoLined || options.title.isEmpty ? 0 : (name?.size.width ?? 0) + 12
    return [
      name.map { $0.item(in: CGRect(x: 0, y: 0, width: $0.size.width + 4, height: 20)) },
      rest.item(
        in: CGRect(
          x: left, y: isTwoLined ? 20 : 1, width: rest.size.width + 4, height: 20)),
    ].compactMap(\.self)
  }

  private var headWidth: CGFloat {
    guard !options.title.isEmpty || !subtitle.isEmpty else { return 0 }
    return Label(options.title, BlueprintInk.title).size.width + 16
      + Label(subtitle, BlueprintInk.caption).size.width
  }

  private var subtitle: String {
    let cells = snapshot.elements.lazy.filter { $0.kind == .cell }
    let sections = Set(cells.map(\.section)).count
    var words = CountWords.digits(cells.count, Noun("cell", "cells"))
    if sections > 1 { words += " in \(sections) sections" }
    words += " · viewport \(snapshot.viewport.size.sizeWords)"
    let scale = plan.stage.scale
    return scale > 0.995 ? words : words + " · at \(NumberText.text(scale * 100, decimals: 0)) %"
  }
}
