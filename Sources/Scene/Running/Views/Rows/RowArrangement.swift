import Motion
import SceneFormat
import UIKit

/// Places the parts of a row or a card: its picture beside, above, below or behind the texts, and what stands at the
/// trailing edge.
@MainActor struct RowArrangement {
  let measure: RowMeasure
  /// The height that there is; nil while a layout asks how high the row would be.
  let room: CGFloat?
  let width: CGFloat

  var content: RowContent { measure.content }

  init(_ measure: RowMeasure, width: CGFloat, height: CGFloat? = nil) {
    self.measure = measure
    self.width = max(0, width)
    room = height
  }

  func frames() -> RowFrames {
    if content.bubble != nil { return BubbleArrangement(self).frames() }
    var frames: RowFrames
    switch content.image.placement {
    case .above?, .below?: frames = card()
    case .background?: frames = poster()
    case .leading?, .trailing?, nil: frames = row()
    }
    let margin = content.margin
    let least = content.height.flatMap { if case .points(let points) = $0 { points } else { nil } }
    frames.height = max(frames.height, least ?? 0).rounded(.up)
    frames.ground = CGRect(
      x: margin.left, y: margin.top, width: max(0, width - margin.left - margin.right),
      height: max(0, (room ?? frames.height) - margin.top - margin.bottom))
    return frames
  }

  var padding: EdgeInsets { content.padding }
  private var inner: (left: CGFloat, right: CGFloat) {
    let left = content.margin.left + padding.left
    return (left, max(left, width - content.margin.right - padding.right))
  }
  private var top: CGFloat { content.margin.top + padding.top }
  private var bottom: CGFloat { content.margin.bottom + padding.bottom }

  // MARK: Rows

  /// Whether there is a line below the first one for a value and a badge.
  private var hasSecondLine: Bool {
    let isBeside = content.isSideBySide && !content.isGrown && measure.has(.title)
    return measure.has(.body) || measure.has(.subtitle) && !isBeside
  }

  /// Whether a row of one line has no room on it for its name, its time, its value and its badge.
  private func lacksLine(_ room: CGFloat, badge: CGFloat) -> Bool {
    guard measure.has(.title), measure.has(.value), !content.keepsValueBeside else { return false }
    let words = [RowText.title, .time, .value].map(measure.singleLineWidth)
    return words.reduce(badge + 16, +) > room
  }

  /// The middle of the height, where what stands at the end is centred, and the first line, where there is a time, or a
  /// value has the lines below it.
  private func endMiddle(_ center: CGFloat, _ frames: RowFrames) -> CGFloat {
    let isFirst = measure.has(.time) && !frames.tags.isEmpty || frames.hasValueBelow
    return isFirst ? frames.firstMiddle : center
  }

  private func row() -> RowFrames {
    var frames = RowFrames()
    let picture = pictureSide
    let (left, right) = sides(beside: picture)
    frames.textEdge = left
    let ends = RowEnds(measure, accessorySize, badge: badgeSize, room: right - left)
    let accessory = ends.accessory
    let firstRight = accessory.width > 0 ? right - accessory.width - 9 : right
    // A chevron stands on the first line with the time, and the lines below have all the room; a switch is as high as
    // two of them.
    let isOnFirstLine = measure.has(.time) && accessory.height < 20
    let lowerRight = isOnFirstLine ? right : firstRight
    let taken = ends.badge.map { $0.width + 8 } ?? 0
    let isCrowded = !hasSecondLine && lacksLine(firstRight - left, badge: taken)
    let isLower = measure.has(.time) && (hasSecondLine || isCrowded)
    let end = isLower ? firstRight : max(left, firstRight - taken)
    let edge = isLower ? max(left, lowerRight - taken) : measure.has(.time) ? lowerRight : end
    var block = RowTextBlock(measure, left: left, right: edge, firstRight: end)
    block.value = !isLower ? .beside : isCrowded ? .below : .lower
    block.lowerRight = isLower ? edge : firstRight
    block.place(in: &frames)
    let words = block.height + ends.heightBelow
    let beside = max(ends.badge?.height ?? 0, isOnFirstLine ? 0 : accessory.height)
    frames.height = top + max(words, picture, beside) + bottom
    let height = room ?? max(frames.height, fixedHeight)
    let start = (top + share(of: height - top - bottom - words)).rounded()
    frames.shiftTexts(by: start)
    ends.placeBelow(from: left, start + block.height, in: &frames)
    let center = (top + (height - top - bottom) / 2)
    placePicture(picture, center, beside: block.height, in: &frames)
    place(accessory, endingAt: right, isOnFirstLine ? frames.firstMiddle : center, in: &frames)
    let middle = isLower ? frames.secondMiddle : nil
    placeEnds(
      middle == nil ? firstRight : lowerRight, middle ?? endMiddle(center, frames),
      badge: ends.badge, in: &frames)
    placeDot(in: &frames)
    return frames
  }

  /// The ends of the room beside a picture.
  private func sides(beside picture: CGFloat) -> (left: CGFloat, right: CGFloat) {
    guard picture > 0 else { return inner }
    let taken = picture + (picture < 40 ? 16 : 12)
    return content.image.placement == .trailing
      ? (inner.left, inner.right - taken) : (inner.left + taken, inner.right)
  }

  /// In the middle of the words, and at the top of higher ones that have a time.
  private func placePicture(
    _ side: CGFloat, _ center: CGFloat, beside words: CGFloat, in frames: inout RowFrames
  ) {
    guard side > 0 else { return }
    let y = measure.has(.time) && side < words ? min(top, frames.firstTop) : nil
    let x = content.image.placement == .trailing ? inner.right - side : inner.left
    frames.picture = CGRect(
      x: x, y: (y ?? center - side / 2).rounded(), width: side, height: side)
  }

  /// Before the picture, in the middle of the leading padding.
  private func placeDot(in frames: inout RowFrames) {
    guard content.values.isUnread == true else { return }
    let middle = frames.picture?.midY ?? frames.firstMiddle
    frames.dot = CGRect(
      x: content.margin.left + padding.left / 2 - 4.5, y: middle - 4.5, width: 9, height: 9)
  }

  /// The part of the free height that lies above the words.
  private func share(of slack: CGFloat) -> CGFloat {
    // Words that are higher than their room take as much from the padding above as from that below.
    guard slack > 0 else { return slack / 2 }
    return switch content.rest {
    case .high: 0
    case .middle: slack / 2
    case .low: slack
    }
  }

  private var fixedHeight: CGFloat {
    if case .points(let points)? = content.height { points } else { 0 }
  }

  private var pictureSide: CGFloat {
    if content.mark != nil { return content.markSize }
    return hasPicture ? content.image.size ?? 44 : 0
  }

  var hasPicture: Bool { measure.hasImage || content.initial != nil || content.isBlank }

  private var accessorySize: CGSize {
    switch content.accessory {
    case .none: return .zero
    case .chevron: return CGSize(width: 6, height: 12)
    case .checkmark:
      return content.values.isOn == true ? CGSize(width: 18, height: 18) : .zero
    case .switch: return CGSize(width: 51, height: 31)
    case .button:
      let word = content.values.button ?? Look.buttonWord
      let size = RowMeasure.capsule(word, content.capsules.button)
      return CGSize(width: max(72, size.width), height: size.height)
    }
  }

  private func place(
    _ accessory: CGSize, endingAt right: CGFloat, _ middle: CGFloat, in frames: inout RowFrames
  ) {
    guard accessory.width > 0 else { return }
    frames.accessory = CGRect(
      x: right - accessory.width, y: middle - accessory.height / 2, width: accessory.width,
      height: accessory.height)
  }

  private var badgeSize: CGSize? {
    content.values.badge.map { RowMeasure.capsule($0, content.capsules.badge) }
      .map { CGSize(width: min($0.width, (inner.right - inner.left) / 2), height: $0.height) }
  }

  /// The value and the badge, in the middle of the row's height.
  private func placeEnds(
    _ end: CGFloat, _ middle: CGFloat, badge: CGSize?, in frames: inout RowFrames
  ) {
    var end = end
    if let size = badge {
      frames.badge = CGRect(
        x: end - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
      end -= size.width + 8
    }
    guard let value = frames.texts[.value], !frames.hasValueBelow else { return }
    // Beside a name in larger letters it stands in the middle of them.
    let line = content.rest == .middle ? middle : frames.texts[.title]?.midY ?? middle
    let y = line - value.height / 2
    frames.texts[.value] = CGRect(
      x: end - value.width, y: y.rounded(), width: value.width, height: value.height)
  }

  // MARK: Cards

  private func card() -> RowFrames {
    var frames = RowFrames()
    let (left, right) = inner
    frames.textEdge = left
    let badge = badgeSize
    var block = RowTextBlock(
      measure, left: left, right: right,
      firstRight: max(left, right - (badge.map { $0.width + 8 } ?? 0)))
    block.place(in: &frames)
    let isBelow = content.image.placement == .below
    let hasPicture = hasPicture || content.mark != nil
    let gap: CGFloat = isBelow && block.height > 0 ? 10 : 0
    let full = isBelow ? right - left : width - content.margin.left - content.margin.right
    let fixed = top + bottom + block.height + gap
    let fitting = content.image.size ?? (full * 2 / 3).rounded()
    let given = max(room ?? 0, room == nil ? fixedHeight : 0)
    let pictureHeight =
      !hasPicture ? 0 : content.image.size ?? (given > 0 ? max(0, given - fixed) : fitting)
    frames.height = fixed + (hasPicture ? fitting : 0)
    frames.shiftTexts(by: isBelow ? top : content.margin.top + pictureHeight + padding.top)
    if hasPicture {
      frames.picture = CGRect(
        x: isBelow ? left : content.margin.left,
        y: isBelow ? top + block.height + gap : content.margin.top, width: full,
        height: pictureHeight)
    }
    placeEnds(right, frames.firstMiddle, badge: badge, in: &frames)
    return frames
  }

  /// The picture behind all, the texts at its lower edge.
  private func poster() -> RowFrames {
    var frames = RowFrames()
    let (left, right) = inner
    frames.textEdge = left
    let badge = badgeSize
    var block = RowTextBlock(
      measure, left: left, right: right,
      firstRight: max(left, right - (badge.map { $0.width + 8 } ?? 0)))
    block.place(in: &frames)
    let height = room ?? max(fixedHeight, width)
    frames.height = height
    let inset: CGFloat = padding == .zero ? 8 : 0
    frames.texts = frames.texts.mapValues {
      $0.insetBy(dx: min(inset, $0.width / 2), dy: 0)
    }
    frames.tags = frames.tags.map {
      let width = min($0.width, right - inset - $0.minX - inset)
      return CGRect(x: $0.minX + inset, y: $0.minY, width: max(0, width), height: $0.height)
    }
    frames.shiftTexts(by: max(0, height - bottom - block.height - inset))
    frames.picture = CGRect(
      x: content.margin.left, y: content.margin.top,
      width: max(0, width - content.margin.left - content.margin.right),
      height: max(0, height - content.margin.top - content.margin.bottom))
    if let picture = frames.picture, content.mark != nil, !content.isBlank {
      // A symbol keeps its size, in the middle of the place of an image.
      let side = min(content.markSize, picture.width, picture.height)
      frames.picture = CGRect(
        x: picture.midX - side / 2, y: picture.midY - side / 2, width: side, height: side)
    }
    let first = [RowText.time, .title, .subtitle].contains { frames.texts[$0] != nil }
    // A picture without words has it in its upper corner.
    let middle = first ? frames.firstMiddle : top + 8 + (badge?.height ?? 0) / 2
    placeEnds(right - inset, middle, badge: badge, in: &frames)
    return frames
  }
}

extension RowFrames {
  /// The upper edge of the first of the lines.
  var firstTop: CGFloat {
    [RowText.caption, .title, .subtitle, .body].compactMap { texts[$0]?.minY }.min() ?? 0
  }

  /// How high the lines are together, with all that stands below them.
  var wordsHeight: CGFloat {
    let own =
      [RowText.caption, .title, .subtitle, .body] + (hasValueBelow ? [.value] : [])
      + (hasTimeBelow ? [.time] : [])
    let lines = own.compactMap { texts[$0] } + tags
    let edges = lines.map(\.maxY) + [edgeBelow].compactMap(\.self)
    return (edges.max() ?? 0) - (lines.map(\.minY).min() ?? 0)
  }

  /// The middle of the line below the first one: of the body, if the second line stands behind the title; of a value that
  /// is all there is below it.
  var secondMiddle: CGFloat? {
    let value = hasValueBelow ? texts[.value] : nil
    let lines = [texts[.subtitle], texts[.body], value].compactMap(\.self)
    return lines.first { $0.minY >= (texts[.title]?.midY ?? -.infinity) }?.midY
  }

  /// The middle of the first line.
  var firstMiddle: CGFloat {
    let first = (hasTimeBelow ? nil : texts[.time]) ?? texts[.title] ?? texts[.subtitle]
    return first?.midY ?? height / 2
  }
}
