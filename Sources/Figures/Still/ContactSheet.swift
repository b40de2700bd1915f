public import CoreGraphics
public import Drawing

/// Pictures side by side, each with its name below: an overview of many.
public struct ContactSheet {
  /// A picture of the sheet and the words below it.
  public struct Entry: Hashable, Sendable {
    /// The picture, which is scaled down to fit and never up.
    public var drawing: DrawList
    /// The name below the picture, of which 200 characters are shown at most; empty for none.
    public var title: String
    /// In smaller letters below the title.
    public var caption: String

    /// A picture with its name and, in smaller letters, a caption if there is one.
    public init(_ drawing: DrawList, title: String, caption: String = "") {
      self.drawing = drawing
      self.title = title
      self.caption = caption
    }
  }

  /// The heading of the sheet, and how its pictures are arranged.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// Pictures in one row: 4 unless said otherwise, 1 at least.
    public var columns: Int
    /// The room of a picture with its mat in points: 80 to 2,000 wide, and 40 high at least.
    public var limit: CGSize

    /// Without a heading, with four pictures of 240 by 240 points at most in a row.
    public init(
      title: String = "", width: FigureWidth? = nil, columns: Int = 4,
      limit: CGSize = CGSize(width: 240, height: 240)
    ) {
      self.title = title
      self.width = width
      self.columns = columns
      self.limit = limit
    }
  }

  private let entries: [Entry]
  private let options: Options
  private let columns: Int
  private let page: FigureWidth

  private let count: Int

  private static let gap: CGFloat = 16
  private static let mat: CGFloat = 12
  /// Narrower pictures with their captions cannot be read.
  private static let leastWidth: CGFloat = 140
  private static let largestCount = 400

  /// Shows the first 400 pictures and says how many are left out.
  public init(_ entries: [Entry], _ options: Options = Options()) {
    self.entries = Array(entries.prefix(Self.largestCount))
    count = entries.count
    self.options = options
    page = options.width ?? .readme
    let room = Int((page.content + Self.gap) / (Self.leastWidth + Self.gap))
    columns = max(1, min(options.columns, entries.count, room))
  }

  /// The pictures row by row, each on a mat as high as all of its row.
  public var figure: Figure {
    let rows = stride(from: 0, to: entries.count, by: columns).map {
      Array(entries[$0..<min($0 + columns, entries.count)])
    }
    var (items, y): ([DrawItem], CGFloat) = ([], 0)
    for row in rows {
      let height = (row.map { size(of: $0).height }.max() ?? 0) + 2 * Self.mat
      for (column, entry) in row.enumerated() {
        let place = CGPoint(x: CGFloat(column) * (width + Self.gap), y: y)
        items.append(.moved(cell(entry, height: height), by: place))
      }
      y += height + captionHeight(of: row) + Self.gap
    }
    return FigurePage(
      title: options.title, subtitle: CountWords.digits(count, Noun("picture", "pictures")),
      summary: summary, width: page,
      size: CGSize(
        width: CGFloat(columns) * (width + Self.gap) - Self.gap, height: max(y - Self.gap, 0)),
      body: items,
      notes: count > entries.count ? ["\(count - entries.count) more are not shown."] : []
    ).figure
  }

  private var width: CGFloat {
    let wanted = options.limit.width.isFinite ? max(options.limit.width.rounded(), 80) : 240
    let room = (page.content + Self.gap) / CGFloat(columns) - Self.gap
    return min(wanted, room.rounded(.down))
  }

  /// A picture in the middle of a mat, which is as large as all of its row, and its words below.
  private func cell(_ entry: Entry, height: CGFloat) -> [DrawItem] {
    let size = size(of: entry)
    let frame = CGRect(
      x: ((width - size.width) / 2).rounded(), y: ((height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    let mat = CGRect(x: 0, y: 0, width: width, height: height)
    var items = [.fill(.rounded(mat, radius: 12), FigureInk.band), picture(entry, in: frame)]
    let lines = [
      Label(String(entry.title.prefix(200)), FigureType.label, width: width),
      Label(String(entry.caption.prefix(200)), FigureType.caption, width: width),
    ]
    var y = height + 8
    for case let line? in lines where !line.text.isEmpty {
      items.append(line.item(in: CGRect(x: 0, y: y, width: width, height: 16)))
      y += 16
    }
    return items
  }

  private func picture(_ entry: Entry, in frame: CGRect) -> DrawItem {
    let scale = frame.width / max(entry.drawing.size.width, 1)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let background = entry.drawing.background ?? .color(FigureInk.surface)
    return .group(
      DrawGroup(
        clip: .rounded(frame, radius: 6),
        [
          .shape(DrawShape(.rect(frame), fill: background)),
          .group(
            DrawGroup(transform: PlaneTransform(place), entry.drawing.items.withoutNames)),
        ]))
  }

  /// Of the picture on its mat.
  private func size(of entry: Entry) -> CGSize {
    let height = options.limit.height.isFinite ? max(options.limit.height, 40) : 240
    let region = CGRect(origin: .zero, size: entry.drawing.size)
    return ScreenPart(
      region, fitting: CGSize(width: width - 2 * Self.mat, height: height - 2 * Self.mat)
    ).size
  }

  private func captionHeight(of row: [Entry]) -> CGFloat {
    row.contains { !$0.caption.isEmpty } ? 40 : 24
  }

  private var summary: String {
    let names = entries.map(\.title).filter { !$0.isEmpty }
    let rest = names.count - 12
    let list = rest > 0 ? Array(names.prefix(12)) + ["\(rest) more"] : names
    let count = CountWords.counted(count, Noun("picture", "pictures"))
    return "Contact sheet of \(count)" + (list.isEmpty ? "." : ": \(CountWords.list(list)).")
  }
}
