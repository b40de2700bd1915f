import CoreGraphics
import Drawing
public import Motion

/// The same data in windows of different sizes, all in one scale: what a layout makes of a phone, a tablet, a
/// split screen, or of reading from right to left.
public struct SizeMatrix {
  /// The words of the matrix, its width, and the colours of plain elements.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The words for the layout's items in captions and in the summary.
    public var noun: Noun
    /// For elements that nobody has drawn.
    public var palette: ItemPalette

    /// Without a heading, as wide as a README's column, with items called "items".
    public init(
      title: String = "", width: FigureWidth? = nil, noun: Noun = .item,
      palette: ItemPalette = .tessera
    ) {
      self.title = title
      self.width = width
      self.noun = noun
      self.palette = palette
    }
  }

  /// A window and what stands in it.
  private struct Window {
    let name: String
    let snapshot: LayoutSnapshot
    /// The same in all windows that have any.
    fileprivate(set) var names: StateNames.Style
    /// "12 items": those that are on the screen.
    let count: String
    /// How many these are.
    let seen: Int

    init(_ name: String, _ snapshot: LayoutSnapshot, of noun: Noun) {
      (self.name, self.snapshot) = (name.shortened(to: 60), snapshot)
      let cells = snapshot.elements.filter { $0.kind == .cell }
      let screen = snapshot.viewport
      names = StateNames.Style(count: cells.count)
      seen = cells.count { $0.isDrawable && $0.frame.isSeen(in: screen) }
      count = CountWords.digits(seen, noun)
    }
  }

  private let options: Options
  private let width: FigureWidth
  private let windows: [Window]
  private let axis: WidthAxis
  private let packing: WindowPacking

  private static let largestCount = 60
  private static let lineHeight: CGFloat = 16

  /// Takes the first 60 windows by their names and leaves out those whose viewport has no size.
  ///
  /// - Parameter breaks: the widths at which the number of columns changes; nil where nobody has looked between the
  ///   windows for them.
  public init(
    _ entries: [(name: String, snapshot: LayoutSnapshot)], breaks: ColumnBreaks? = nil,
    _ options: Options = Options()
  ) {
    self.options = options
    let width = options.width ?? .readme
    self.width = width
    let windows = Self.calledAlike(
      entries.prefix(Self.largestCount).map {
        Window($0.name, $0.snapshot.drawable, of: options.noun)
      }.filter { $0.snapshot.viewport.isUsable })
    self.windows = windows
    axis = WidthAxis(breaks ?? ColumnBreaks(windows.map(\.snapshot)))
    let heading = FigureHeading(
      title: options.title, details: Self.details(scale: 1),
      finding: Self.finding(windows, axis, of: options.noun), findingLeads: !windows.isEmpty,
      width: width.content)
    let heights = Self.heights(of: width, below: heading.height)
    packing = WindowPacking.best(
      windows.map { window in
        WindowPacking.Window(size: window.snapshot.viewport.size) { room in
          let lines = Self.head(of: window, width: room)
          return CGFloat(lines.count) * Self.lineHeight + 4
        }
      }, width: width.content, heights: heights)
  }

  /// Of all windows together: the one that is liked, and those that a narrow page may have as well, which is read by
  /// scrolling down, for windows that would come out too small.
  private static func heights(of width: FigureWidth, below heading: CGFloat) -> [CGFloat] {
    let rest = surroundings + heading
    let room = width.points * tallest - rest
    guard width.isNarrow else { return [min(max(width.points * 0.95, 560), room)] }
    return [room] + tallestNarrow.map { width.points * $0 - rest }
  }

  /// An item that has its name in one window has it in all, and no number in another.
  private static func calledAlike(_ windows: [Window]) -> [Window] {
    guard windows.contains(where: { $0.names == .names }) else { return windows }
    return windows.map { window in
      var window = window
      if window.names == .numbers { window.names = .names }
      return window
    }
  }

  private static let tallest: CGFloat = 1.5
  private static let tallestNarrow: [CGFloat] = [2, 2.6]
  /// Margins, the legend, and what stands between these and the windows.
  private static let surroundings: CGFloat = 104

  /// Its name, its size and how many items stand there, on as many lines as they need.
  private static func head(of window: Window, width: CGFloat) -> [Label] {
    let (size, count) = (window.snapshot.viewport.size.sizeWords, window.count)
    let caption = Label(size == window.name ? count : "\(size) · \(count)", FigureType.caption)
    return Label.lines([window.name], FigureType.label, width: width)
      + Label.lines(
        caption.size.width <= width ? [caption.text] : [size, count], FigureType.caption,
        width: width)
  }

  /// The windows in one scale, half of their size at most, each with its name and its size.
  public var figure: Figure {
    let isInside = packing.holdsRuler
    let (size, rest) = (packing.size, packing.rest)
    let ruler = axis.items(length: isInside ? rest.width : size.width)
    let below = CGPoint(x: 0, y: size.height + WindowPacking.gap)
    let place =
      isInside ? CGPoint(x: rest.minX, y: rest.maxY - WidthAxis.height) : below
    let isBelow = !ruler.isEmpty && !isInside
    return FigurePage(
      title: options.title, subtitle: subtitle,
      finding: Self.finding(windows, axis, of: options.noun), findingLeads: !windows.isEmpty,
      summary: summary, width: width,
      size: CGSize(
        width: size.width, height: isBelow ? below.y + WidthAxis.height : size.height),
      body: [.moved(ruler, by: place)] + windows.indices.flatMap(heads)
        + windows.indices.flatMap(screens), legend: legend
    ).figure
  }

  /// The share of the page on which no window stands.
  var unused: CGFloat { packing.unused }

  private var subtitle: String {
    windows.isEmpty ? "no window" : Self.details(scale: packing.scale)
  }

  private static func details(scale: CGFloat) -> String {
    "size matrix · all at \(NumberText.text(scale * 100, decimals: 0)) %"
  }

  /// The columns at each width; where there are none, how many items the windows show: "4 items in iPhone 16, 7 in iPad".
  private static func finding(
    _ windows: [Window], _ axis: WidthAxis, of noun: Noun
  ) -> String {
    guard let least = windows.min(by: { $0.seen < $1.seen }),
      let most = windows.max(by: { $0.seen < $1.seen })
    else { return "" }
    if let words = axis.words { return words }
    guard least.seen < most.seen else { return "\(least.count) in every window" }
    return "\(least.count) in \(least.name), \(CountWords.digits(most.seen)) in \(most.name)"
  }

  private var legend: [LegendEntry] {
    guard windows.contains(where: { $0.snapshot.insets != .zero }) else { return [] }
    let sample = CGRect(x: -8, y: -6, width: 16, height: 12)
    return [LegendEntry("inset: safe area and bars", sampleWidth: 16, Self.hatching(of: [sample]))]
  }

  /// Stripes over the areas.
  private static func hatching(of areas: [CGRect]) -> [DrawItem] {
    areas.filter { $0.width > 1 && $0.height > 1 }.map { area in
      .stroke(
        .path(Path(Outline(hatching: area, step: 5)), rule: .winding),
        Stroke(FigureInk.strand, width: 1))
    }
  }

  /// The edges of a window that bars and notches cover.
  private func covered(_ window: Window, _ size: CGSize) -> [CGRect] {
    let insets = window.snapshot.insets
    func points(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value * packing.scale, 0), max(size.width, size.height)) : 0
    }
    return [
      CGRect(x: 0, y: 0, width: size.width, height: points(insets.top)),
      CGRect(
        x: 0, y: size.height - points(insets.bottom), width: size.width,
        height: points(insets.bottom)),
      CGRect(x: 0, y: 0, width: points(insets.left), height: size.height),
      CGRect(
        x: size.width - points(insets.right), y: 0, width: points(insets.right),
        height: size.height),
    ]
  }

  private func size(of index: Int) -> CGSize {
    let screen = windows[index].snapshot.viewport.size
    return CGSize(
      width: max((screen.width * packing.scale).rounded(), 1),
      height: max((screen.height * packing.scale).rounded(), 1))
  }

  private func heads(_ index: Int) -> [DrawItem] {
    let width = max(size(of: index).width, WindowPacking.leastWidth(on: self.width.content))
    let lines = Self.head(of: windows[index], width: width)
    let top = -CGFloat(lines.count) * Self.lineHeight - 4
    let labels = lines.enumerated().map { line, label in
      label.item(at: CGPoint(x: 0, y: top + CGFloat(line) * Self.lineHeight))
    }
    return [.moved(labels, by: packing.origins[index])]
  }

  private func screens(_ index: Int) -> [DrawItem] {
    [.moved(screen(of: windows[index], size(of: index)), by: packing.origins[index])]
  }

  private func screen(of window: Window, _ size: CGSize) -> [DrawItem] {
    let screen = CGRect(origin: .zero, size: size)
    let stage = ScreenPart(window.snapshot.viewport, fitting: size)
    let insets = window.snapshot.insets
    let safe = CGRect(
      x: insets.left * stage.scale, y: insets.top * stage.scale,
      width: size.width - (insets.left + insets.right) * stage.scale,
      height: size.height - (insets.top + insets.bottom) * stage.scale)
    let scene = StatePicture(
      window.snapshot, on: stage, palette: options.palette,
      names: StateNames(window.names, of: window.snapshot, on: stage, in: safe))
    let shape = ShapeGeometry.rounded(screen, radius: 8)
    // The edge lies around the screen, so that it is seen beside cells that reach it.
    let edge = ShapeGeometry.rounded(screen.insetBy(dx: -0.5, dy: -0.5), radius: 8.5)
    let content = (scene.backdrop + scene.items.withoutNames).withCrowdsMerged
    let hatching = Self.hatching(of: covered(window, size))
    return [
      .fill(shape, FigureInk.surface), .group(DrawGroup(clip: shape, content + hatching)),
      .stroke(edge, Stroke(FigureInk.hairline, width: 1)),
    ]
  }

  private var summary: String {
    let words = windows.map { LayoutWords($0.snapshot) }
    let total = words.compactMap(\.knownCount).max()
    let parts = zip(windows, words).map { window, words -> String in
      let size = window.snapshot.viewport.size.sizeWords
      // A window without a name is called by its size.
      let name = window.name == size ? size : "\(window.name), \(size)"
      return "\(name): \(words.text(options.noun, of: total))"
    }
    guard !windows.isEmpty else { return "No window." }
    return "The same data in \(CountWords.counted(windows.count, Noun("window", "windows"))). "
      + parts.joined(separator: "; ") + "."
  }
}
