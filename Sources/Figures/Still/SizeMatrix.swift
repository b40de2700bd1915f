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
    let size: CGSize
    var origin = CGPoint.zero
  }

  private let options: Options
  private let width: FigureWidth
  private let scale: CGFloat
  private var windows: [Window]
  private var size = CGSize.zero

  private static let gap: CGFloat = 20
  private static let head: CGFloat = 36
  private static let largestCount = 60

  /// Takes the first 60 windows by their names and leaves out those whose viewport has no size.
  public init(_ entries: [(name: String, snapshot: LayoutSnapshot)], _ options: Options = Options())
  {
    self.options = options
    width = options.width ?? .readme
    let usable = entries.prefix(Self.largestCount).map {
      (name: $0.name, snapshot: $0.snapshot.drawable)
    }.filter { $0.snapshot.viewport.isUsable }
    let widest = usable.map(\.snapshot.viewport.width).max() ?? 1
    let tallest = usable.map(\.snapshot.viewport.height).max() ?? 1
    // The largest window takes up to two fifths of the width; a phone in it stays large enough to be read.
    let scale = min(0.5, width.content * 0.42 / widest, 480 / tallest)
    self.scale = scale
    windows = usable.map { entry in
      let size = entry.snapshot.viewport.size
      return Window(
        name: entry.name, snapshot: entry.snapshot,
        size: CGSize(
          width: max((size.width * scale).rounded(), 1),
          height: max((size.height * scale).rounded(), 1)))
    }
    arrange()
  }

  /// From left to right, line by line, every window hanging from the top of its line.
  private mutating func arrange() {
    var (next, lineHeight) = (CGPoint.zero, CGFloat(0))
    for index in windows.indices {
      let room = max(windows[index].size.width, 96)
      if next.x > 0, next.x + room > width.content {
        next = CGPoint(x: 0, y: next.y + lineHeight + Self.gap)
        lineHeight = 0
      }
      windows[index].origin = next
      lineHeight = max(lineHeight, Self.head + windows[index].size.height)
      size.width = max(size.width, next.x + room)
      size.height = max(size.height, next.y + lineHeight)
      next.x += room + Self.gap
    }
  }

  /// The windows line by line in one scale, half of their size at most, each with its name and its size.
  public var figure: Figure {
    let axis = WidthAxis(windows.map(\.snapshot), length: size.width)
    let ruler = axis.items
    let top = size.height + Self.gap
    return FigurePage(
      title: options.title, subtitle: subtitle, finding: finding(axis),
      findingLeads: axis.words != nil, summary: summary, width: width,
      size: CGSize(
        width: size.width, height: ruler.isEmpty ? size.height : top + WidthAxis.height),
      body: windows.flatMap(items) + [.moved(ruler, by: CGPoint(x: 0, y: top))],
      legend: legend
    ).figure
  }

  private var subtitle: String {
    windows.isEmpty
      ? "no window" : "size matrix · all at \(NumberText.text(scale * 100, decimals: 0)) %"
  }

  private func finding(_ axis: WidthAxis) -> String {
    guard !windows.isEmpty else { return "" }
    return axis.words?.capitalizedFirst ?? "As many columns at every width"
  }

  private var legend: [LegendEntry] {
    guard windows.contains(where: { $0.snapshot.insets != .zero }) else { return [] }
    let sample = CGRect(x: -8, y: -6, width: 16, height: 12)
    return [LegendEntry("inset: safe area and bars", sampleWidth: 16, Self.hatching(of: [sample]))]
  }

  /// Stripes over the areas.
  private static func hatching(of areas: [CGRect]) -> [DrawItem] {
    let stroke = Stroke(FigureInk.strand, width: 1)
    return areas.filter { $0.width > 1 && $0.height > 1 }.map { area in
      var outline = Outline()
      for start in stride(from: area.minX - area.height, to: area.maxX, by: 5) {
        outline.move(to: CGPoint(x: start, y: area.maxY))
        outline.addLine(to: CGPoint(x: start + area.height, y: area.minY))
      }
      return .group(
        DrawGroup(clip: .rect(area), [.stroke(.path(Path(outline), rule: .winding), stroke)]))
    }
  }

  /// The edges of a window that bars and notches cover.
  private func covered(_ window: Window) -> [CGRect] {
    let (insets, size) = (window.snapshot.insets, window.size)
    func points(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value * scale, 0), max(size.width, size.height)) : 0
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

  private func items(of window: Window) -> [DrawItem] {
    let room = max(window.size.width, 96)
    let lines = [
      Label(window.name, FigureType.label, width: room)?.item(at: .zero),
      Label(caption(of: window), FigureType.caption, width: room)?
        .item(at: CGPoint(x: 0, y: 16)),
    ]
    return [.moved(lines.compactMap(\.self) + [screen(of: window)], by: window.origin)]
  }

  /// The size, if the name does not say it, and how many items stand there.
  private func caption(of window: Window) -> String {
    let size = window.snapshot.viewport.size.sizeWords
    let count = CountWords.digits(
      window.snapshot.elements.count { $0.kind == .cell }, options.noun)
    return size == window.name ? count : "\(size) · \(count)"
  }

  /// Words that would come out too small to be read are left out.
  private func readable(_ items: [DrawItem]) -> [DrawItem] {
    let sizes = items.words.map(\.size)
    return sizes.contains { $0 * scale < 10 } ? items.withoutTexts : items
  }

  private func screen(of window: Window) -> DrawItem {
    let screen = CGRect(origin: .zero, size: window.size)
    let stage = ScreenPart(window.snapshot.viewport, fitting: window.size)
    let scene = StatePicture(window.snapshot, on: stage, palette: options.palette)
    let shape = ShapeGeometry.rounded(screen, radius: 8)
    // The edge lies around the screen, so that it is seen beside cells that reach it.
    let edge = ShapeGeometry.rounded(screen.insetBy(dx: -0.5, dy: -0.5), radius: 8.5)
    let content = readable((scene.backdrop + scene.items).withoutNames)
    let hatching = Self.hatching(of: covered(window))
    return .moved(
      [
        .fill(shape, FigureInk.surface), .group(DrawGroup(clip: shape, content + hatching)),
        .stroke(edge, Stroke(FigureInk.hairline, width: 1)),
      ], by: CGPoint(x: 0, y: Self.head))
  }

  private var summary: String {
    let parts = windows.map { window in
      "\(window.name), \(window.snapshot.viewport.size.sizeWords): "
        + LayoutWords(window.snapshot).text(options.noun)
    }
    guard !windows.isEmpty else { return "No window." }
    return "The same data in \(CountWords.counted(windows.count, Noun("window", "windows"))). "
      + parts.joined(separator: "; ") + "."
  }
}
