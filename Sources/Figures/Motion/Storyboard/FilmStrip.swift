import CoreGraphics
public import Drawing

/// Pictures that follow one another in time, on strips with perforated edges, each with its time below.
public struct FilmStrip {
  /// One frame of a strip.
  public struct Frame: Hashable, Sendable {
    /// The picture of the moment, scaled down to fit.
    public var drawing: DrawList
    /// Seconds from the start of its strip.
    public var time: Double
    /// Below the time, where something turns: "turns back"; empty for nothing.
    public var words: String

    /// A picture at a time, in seconds from the start of the strip, with words about the moment if there are any.
    public init(_ drawing: DrawList, at time: Double, words: String = "") {
      self.drawing = drawing
      self.time = time
      self.words = words
    }
  }

  /// Frames that belong together: one row, or more where a page is not wide enough.
  public struct Stretch: Hashable, Sendable {
    /// Stands above it; empty for none.
    public var name: String
    /// One sentence about it, without its full stop: behind its name, or as the heading of the figure where it is the
    /// only strip; empty for none.
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
  private let roll: FilmRoll
  private let thumbnails: Thumbnails

  /// Shows as many frames as a page holds, the first and the last of each strip among them, and says how many are left
  /// out.
  public init(_ stretches: [Stretch], title: String = "", width: FigureWidth = .readme) {
    self.width = width
    self.title = title
    let filled = stretches.filter { !$0.frames.isEmpty }
    // Words that go on in a second line take it from the pictures.
    let heads = Self.surplus(filled, title, width: width.content * 0.75)
    let tallest = width.points * Self.tallest(filled.count, on: width)
    let room = CGSize(width: width.content, height: tallest - Self.around - heads)
    let most = Self.mostFrames(filled)
    let step = Self.steps.first { step in
      let strips = filled.map { $0.every(step) }
      return Self.count(strips) <= most
        && FilmRoll.best(strips, in: room, on: width).height <= room.height
    }
    var shown = filled.map { $0.every(step ?? .max) }
    while shown.count > 1, FilmRoll.best(shown, in: room, on: width).height > room.height {
      shown.removeLast()
    }
    self.stretches = shown
    roll = FilmRoll.best(shown, in: room, on: width)
    thumbnails = Thumbnails(shown.flatMap { $0.frames.map(\.drawing) }, at: roll.scale)
    hidden = Self.count(stretches) - Self.count(shown)
  }

  /// Points that the words about strips take beyond those of single lines.
  private static func surplus(_ stretches: [Stretch], _ title: String, width: CGFloat) -> CGFloat {
    guard stretches.count == 1 else {
      return stretches.reduce(0) { $0 + FilmHeading($1, width: width).surplus }
    }
    let heading = FigureHeading(
      title: title, details: "", finding: stretches[0].caption, findingLeads: true, width: width)
    return max(heading.height - usualHeading, 0)
  }

  /// A line for the finding, and one for the name.
  private static let usualHeading: CGFloat = 39

  /// Of a crowd that cannot be written as a few shapes, fewer frames make a page that is loaded at once.
  private static func mostFrames(_ stretches: [Stretch]) -> Int {
    guard let drawing = stretches.first?.frames.first?.drawing else { return .max }
    let shapes = Thumbnails([drawing], at: 0.3).items(of: drawing).leaves
    return shapes < crowd ? .max : max(mostShapes / shapes, 2)
  }

  private static let crowd = 160
  private static let mostShapes = 2200

  private static func count(_ stretches: [Stretch]) -> Int {
    stretches.reduce(0) { $0 + $1.frames.count }
  }

  /// How many times as high as wide it may be: on a narrow page, each of several strips has a row.
  private static func tallest(_ strips: Int, on width: FigureWidth) -> CGFloat {
    guard width.isNarrow else { return 1.5 }
    return strips > 1 ? 0.4 + 0.9 * CGFloat(min(strips, mostRows)) : 2
  }

  private static let mostRows = 6
  /// Points of a page that its margins, its heading and a note take.
  private static let around: CGFloat = 124
  /// Every so many frames are shown.
  private static let steps = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 200, 500]

  /// The strips below one another.
  public var figure: Figure {
    var (items, y): ([DrawItem], CGFloat) = ([], 0)
    for stretch in stretches {
      let heading = FilmHeading(captioned(stretch), width: roll.width(of: roll.columns))
      items.append(.moved(heading.items, by: CGPoint(x: 0, y: y)))
      y += heading.height
      for row in roll.rows(of: stretch) {
        items.append(.moved(strip(row), by: CGPoint(x: 0, y: y)))
        y += roll.pitch
      }
      y += roll.rowGap
    }
    return FigurePage(
      title: title, subtitle: "film strip · \(counted)", finding: finding, findingLeads: true,
      summary: summary, width: width,
      size: CGSize(
        width: roll.width(of: roll.columns),
        height: max(y - 2 * roll.rowGap, 0)),
      body: items, notes: notes
    ).figure
  }

  /// Of a single strip.
  private var finding: String { stretches.count == 1 ? stretches[0].caption : "" }

  /// The same without the words that are the figure's heading.
  private func captioned(_ stretch: Stretch) -> Stretch {
    guard !finding.isEmpty else { return stretch }
    return Stretch(stretch.frames, name: stretch.name)
  }

  /// Whether that picture of one is higher than is read at one glance; on a narrow page, readers scroll.
  public static func isTower(_ figure: Figure, on page: FigureWidth) -> Bool {
    let size = figure.drawing.size
    return !page.isNarrow && size.height > size.width * 1.5
  }

  private var notes: [String] {
    guard hidden > 0 else { return [] }
    let frames = CountWords.counted(hidden, Noun("more frame", "more frames"))
    return ["\(frames.capitalizedFirst), not shown."]
  }

  // MARK: One strip

  private func strip(_ frames: [Frame]) -> [DrawItem] {
    let film = CGRect(x: 0, y: 0, width: roll.width(of: frames.count), height: roll.stripHeight)
    let body = DrawShape(
      .rounded(film.insetBy(dx: 0.5, dy: 0.5), radius: 4), fill: .color(Self.film),
      stroke: Stroke(Self.rim, width: 1))
    let holes = [film.minY + roll.edge / 2, film.maxY - roll.edge / 2].map { y in
      DrawItem.shape(
        DrawShape(
          .line(from: CGPoint(x: 7, y: y), to: CGPoint(x: film.maxX - 7, y: y)),
          stroke: Stroke(Self.hole, width: roll.edge > 12 ? 6 : 5, dash: [8, 8])))
    }
    let pictures = frames.enumerated().flatMap { column, frame in
      let x = FilmRoll.gap + CGFloat(column) * (roll.frame.width + FilmRoll.gap)
      let room = CGRect(origin: CGPoint(x: x, y: roll.edge), size: roll.frame)
      return [picture(frame, in: room)] + words(of: frame, below: room)
    }
    return [.shape(body)] + holes + pictures
  }

  /// In the middle of its room.
  private func picture(_ frame: Frame, in room: CGRect) -> DrawItem {
    let size = frame.drawing.size
    let shown = CGSize(width: size.width * roll.scale, height: size.height * roll.scale)
    let corner = CGPoint(
      x: room.midX - shown.width / 2, y: room.midY - shown.height / 2)
    let place = CGAffineTransform(
      a: roll.scale, b: 0, c: 0, d: roll.scale, tx: corner.x, ty: corner.y)
    let rect = CGRect(origin: corner, size: shown)
    return .group(
      DrawGroup(
        clip: .rounded(rect, radius: 3),
        [
          .shape(
            DrawShape(.rect(rect), fill: frame.drawing.background ?? .color(FigureInk.surface))),
          .group(
            DrawGroup(
              transform: PlaneTransform(place),
              thumbnails.items(of: frame.drawing))),
        ]))
  }

  private func words(of frame: Frame, below room: CGRect) -> [DrawItem] {
    let middle = CGPoint(x: room.midX, y: roll.stripHeight + 11)
    let time = Label(FigureText.moment(frame.time), FigureType.caption).item(centeredAt: middle)
    let words = Label(frame.words, FigureType.value, width: room.width + FilmRoll.gap)?
      .item(centeredAt: CGPoint(x: middle.x, y: middle.y + 15))
    return [time] + (frame.words.isEmpty ? [] : [words].compactMap(\.self))
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

  /// More strips are only counted.
  private static let mostTold = 8

  /// The frames of a single strip, or a sentence about each of several.
  private var summary: String {
    if stretches.count == 1 {
      return ([told(stretches[0]).capitalizedFirst + "."] + notes).joined(separator: " ")
    }
    let steps = CountWords.counted(stretches.count, Noun("step", "steps")).capitalizedFirst
    let sentences = stretches.prefix(Self.mostTold).map { stretch -> String in
      let name = stretch.name.isEmpty ? "" : "\(stretch.name): "
      let caption = stretch.caption.isEmpty ? "" : "\(stretch.caption); "
      return "\(name)\(caption)\(told(stretch))."
    }
    return (["\(steps)."] + sentences + notes).joined(separator: " ")
  }

  /// "six frames from 0 to 0.30 s; turns back at 0.12 s".
  private func told(_ stretch: Stretch) -> String {
    let frames = CountWords.counted(stretch.frames.count, Noun("frame", "frames"))
    let last = stretch.frames.last?.time ?? 0
    let turns = stretch.frames.filter { !$0.words.isEmpty }.prefix(4)
      .map { "; \($0.words) at \(FigureText.moment($0.time))" }.joined()
    return "\(frames)\(last > 0 ? " from 0 to \(FigureText.moment(last))" : ", at once")\(turns)"
  }
}

extension FilmStrip.Stretch {
  /// With every so many of its frames, and the last one.
  fileprivate func every(_ step: Int) -> FilmStrip.Stretch {
    guard step > 1, let last = frames.indices.last else { return self }
    var stretch = self
    stretch.frames = frames.indices.filter { index in
      index == last || index.isMultiple(of: step)
    }.map { frames[$0] }
    return stretch
  }
}
