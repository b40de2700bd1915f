import CoreGraphics

/// The measures of a film strip: one size for all of its frames, as large as a page has room for.
struct FilmRoll {
  /// Of every picture.
  let scale: CGFloat
  /// Of every frame, so that all strips are cut from one film.
  let frame: CGSize
  /// Frames side by side at most.
  let columns: Int
  /// Of all strips below each other.
  private(set) var height: CGFloat = 0
  private let hasWords: Bool

  static let gap: CGFloat = 6
  /// Above and below the frames, where the holes are.
  let edge: CGFloat
  /// Between the words below a strip and what follows.
  let rowGap: CGFloat
  private static let largest = CGSize(width: 150, height: 200)
  /// Of three side by side on a narrow page, which shows fewer of them rather than smaller ones.
  private static let narrowSizes: [CGFloat] = [1, 0.92]
  private static let slimmest: CGFloat = 2.2
  /// Smaller ones show nothing; below the last a time has just room.
  private static let sizes: [CGFloat] = [1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38]
  private static let leastWidth: CGFloat = 44
  /// Frames become so much smaller where that saves rows, as long as the words in them stay letters.
  private static let leastShare: CGFloat = 0.8
  /// Of words that are 17 points high, as those of cells are.
  private static let leastScaleOfLetters: CGFloat = 0.36

  /// Of the large ones with which all strips fit into the room the one that has them in the fewest rows; the largest of all
  /// others that does; the smallest where none does.
  static func best(
    _ stretches: [FilmStrip.Stretch], in room: CGSize, on page: FigureWidth
  ) -> FilmRoll {
    let third = (room.width - 4 * gap) / 3
    let largest = page.isNarrow ? CGSize(width: third, height: third * slimmest) : largest
    let shares = page.isNarrow ? narrowSizes : sizes
    func roll(_ share: CGFloat) -> FilmRoll {
      let limit = CGSize(width: largest.width * share, height: largest.height * share)
      return FilmRoll(stretches, limit, in: room, on: page)
    }
    let most = roll(shares[0]).scale
    let large = shares.filter { $0 >= leastShare }.map(roll).filter {
      $0.height <= room.height
        && ($0.scale == most || $0.scale >= leastScaleOfLetters || most < leastScaleOfLetters)
    }
    if let best = large.min(by: { $0.rowCount(of: stretches) < $1.rowCount(of: stretches) }) {
      return best
    }
    return shares.lazy.map(roll).first { $0.height <= room.height } ?? roll(shares.last ?? 1)
  }

  private func rowCount(of stretches: [FilmStrip.Stretch]) -> Int {
    stretches.reduce(0) { $0 + rows(of: $1).count }
  }

  private init(
    _ stretches: [FilmStrip.Stretch], _ limit: CGSize, in room: CGSize, on page: FigureWidth
  ) {
    // A narrow page is read by scrolling: nothing stands on it but pictures and words.
    (edge, rowGap) = page.isNarrow ? (11, 8) : (16, 12)
    let frames = stretches.flatMap(\.frames)
    let sizes = frames.map(\.drawing.size)
    let scale =
      sizes.map { size in
        min(1, limit.width / max(size.width, 1), limit.height / max(size.height, 1))
      }.min() ?? 1
    self.scale = scale
    frame = CGSize(
      width: max(((sizes.map(\.width).max() ?? 0) * scale).rounded(.up), Self.leastWidth),
      height: max(((sizes.map(\.height).max() ?? 0) * scale).rounded(.up), 24))
    hasWords = frames.contains { !$0.words.isEmpty }
    let most = max(1, Int((room.width - Self.gap) / (frame.width + Self.gap)))
    // The last row as full as the others as far as possible.
    let longest = max(stretches.map(\.frames.count).max() ?? 1, 1)
    let rows = (longest + most - 1) / most
    columns = (longest + rows - 1) / rows
    height = stretches.reduce(0) { height, stretch in
      height + CGFloat(self.rows(of: stretch).count) * pitch + 24 + rowGap
    }
  }

  var stripHeight: CGFloat { frame.height + 2 * edge }

  /// From one strip to the next.
  var pitch: CGFloat { stripHeight + (hasWords ? 36 : 20) + rowGap }

  func width(of frames: Int) -> CGFloat {
    CGFloat(frames) * (frame.width + Self.gap) + Self.gap
  }

  func rows(of stretch: FilmStrip.Stretch) -> [[FilmStrip.Frame]] {
    stride(from: 0, to: stretch.frames.count, by: columns).map {
      Array(stretch.frames[$0..<min($0 + columns, stretch.frames.count)])
    }
  }
}
