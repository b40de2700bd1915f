public import Drawing
import CoreGraphics

/// Pictures that follow one another in equal time, on strips with perforated edges, each with its time below.
public struct FilmStrip {
  /// One frame of a strip.
  public struct Frame: Hashable, Sendable {
    /// The picture of the moment, scaled down to fit.
    public var drawing: DrawList
    /// Seconds from the start of its strip.
    public var time: Double

    /// A picture at a time, in seconds from the start of the strip.
    public init(_ drawing: DrawList, at time: Double) {
      self.drawing = drawing
      self.time = time
    }
  }

  /// Frames that belong together: one row, or more where a page is not wide enough.
  public struct Stretch: Hashable, Sendable {
    /// Stands above it; empty for none.
    public var name: String
    /// The words behind its name; empty for none.
    public var caption: String
    /// In the order of time.
    public var frames: [Frame]

    /// Frames with the name and the words that stand above them.
    public init(_ frames: [Frame], name: String = "", caption: String = "") {
      self.name = name
      self.caption = caption
      self.frames = frames
    }
  }

  private let stretches: [Stretch]
  private let title: String
  private let width: FigureWidth
  private let hidden: Int
  /// Of every picture.
  private let scale: CGFloat
  /// Of every frame, so that all strips are cut from one film.
  private let frameSize: CGSize
  /// Frames side by side at most.
  private let columns: Int

  private static let largestFrame = CGSize(width: 150, height: 200)
  private static let largestCount = 400
  private static let gap: CGFloat = 6
  /// Above and below the frames, where the holes are.
  private static let edge: CGFloat = 16
  private static let headingHeight: CGFloat = 24
  private static let captionHeight: CGFloat = 20
  private static let rowGap: CGFloat = 12
  private static let stretchGap: CGFloat = 12

  /// Shows the first 400 frames and says how many are left out.
  public init(_ stretches: [Stretch], title: String = "", width: FigureWidth = .readme) {
    self.width = width
    self.title = title
    var room = Self.largestCount
    self.stretches = stretches.map { stretch in
      var stretch = stretch
      stretch.frames = Array(stretch.frames.prefix(room))
      room -= stretch.frames.count
      return stretch
    }.filter { !$0.frames.isEmpty }
    let count = stretches.reduce(0) { $0 + $1.frames.count }
    hidden = count - self.stretches.reduce(0) { $0 + $1.frames.count }
    let sizes = self.stretches.flatMap(\.frames).map(\.drawing.size)
    let scales = sizes.map { size in
      min(
        1, Self.largestFrame.width / max(size.width, 1),
        Self.largestFrame.height / max(size.height, 1))
    }
    scale = scales.min() ?? 1
    frameSize = CGSize(
      width: max(((sizes.map(\.width).max() ?? 0) * scale).rounded(.up), 40),
      height: max(((sizes.map(\.height).max() ?? 0) * scale).rounded(.up), 24))
    let pitch = frameSize.width + Self.gap
    let most = max(1, Int((width.content - Self.gap) / pitch))
    // The last row as full as the others as far as possible.
    let longest = max(self.stretches.map(\.frames.count).max() ?? 1, 1)
    let rows = (longest + most - 1) / most
    columns = (longest + rows - 1) / rows
  }

  /// The strips below one another.
  public var figure: Figure {
    var (items, y): ([DrawItem], CGFloat) = ([], 0)
    for stretch in stretches {
      let words = heading(of: stretch)
      items.append(.moved(words, by: CGPoint(x: 0, y: y)))
      y += words.isEmpty ? 0 : Self.headingHeight
      for start in stride(from: 0, to: stretch.frames.count, by: columns) {
        let row = stretch.frames[start..<min(start + columns, stretch.frames.count)]
        items.append(.moved(strip(Array(row)), by: CGPoint(x: 0, y: y)))
        y += stripHeight + Self.captionHeight + Self.rowGap
      }
      y += Self.stretchGap
    }
    return FigurePage(
      title: title, subtitle: "film strip · \(counted)", summary: summary, width: width,
      size: CGSize(
        width: width(of: columns), height: max(y - Self.rowGap - Self.stretchGap, 0)),
      body: items, notes: hidden > 0 ? ["\(hidden) more frames, not shown."] : []
    ).figure
  }

  private var stripHeight: CGFloat { frameSize.height + 2 * Self.edge }

  private func width(of frames: Int) -> CGFloat {
    CGFloat(frames) * (frameSize.width + Self.gap) + Self.gap
  }

  private func heading(of stretch: Stretch) -> [DrawItem] {
    let room = width(of: columns)
    let name = Label(stretch.name, FigureType.header.colored(FigureInk.ink), width: room)
    let left = name.map { $0.size.width + 8 } ?? 0
    let caption = Label(stretch.caption, FigureType.caption, width: room - left)
    return [
      name?.item(at: CGPoint(x: 1, y: 4)), caption?.item(at: CGPoint(x: 1 + left, y: 4)),
    ].compactMap(\.self)
  }

  // MARK: One strip

  private func strip(_ frames: [Frame]) -> [DrawItem] {
    let film = CGRect(x: 0, y: 0, width: width(of: frames.count), height: stripHeight)
    let body = DrawShape(
      .rounded(film.insetBy(dx: 0.5, dy: 0.5), radius: 4), fill: .color(Self.film),
      stroke: Stroke(Self.rim, width: 1))
    let holes = [film.minY + Self.edge / 2, film.maxY - Self.edge / 2].map { y in
      DrawItem.shape(
        DrawShape(
          .line(from: CGPoint(x: 7, y: y), to: CGPoint(x: film.maxX - 7, y: y)),
          stroke: Stroke(Self.hole, width: 6, dash: [8, 8])))
    }
    let pictures = frames.enumerated().flatMap { column, frame in
      let x = Self.gap + CGFloat(column) * (frameSize.width + Self.gap)
      let room = CGRect(origin: CGPoint(x: x, y: Self.edge), size: frameSize)
      return [picture(frame, in: room), time(of: frame, below: room)]
    }
    return [.shape(body)] + holes + pictures
  }

  /// In the middle of its room.
  private func picture(_ frame: Frame, in room: CGRect) -> DrawItem {
    let size = frame.drawing.size
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let corner = CGPoint(
      x: room.midX - shown.width / 2, y: room.midY - shown.height / 2)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y)
    let rect = CGRect(origin: corner, size: shown)
    return .group(
      DrawGroup(
        clip: .rounded(rect, radius: 3),
        [
          .shape(
            DrawShape(.rect(rect), fill: frame.drawing.background ?? .color(FigureInk.surface))),
          .group(
            DrawGroup(transform: PlaneTransform(place), frame.drawing.items.withoutNames)),
        ]))
  }

  private func time(of frame: Frame, below room: CGRect) -> DrawItem {
    let below = CGRect(
      x: room.minX, y: stripHeight + 4, width: room.width, height: Self.captionHeight - 4)
    return Label(FigureText.moment(frame.time), FigureType.caption).item(in: below, .center)
  }

  /// Film is dark on both pages; its holes show the page.
  private static let film = ThemedColor(0x1B1D22, 0x08090B)
  private static let rim = ThemedColor(0x1B1D22, 0x2C323B)
  private static let hole = ThemedColor(0xF6F7F9, 0x3A414C)

  // MARK: Words

  private var counted: String {
    CountWords.digits(
      stretches.reduce(0) { $0 + $1.frames.count }, Noun("frame", "frames"))
  }

  private var summary: String {
    let told = stretches.map { stretch -> String in
      let name = stretch.name.isEmpty ? "" : "\(stretch.name): "
      let what = stretch.caption.isEmpty ? "" : ", \(stretch.caption)"
      let last = stretch.frames.last.map { FigureText.moment($0.time) } ?? ""
      let count = CountWords.counted(stretch.frames.count, Noun("frame", "frames"))
      return "\(name)\(count) from 0 to \(last)\(what)."
    }
    return (["Film strip."] + told).joined(separator: " ")
  }
}
