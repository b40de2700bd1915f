import CoreGraphics
import Motion

/// The measures of an update map: how wide its columns are, and how high its lines.
struct MapMetrics {
  let isBoxed: Bool
  /// Whether there are so many lines that they stand closer.
  let isDense: Bool
  /// Of the whole.
  let width: CGFloat

  private static let top: CGFloat = 24
  /// The numbers of sections stand beside their boxes.
  private let numbers: CGFloat
  private static let roomyCount = 16
  private static let roomyCountOnPhones = 6

  /// - Parameter sides: the boxes before and after.
  init(_ sides: [[MapBox]], of alignment: DataAlignment, isBoxed: Bool, width: CGFloat) {
    self.isBoxed = isBoxed
    self.width = width
    let rows = sides.map { Self.rows($0, isBoxed: isBoxed) }.max() ?? 0
    let isPhone = width <= FigureWidth.phone.content
    isDense = rows > (isPhone ? Self.roomyCountOnPhones : Self.roomyCount)
    let texts = zip(sides, [StepRoles.Side.before, .after]).flatMap { boxes, side in
      boxes.compactMap { $0.indexWords(side, in: alignment) }
    }
    let widest = texts.map { InterWidths.width(of: $0, FigureType.value) }.max() ?? 0
    numbers = max(Self.leastNumbers, widest.rounded(.up) - Self.beside)
  }

  private static let leastNumbers: CGFloat = 20
  /// As far as numbers may stand in the margin of the page, less the gap between them and their boxes.
  private static let beside: CGFloat = 6

  /// Two columns beside each other leave room for ribbons between them.
  var columnWidth: CGFloat {
    isBoxed
      ? min(200, ((width - 2 * numbers) * 0.365).rounded())
      : min(196, (width * 0.36).rounded())
  }
  var leftX: CGFloat { isBoxed ? numbers : 0 }
  var rightX: CGFloat { width - leftX - columnWidth }
  var rowHeight: CGFloat { isBoxed ? (isDense ? 24 : 28) : (isDense ? 26 : 30) }
  var headHeight: CGFloat { isBoxed ? (isDense ? 28 : 30) : 0 }

  private var pitch: CGFloat { rowHeight + (isDense ? 4 : 6) }
  private var gap: CGFloat { isBoxed ? (isDense ? 10 : 16) : 0 }
  private var bottom: CGFloat { isBoxed ? (isDense ? 8 : 10) : 0 }
  private var inset: CGFloat { isBoxed ? 8 : 0 }

  /// How many lines the boxes have together; names of sections count as lines.
  static func rows(_ boxes: [MapBox], isBoxed: Bool) -> Int {
    boxes.reduce(0) { $0 + $1.rows.count + (isBoxed ? 1 : 0) }
  }

  private func height(_ box: MapBox) -> CGFloat {
    guard !box.rows.isEmpty else { return isBoxed ? headHeight + 4 : 0 }
    return headHeight + CGFloat(box.rows.count) * pitch - (pitch - rowHeight) + bottom
  }

  /// Of a column with the word above it.
  func height(_ boxes: [MapBox]) -> CGFloat {
    let gaps = gap * CGFloat(max(boxes.count - 1, 0))
    return Self.top + max(boxes.reduce(gaps) { $0 + height($1) }, rowHeight)
  }

  /// The place of each box and of its lines.
  func frames(_ boxes: [MapBox], isLeft: Bool) -> [(box: CGRect, rows: [CGRect])] {
    var y = Self.top
    let x = isLeft ? leftX : rightX
    return boxes.map { box in
      let frame = CGRect(x: x, y: y, width: columnWidth, height: height(box))
      let rows = box.rows.indices.map { row in
        CGRect(
          x: x + inset, y: y + headHeight + CGFloat(row) * pitch, width: columnWidth - 2 * inset,
          height: rowHeight)
      }
      y += frame.height + gap
      return (frame, rows)
    }
  }
}
