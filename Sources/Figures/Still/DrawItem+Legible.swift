import CoreGraphics
import Drawing

extension [DrawItem] {
  /// As they are read at a scale: words that come out smaller than 6 points are bars as long as they are.
  func legible(at scale: CGFloat) -> [DrawItem] {
    guard scale < 1 else { return self }
    return flatMap { item -> [DrawItem] in
      switch item {
      case .shape, .image: return [item]
      case .text(let text):
        let isRead = text.style.font.size * scale >= DrawText.leastSize
        return isRead ? [item] : text.bars
      case .group(var group):
        let plane = group.transform
        let inner = abs(plane.a * plane.d - plane.b * plane.c).squareRoot()
        group.children = group.children.legible(at: scale * inner)
        return [.group(group)]
      }
    }
  }
}

extension DrawText {
  /// Of letters that anybody reads.
  fileprivate static let leastSize: CGFloat = 6
  private static let mostBars = 4

  /// A bar for each line.
  fileprivate var bars: [DrawItem] {
    let size = style.font.size
    let length = InterWidths.width(of: string.shortened(to: 400), style)
    guard length > 0, size > 0, frame.isUsable, frame.width > 0.5 else { return [] }
    let pitch = size * 1.25
    let room = Int(Swift.min(frame.height / pitch, 100))
    let lines = Swift.max(
      1, Swift.min(Int((length / frame.width).rounded(.up)), room, Self.mostBars))
    let height = CGFloat(lines - 1) * pitch + size * 0.5
    let top =
      switch placement.vertical {
      case .top: frame.minY + size * 0.35
      case .center: frame.midY - height / 2
      case .bottom: frame.maxY - height - size * 0.35
      }
    return (0..<lines).map { line in
      let width = Swift.min(length - CGFloat(line) * frame.width, frame.width)
      let x =
        switch placement.alignment {
        case .left, .justified: frame.minX
        case .center: frame.midX - width / 2
        case .right: frame.maxX - width
        }
      let bar = CGRect(
        x: x, y: top + CGFloat(line) * pitch, width: Swift.max(width, 1), height: size * 0.5)
      return .fill(.rounded(bar, radius: size * 0.25), style.color.faded(by: 0.4))
    }
  }
}
