import SceneFormat
import UIKit

/// The lines of a row, one below the other: a caption, the title with the time behind it, what follows, the tags.
@MainActor struct RowTextBlock {
  private let measure: RowMeasure
  private let left: CGFloat
  private var right: CGFloat
  /// The trailing end of the first line.
  var firstRight: CGFloat
  var value = ValuePlace.beside
  /// The trailing end of lines that have the value below the first one, whose badge stands on that.
  var lowerRight: CGFloat
  /// The width that the value takes from the second line.
  private var taken: CGFloat = 0
  private static let gap: CGFloat = 2
  /// Less of a value or a time would say nothing.
  private static let leastWidth: CGFloat = 24
  /// Of all lines together.
  private(set) var height: CGFloat = 0

  /// The line that has the value.
  enum ValuePlace {
    /// Behind the name, or below it where both are wider than the row.
    case beside
    /// At the end of the second line, as the time has that of the first one.
    case lower
    /// A line of its own.
    case below
  }

  /// - Parameter firstRight: the end of the first line, where that is another one.
  init(_ measure: RowMeasure, left: CGFloat, right: CGFloat, firstRight: CGFloat? = nil) {
    self.measure = measure
    self.left = left
    self.right = max(left, right)
    self.firstRight = firstRight ?? right
    lowerRight = self.right
  }

  mutating func place(in frames: inout RowFrames) {
    placeValue(in: &frames)
    add(.caption, endingAt: right, to: &frames)
    placeFirstLine(in: &frames)
    for text in [RowText.subtitle, .body] where frames.texts[text] == nil {
      guard text == .body || !isSideBySide else { continue }
      add(text, endingAt: max(left, right - taken), to: &frames)
      taken = 0
    }
    if frames.hasValueBelow { add(.value, endingAt: right, to: &frames) }
    placeTags(in: &frames)
  }

  /// A value takes its width first; the words before it have the rest, and at least their first one.
  private mutating func placeValue(in frames: inout RowFrames) {
    guard measure.has(.value) else { return }
    frames.hasValueBelow = value == .below || wantsValueBelow
    guard !frames.hasValueBelow else {
      right = max(right, lowerRight)
      return
    }
    let isLower = value == .lower
    let end = isLower ? right : firstRight
    let room = isLower ? (end - left) * 0.6 : valueRoom
    let size = measure.size(of: .value, width: max(0, room))
    guard size.width >= min(measure.singleLineWidth(of: .value), Self.leastWidth) else { return }
    frames.texts[.value] = CGRect(
      x: end - size.width, y: 0, width: size.width, height: size.height)
    guard !isLower else {
      taken = size.width + 8
      return
    }
    firstRight = max(left, firstRight - size.width - 8)
    // A value in the middle of the row's height stands beside all lines.
    if !measure.has(.time), measure.content.rest == .middle { right = min(right, firstRight) }
  }

  /// The width of a value on the first line, beside the first words of the name and the time.
  private var valueRoom: CGFloat {
    let room = firstRight - left
    let time = measure.has(.time) ? min(measure.singleLineWidth(of: .time), room / 4) + 8 : 0
    return min(room * 0.6, room - 8 - time - leastFirst(room))
  }

  /// The width that the first line's words keep beside others: that of the first of them.
  private func leastFirst(_ room: CGFloat) -> CGFloat {
    min(measure.firstWordWidth(of: firstLine), room * 0.6)
  }

  /// As lists do, where both together are wider than the row.
  private var wantsValueBelow: Bool {
    !measure.has(.time) && !measure.content.keepsValueBeside && areWide(.title, .value, gap: 8)
  }

  private var wantsTimeBelow: Bool { measure.has(.time) && isCrowded(firstLine, .time, gap: 8) }

  /// Whether the second line stands behind the first one.
  private var isSideBySide: Bool {
    measure.content.isSideBySide && !isCrowded(.title, .subtitle, gap: 6)
  }

  /// Whether two texts of a row that grows have no room on one line.
  private func isCrowded(_ first: RowText, _ second: RowText, gap: CGFloat) -> Bool {
    measure.content.isGrown && areWide(first, second, gap: gap)
  }

  private func areWide(_ first: RowText, _ second: RowText, gap: CGFloat) -> Bool {
    guard measure.has(first), measure.has(second) else { return false }
    let words = [first, second].map(measure.singleLineWidth)
    return words[0] + gap + words[1] > firstRight - left
  }

  /// The line that the time stands on: the title, or what comes first without one.
  private var firstLine: RowText {
    [RowText.title, .subtitle, .body].first(where: measure.has) ?? .title
  }

  private mutating func placeFirstLine(in frames: inout RowFrames) {
    var end = firstRight
    var time = CGSize.zero
    frames.hasTimeBelow = wantsTimeBelow
    if measure.has(.time), !frames.hasTimeBelow {
      let room = firstRight - left
      time = measure.size(of: .time, width: max(0, min(room / 2, room - 8 - leastFirst(room))))
      if time.width < min(measure.singleLineWidth(of: .time), Self.leastWidth) { time = .zero }
      if time.width > 0 { end = max(left, end - time.width - 8) }
    }
    let (before, first) = (height, firstLine)
    add(first, endingAt: end, to: &frames)
    let line = frames.texts[first]
    if time.width > 0 {
      let middle = line.map { $0.minY + min($0.height, lineHeight(first)) / 2 }
      let y =
        middle.map { ($0 - time.height / 2).rounded() } ?? (before > 0 ? before + Self.gap : 0)
      frames.texts[.time] = CGRect(
        x: firstRight - time.width, y: y, width: time.width, height: time.height)
      if line == nil { height = y + time.height }
    }
    placeBeside(endingAt: end, to: &frames)
    if frames.hasTimeBelow { add(.time, endingAt: right, to: &frames) }
  }

  /// A second line that stands behind the first one.
  private mutating func placeBeside(endingAt end: CGFloat, to frames: inout RowFrames) {
    guard isSideBySide, measure.has(.subtitle), let title = frames.texts[.title]
    else { return }
    let words = measure.size(of: .title, width: end - left)
    let start = min(end, left + words.width + 6)
    let wished = measure.size(of: .subtitle, width: .greatestFiniteMagnitude)
    let size = measure.size(of: .subtitle, width: max(0, end - start))
    // A letter or two of it would say nothing.
    guard size.width >= min(wished.width, 40) else { return }
    frames.texts[.title]?.size.width = min(words.width, title.width)
    // Both stand on one line of letters.
    frames.texts[.subtitle] = CGRect(
      x: start, y: (title.minY + ascender(.title) - ascender(.subtitle)).rounded(),
      width: size.width, height: size.height)
  }

  private mutating func add(
    _ text: RowText, endingAt end: CGFloat, to frames: inout RowFrames
  ) {
    let width = max(0, end - left)
    guard measure.has(text), width > 0 else { return }
    let size = measure.size(of: text, width: width, lines: text == .value ? 0 : nil)
    if height > 0 { height += Self.gap }
    let taken = text == .value || text == .time ? min(size.width, width) : width
    frames.texts[text] = CGRect(x: left, y: height, width: taken, height: size.height)
    height += size.height
  }

  private mutating func placeTags(in frames: inout RowFrames) {
    let tags = measure.content.values.tags ?? []
    guard !tags.isEmpty else { return }
    if height > 0 { height += 6 }
    var x = left
    for tag in tags {
      let size = RowMeasure.capsule(tag, measure.content.capsules.tag)
      let width = min(size.width, right - left)
      if x > left, x + width > right {
        x = left
        height += size.height + 6
      }
      frames.tags.append(CGRect(x: x, y: height, width: width, height: size.height))
      x += width + 6
    }
    height += measure.content.capsules.tag.height
  }

  private func lineHeight(_ text: RowText) -> CGFloat {
    measure.content.lines[text]?.font.lineHeight ?? 0
  }

  private func ascender(_ text: RowText) -> CGFloat {
    measure.content.lines[text]?.font.ascender ?? 0
  }
}
