import CoreGraphics
import Drawing
import Motion

/// The drawing of a conversation: a line for each party, a band for each phase, and the words of calls and answers on
/// their arrows.
struct CallPicture {
  private let script: CallScript
  private let places: LifeLinePlaces
  private var items: [DrawItem] = []
  /// The boxes of words, which the lines of parties leave out.
  private var words: [CGRect] = []
  private var bands: [CGRect] = []
  private var y: CGFloat = 18

  static let pitch: CGFloat = 21
  /// The height of all that is no line of words: heading, legend, names and the edges of four bands.
  static let surroundings: CGFloat = 246
  private static let head: CGFloat = 24.5
  private static let foot: CGFloat = 13.5
  /// The same on a narrow page, and the line of a phase's name above its calls there.
  private static let narrowFoot: CGFloat = 11
  private static let nameLine: CGFloat = 16
  private static let gap: CGFloat = 4
  /// For the name of the phase with its count.
  private static let leastHeight: CGFloat = 50
  /// Between the lines below that.
  private static let countPitch: CGFloat = 13
  private static let bleed: CGFloat = 8
  /// Of a badge and the gap behind it.
  private static let badgeRoom: CGFloat = 16.5
  /// Between words and the line at the end of their arrow.
  private static let clear: CGFloat = 1
  /// Of a phase without rows on a narrow page.
  private static let headingHeight: CGFloat = 28

  init(_ script: CallScript, width: CGFloat) {
    self.script = script
    places = LifeLinePlaces(width: width, words: Self.needs(script))
    for (number, part) in script.parts.enumerated() { add(part, isFirst: number == 0) }
  }

  /// As much as the longest words between two lines take, with the shortest of their forms that leave nothing out.
  private static func needs(_ script: CallScript) -> (code: CGFloat, layout: CGFloat) {
    var (code, layout): (CGFloat, CGFloat) = (0, 0)
    for row in script.parts.flatMap(\.rows) {
      let title = row.titles.first.map { Label($0, FigureType.call).size.width } ?? 0
      let behind = [row.details, row.brief].filter { !$0.isEmpty }.map {
        7 + Label($0, FigureType.caption).size.width
      }
      let answer = Label(row.answer ?? "", FigureType.caption).size.width
      let need = max(title + behind.reduce(0, +) + (row.role == nil ? 0 : badgeRoom), answer) + 16
      switch Set([row.from, row.to]) {
      case [.code, .view]: code = max(code, need)
      case [.view, .layout]: layout = max(layout, need)
      default: break
      }
    }
    return (code, layout)
  }

  var size: CGSize { CGSize(width: places.width, height: max(y - Self.gap, 60)) }

  var drawing: [DrawItem] {
    guard !bands.isEmpty else {
      let frame = CGRect(origin: .zero, size: size)
      return [
        .panel(frame), Label("Nobody calls anybody.", FigureType.caption).item(in: frame, .center),
      ]
    }
    return names + bands.map { .fill(.rounded($0, radius: 12), FigureInk.surface) } + lifelines
      + items
  }

  // MARK: Bands

  private mutating func add(_ part: CallScript.Part, isFirst: Bool) {
    guard !places.isNarrow || !part.rows.isEmpty || part.hidden == 0 else {
      return addHeading(part)
    }
    let top = y
    let title = addTitle(part, at: top)
    var line = top + Self.head + (places.isNarrow ? Self.nameLine : 0)
    for (number, row) in part.rows.enumerated() {
      if part.breakIndex == number { line = addBreak(at: line - Self.pitch) }
      let showsTime = number == 0 && part.breakIndex != 0
      if showsTime { addTime(isFirst: isFirst, title, at: line) }
      if part.breakIndex == number { addTime(script.duration, isStrong: true, at: line) }
      line = add(row, at: line, keepsTime: number == 0 || part.breakIndex == number)
    }
    if part.hidden > 0, !part.isTerse {
      line = addRest(part.hidden, at: line)
    }
    if part.breakIndex == part.rows.count {
      let end = addBreak(at: line - Self.pitch)
      addTime(script.duration, isStrong: true, at: end - 27 + Label.captionRise)
      line = end - Self.pitch + 12
    }
    let least = Self.leastHeight + (part.isTerse && part.hidden > 0 ? 6 : 0)
    let foot = places.isNarrow ? Self.narrowFoot : Self.foot
    let height = max(line - Self.pitch + foot - top, places.isNarrow ? 0 : least)
    bands.append(
      CGRect(x: -Self.bleed, y: top, width: places.width + 2 * Self.bleed, height: height))
    y = top + height + Self.gap
  }

  /// A phase of which a narrow page says no more than how many calls it has, and when it ends.
  private mutating func addHeading(_ part: CallScript.Part) {
    _ = addTitle(part, at: y - 2)
    let time = part.breakIndex == nil ? script.isOneChange ? 0 : nil : script.duration
    addTime(time, isStrong: part.breakIndex != nil, at: y + 23.5)
    bands.append(
      CGRect(
        x: -Self.bleed, y: y, width: places.width + 2 * Self.bleed, height: Self.headingHeight))
    y += Self.headingHeight + Self.gap
  }

  private mutating func addTitle(_ part: CallScript.Part, at top: CGFloat) -> CGFloat {
    let name = Label(part.phase.title, FigureType.header.colored(FigureInk.ink))
    items.append(name.item(at: CGPoint(x: 4, y: top + 10)))
    let calls = CountWords.digits(part.count, Noun("call", "calls"))
    let hidden =
      part.hidden == part.count && places.isNarrow
      ? "not shown" : part.isTerse && part.hidden > 0 ? Self.hidden(part.hidden) : nil
    if places.isNarrow {
      let words = [calls, hidden].compactMap(\.self).joined(separator: ", ")
      let beside = CGPoint(x: 4 + name.size.width + 8, y: top + 10)
      items.append(Label(words, FigureType.caption).item(at: beside))
    } else {
      for (line, words) in [calls, hidden].compactMap(\.self).enumerated() {
        let below = CGPoint(x: 4, y: top + 27 + CGFloat(line) * Self.countPitch)
        items.append(Label(words, FigureType.caption).item(at: below))
      }
    }
    return top + 16
  }

  private static func hidden(_ count: Int) -> String { "\(CountWords.digits(count)) not shown" }

  private mutating func addTime(isFirst: Bool, _ title: CGFloat, at line: CGFloat) {
    guard script.duration != nil, isFirst || script.isOneChange else { return }
    addTime(0, isStrong: isFirst, at: places.isNarrow ? title + 9.5 : line)
  }

  private mutating func addTime(_ time: TimeInterval?, isStrong: Bool, at line: CGFloat) {
    guard let time else { return }
    let style = isStrong ? FigureType.call.tabular : FigureType.caption
    let label = Label(FigureText.seconds(time), style)
    let frame = CGRect(
      x: places.timesX - label.size.width, y: line - 9.5 - label.size.height / 2,
      width: label.size.width, height: label.size.height)
    items.append(label.item(in: frame, .right))
  }

  /// Dots across all lines, and what they stand for.
  private mutating func addBreak(at line: CGFloat) -> CGFloat {
    let middle = line + 16
    let label = Label(script.isOneChange ? "the cells move" : "time passes", FigureType.caption)
    let (left, right) = (places[.code], places[.cells])
    let center = CGPoint(x: ((left + right) / 2).rounded(), y: middle)
    let frame = label.frame(centeredAt: center)
    let stroke = Stroke(FigureInk.secondary, width: 1, dash: [1, 3])
    for (start, end) in [(left, frame.minX - 8), (frame.maxX + 8, right)] {
      items.append(
        .stroke(.line(from: CGPoint(x: start, y: middle), to: CGPoint(x: end, y: middle)), stroke))
    }
    items.append(label.item(centeredAt: center))
    words.append(CGRect(x: left - 4, y: middle - 9, width: right - left + 8, height: 18))
    return line + 43
  }

  private mutating func addRest(_ count: Int, at line: CGFloat) -> CGFloat {
    let text = "and \(CountWords.digits(count, Noun("more call", "more calls"))) of other kinds"
    let label = Label(text, FigureType.caption)
    put(label, at: CGPoint(x: places[.code] + 9, y: line - 9.5))
    // No arrow stands below it.
    return line + Self.pitch - 6
  }

  // MARK: Rows

  private mutating func add(_ row: CallRow, at line: CGFloat, keepsTime: Bool) -> CGFloat {
    let (start, end) = (places[row.from], places[row.to])
    let ink = row.isRepeat ? FigureInk.fault : FigureInk.secondary
    items += CallArrow(from: start, to: end, at: line).call(ink, isByFinger: row.isByFinger)
    var x = min(start, end) + 9
    if let badge = row.role.flatMap({
      RoleMark($0).badge(at: CGPoint(x: x + 6, y: line - 9.5), size: 12)
    }) {
      items.append(badge)
      x += Self.badgeRoom
    }
    let right = places.timesX - (keepsTime && !places.isNarrow ? 40 : 0)
    let before = row.role == nil ? x - places[.code] - 9 : 0
    let words = CallWords(
      row,
      in: CallWords.Room(
        lane: hasLanes && start != end ? max(start, end) - Self.clear - x : nil,
        whole: right - x, before: max(0, before)))
    x -= words.shift
    put(words.title, at: CGPoint(x: x, y: line - 9.5))
    if let details = words.details {
      put(details, at: CGPoint(x: x + words.title.size.width + 7, y: line - 9.5))
    }
    guard let answer = row.answer else { return line + Self.pitch }
    let below = line + Self.pitch
    items += CallArrow(from: end, to: start, at: below).answer(FigureInk.secondary)
    let isInLane = hasLanes && start != end
    let first = isInLane ? min(start, end) + 9 : places[.code] + 9
    let last = isInLane ? max(start, end) - Self.clear : places.timesX
    if let label = CallWords.answer(answer, width: last - first) {
      let textX = max(first, min(min(start, end) + 9, last - label.size.width))
      put(label, at: CGPoint(x: textX, y: below - 9.5))
    }
    return below + Self.pitch
  }

  /// Whether words have room between the lines.
  private var hasLanes: Bool { !places.isNarrow }

  /// Words around a height, left out of all lines.
  private mutating func put(_ label: Label, at middle: CGPoint) {
    let frame = CGRect(
      x: middle.x, y: middle.y - label.size.height / 2, width: label.size.width,
      height: label.size.height)
    items.append(label.item(in: frame))
    words.append(frame)
  }

  // MARK: Parties

  private var names: [DrawItem] {
    var right: CGFloat = 0
    var labels = LifeLine.allCases.map { line in
      // Each stands over its own line, and the first does not leave the page's margin.
      let title = Label(line.title, FigureType.header)
      let room = 2 * (places[line] - right)
      let label =
        line == .code || title.size.width <= room + 8
        ? title : Label(line.shortTitle, FigureType.header)
      let x = max(right, places[line] - label.size.width / 2).rounded()
      right = x + label.size.width + 8
      return label.item(at: CGPoint(x: x, y: 0))
    }
    let time = Label("time", FigureType.header)
    let x = places.timesX - time.size.width
    if script.duration != nil, x > right { labels.append(time.item(at: CGPoint(x: x, y: 0))) }
    return labels
  }

  private var lifelines: [DrawItem] {
    bands.flatMap { band in
      let inside = words.filter { $0.midY > band.minY && $0.midY < band.maxY }
      return LifeLine.allCases.flatMap { line in pieces(of: line, in: band, without: inside) }
    }
  }

  private func pieces(
    of line: LifeLine, in band: CGRect, without words: [CGRect]
  ) -> [DrawItem] {
    let x = places[line]
    guard !places.isNarrow || band.height > Self.headingHeight else { return [] }
    var top = band.minY + (places.isNarrow ? 26 : 0)
    var pieces: [DrawItem] = []
    let gaps = words.filter { $0.minX - 3 < x && x < $0.maxX + 3 }.sorted { $0.minY < $1.minY }
    let stroke = Stroke(FigureInk.hairline, width: 1)
    for (start, end) in gaps.map({ ($0.minY - 1, $0.maxY + 1) }) + [(band.maxY, band.maxY)] {
      if start > top {
        pieces.append(
          .stroke(.line(from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: start)), stroke))
      }
      top = max(top, end)
    }
    return pieces
  }
}

extension FigureType {
  /// The names of methods.
  static let call = TextStyle(FontRequest(size: 11, weight: 500), FigureInk.ink)
}

extension TextStyle {
  /// With figures of one width.
  fileprivate var tabular: TextStyle {
    TextStyle(
      FontRequest(size: font.size, weight: font.weight, hasTabularFigures: true), color)
  }
}

extension Label {
  /// From the middle of a line of words up to where an arrow below it would be.
  fileprivate static let captionRise: CGFloat = 9.5
}
