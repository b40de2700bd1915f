public import CoreGraphics
public import Drawing
public import Motion

/// Pictures side by side, each with its number and name below, and outlines around what changed since the last one.
public struct ContactSheet {
  /// A picture of the sheet and the words below it.
  public struct Entry: Hashable, Sendable {
    /// The picture, which is scaled down to fit and never up.
    public var drawing: DrawList
    /// The name below the picture, of which 200 characters are shown at most; empty for none.
    public var title: String
    /// In smaller letters below the title.
    public var caption: String
    /// Everything asked for since the picture before; it is outlined, and written below in place of the caption.
    public var changes: [Change]

    /// A picture with its name and, in smaller letters, a caption if there is one.
    public init(_ drawing: DrawList, title: String, caption: String = "", changes: [Change] = []) {
      self.drawing = drawing
      self.title = title
      self.caption = caption
      self.changes = changes
    }
  }

  /// One element that something was asked of.
  public struct Change: Hashable, Sendable {
    /// The name of the element.
    public var name: String
    /// The part that the step asked it to play.
    public var role: Role
    /// Its place in the picture; nil where it is not seen.
    public var frame: CGRect?

    /// An element with its part in the change, and its place in the drawing if it is there.
    public init(_ name: String, _ role: Role, at frame: CGRect? = nil) {
      self.name = name
      self.role = role
      self.frame = frame
    }
  }

  /// The heading of the sheet, and how its pictures are arranged.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// Pictures in one row, 1 at least; nil for as many as suit them.
    public var columns: Int?
    /// The room of a picture in points: 80 to 2,000 wide, and 40 high at least.
    public var limit: CGSize

    /// Without a heading, with pictures of 240 by 240 points at most.
    public init(
      title: String = "", width: FigureWidth? = nil, columns: Int? = nil,
      limit: CGSize = CGSize(width: 240, height: 240)
    ) {
      self.title = title
      self.width = width
      self.columns = columns
      self.limit = limit
    }
  }

  private let states: [SheetState]
  private let options: Options
  private let columns: Int
  private let page: FigureWidth
  private let count: Int
  private let words: SheetWords

  private static let gap: CGFloat = 16
  /// Narrower pictures with their captions cannot be read.
  private static let leastWidth: CGFloat = 104
  private static let largestCount = 2_000
  /// Points of a page that its margins, its heading and the legend take.
  private static let around: CGFloat = 150

  /// Shows pictures that look alike in a row once; of more than a page has room for those in which most changes, with
  /// the first and the last one, and says how many are left out.
  public init(_ entries: [Entry], _ options: Options = Options()) {
    let all = SheetState.merged(Array(entries.prefix(Self.largestCount)))
    count = entries.count
    self.options = options
    let page = options.width ?? .readme
    self.page = page
    // Three rows of pictures with their words are as many as a page shows well.
    let room = Int((page.content + Self.gap) / (Self.leastWidth + Self.gap))
    states = SheetState.chosen(all, page.points < 700 ? min(room, 3) * 2 : 12)
    words = SheetWords(all, shown: states, count: count)
    let usual = states.count <= 6 ? 6 : 4
    let most = max(1, min(options.columns ?? usual, states.count, room))
    // The last row as full as the others as far as possible.
    let rows = (states.count + most - 1) / most
    columns = rows > 0 ? (states.count + rows - 1) / rows : 1
  }

  /// The pictures row by row, hanging from the top of their row.
  public var figure: Figure {
    let rows = stride(from: 0, to: states.count, by: columns).map {
      Array(states[$0..<min($0 + columns, states.count)])
    }
    var (items, captionItems, y): ([DrawItem], [DrawItem], CGFloat) = ([], [], 0)
    for row in rows {
      let height = row.map { size(of: $0).height }.max() ?? 0
      let captions = row.map { SheetCaption($0, width: width) }
      for (column, state) in row.enumerated() {
        let place = CGPoint(x: CGFloat(column) * (width + Self.gap), y: y)
        items.append(.moved(picture(state), by: place))
        captionItems.append(.moved(captions[column].items(at: height + 8), by: place))
      }
      y += height + 8 + (captions.map(\.height).max() ?? 0) + Self.gap
    }
    // Pictures may have parts beyond their edge, which are not seen.
    items = captionItems + items
    let shown = states.reduce(0) { $0 + $1.numbers.count }
    return FigurePage(
      title: options.title, subtitle: "contact sheet · \(words.counted)",
      finding: words.finding,
      findingLeads: !words.finding.isEmpty, summary: words.summary, width: page,
      size: CGSize(
        width: CGFloat(columns) * (width + Self.gap) - Self.gap, height: max(y - Self.gap, 0)),
      body: items, legend: words.roles.map { LegendEntry($0) },
      notes: count > shown ? [words.leftOut(count - shown)] : []
    ).figure
  }

  private var width: CGFloat {
    let wanted = options.limit.width.isFinite ? max(options.limit.width.rounded(), 80) : 240
    let room = (page.content + Self.gap) / CGFloat(columns) - Self.gap
    let most = min(wanted, room.rounded(.down))
    // Tall pictures are narrower than that: their words need somewhat more than they do.
    let widest = states.map { size(of: $0, width: most).width }.max() ?? most
    return min(most, max(widest, Self.captionWidth))
  }

  private static let captionWidth: CGFloat = 132

  /// The picture itself, without a mat, and rings around what changed.
  private func picture(_ state: SheetState) -> [DrawItem] {
    let frame = CGRect(origin: .zero, size: size(of: state))
    let drawing = state.entry.drawing
    let scale = frame.width / max(drawing.size.width, 1)
    let content = DrawItem.group(
      DrawGroup(
        transform: PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0),
        thumbnails(at: scale).items(of: drawing)))
    guard let background = drawing.background else { return [content] + rings(state, scale) }
    let shape = ShapeGeometry.rounded(frame, radius: 8)
    let edge = ShapeGeometry.rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius: 7.5)
    return [
      .group(
        DrawGroup(clip: shape, [.shape(DrawShape(.rect(frame), fill: background)), content])),
      .stroke(edge, Stroke(FigureInk.hairline, width: 1)),
    ] + rings(state, scale)
  }

  private func thumbnails(at scale: CGFloat) -> Thumbnails {
    Thumbnails(states.map(\.entry.drawing), at: scale)
  }

  /// Around what changed, each with the badge of its role on a corner: colours alone would not tell some of them apart.
  private func rings(_ state: SheetState, _ scale: CGFloat) -> [DrawItem] {
    let page = CGRect(origin: .zero, size: size(of: state))
    let rings = state.entry.changes.prefix(SheetCaption.mostRings).compactMap { change in
      ring(around: change, scale, on: page).map { (mark: RoleMark(change.role), rect: $0) }
    }
    let badges = rings.flatMap { ring -> [DrawItem] in
      let size: CGFloat = Self.isLarge(ring.rect) ? 12 : 8
      let room = page.insetBy(dx: size / 2 + 2, dy: size / 2 + 2)
      let corner = CGPoint(
        x: max(room.minX, min(ring.rect.maxX - 2, room.maxX)),
        y: max(room.minY, min(ring.rect.minY + 2, room.maxY)))
      return ring.mark.cutBadge(at: corner, size: size, on: FigureInk.surface)
    }
    return rings.flatMap { Self.lines(around: $0.rect, $0.mark) } + badges
  }

  private func ring(
    around change: Change, _ scale: CGFloat, on page: CGRect
  ) -> CGRect? {
    guard let frame = change.frame,
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    else { return nil }
    let place = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).intersection(page.insetBy(dx: 1, dy: 1))
    return !place.isNull && place.width >= 4 && place.height >= 4 ? place.onWholePoints : nil
  }

  private static func lines(around rect: CGRect, _ mark: RoleMark) -> [DrawItem] {
    let radius = ScreenPart.radius(of: rect.size)
    let line = DrawItem.stroke(.rounded(rect, radius: radius), mark.stroke())
    let ground = DrawItem.stroke(
      .rounded(rect.insetBy(dx: 2, dy: 2), radius: max(radius - 2, 1)),
      Stroke(FigureInk.surface, width: 2))
    return isLarge(rect) ? [ground, line] : [line]
  }

  private static func isLarge(_ rect: CGRect) -> Bool { min(rect.width, rect.height) >= 16 }

  private func size(of state: SheetState) -> CGSize { size(of: state, width: width) }

  private func size(of state: SheetState, width: CGFloat) -> CGSize {
    let wanted = options.limit.height.isFinite ? max(options.limit.height, 40) : 240
    let rows = CGFloat((states.count + columns - 1) / max(columns, 1))
    let pitch = (page.points * 1.5 - Self.around) / max(rows, 1)
    let region = CGRect(origin: .zero, size: state.entry.drawing.size)
    let least =
      page.isNarrow && region.width > 0
      ? FigureWidth.leastScreen * region.height / region.width : 40
    let height = min(wanted, max(pitch - SheetCaption.tallest - Self.gap - 8, least))
    return ScreenPart(region, fitting: CGSize(width: width, height: height)).size
  }
}
