import SceneFormat
import UIKit

/// Places a message: its bubble at one side, the text in it, an image above it, the time below.
@MainActor struct BubbleArrangement {
  private let row: RowArrangement

  init(_ row: RowArrangement) {
    self.row = row
  }

  func frames() -> RowFrames {
    var frames = RowFrames()
    guard let bubble = row.content.bubble else { return frames }
    let (margin, padding) = (row.content.margin, row.padding)
    let room = max(0, row.width - margin.left - margin.right - padding.left - padding.right)
    // Words in the largest letters would be broken in a bubble as wide as ever.
    let wished = row.content.capsules.areHuge ? max(bubble.maxWidth, room * 0.9) : bubble.maxWidth
    let width = min(wished, room)
    var top = margin.top + bubble.gap
    if row.hasPicture {
      let size = pictureSize(width + padding.left + padding.right)
      frames.picture = box(size, at: top)
      top += size.height + (bubble.isTyping || row.measure.has(.title) ? 2 : 0)
    }
    if bubble.isTyping {
      frames.bubble = box(BubbleView.typingSize, at: top)
      top += BubbleView.typingSize.height
    } else if row.measure.has(.title) || !row.hasPicture {
      // A message without words is a bubble all the same.
      let text = row.measure.size(of: .title, width: width)
      let size = CGSize(
        width: max(text.width + padding.left + padding.right, 36),
        height: max(text.height, 22) + padding.top + padding.bottom)
      let place = box(size, at: top)
      frames.bubble = place
      frames.texts[.title] = CGRect(
        x: place.minX + padding.left, y: place.midY - text.height / 2,
        width: max(text.width, size.width - padding.left - padding.right), height: text.height)
      top += size.height
    }
    top += placeTime(below: top, width: room, in: &frames)
    placeBadge(in: &frames)
    frames.height = (top + margin.bottom).rounded(.up)
    frames.ground = CGRect(x: 0, y: 0, width: row.width, height: row.room ?? frames.height)
    return frames
  }

  /// Answers the height that it takes.
  private func placeTime(
    below top: CGFloat, width: CGFloat, in frames: inout RowFrames
  ) -> CGFloat {
    guard row.measure.has(.time) else { return 0 }
    let text = row.measure.size(of: .time, width: width)
    let place = box(CGSize(width: text.width + 8, height: text.height), at: top + 4)
    frames.texts[.time] = place.insetBy(dx: 4, dy: 0)
    return text.height + 6
  }

  /// Beside the bubble, towards the middle of the screen; none where it has no room there.
  private func placeBadge(in frames: inout RowFrames) {
    guard let words = row.content.values.badge, let beside = frames.bubble ?? frames.picture else {
      return
    }
    let size = RowMeasure.capsule(words, row.content.capsules.badge)
    let (margin, isTrailing) = (row.content.margin, row.content.bubble?.isTrailing ?? false)
    let x = isTrailing ? beside.minX - 8 - size.width : beside.maxX + 8
    guard x >= margin.left, x + size.width <= row.width - margin.right else { return }
    frames.badge = CGRect(
      x: x, y: beside.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func box(_ size: CGSize, at top: CGFloat) -> CGRect {
    let margin = row.content.margin
    let isTrailing = row.content.bubble?.isTrailing ?? false
    let x = isTrailing ? row.width - margin.right - size.width : margin.left
    return CGRect(origin: CGPoint(x: x, y: top), size: size)
  }

  private func pictureSize(_ most: CGFloat) -> CGSize {
    let width = min(most, 224)
    return CGSize(width: width, height: row.content.image.size ?? (width * 0.65).rounded())
  }
}
