import CoreGraphics
import Drawing

/// Drawn screens are made smaller with their words. Those that come out too small to be read become bars as long as
/// they are, so that nobody tries to.
extension [DrawItem] {
  /// - Parameter place: from the coordinates of the items to those of the page.
  func withBarsForSmallWords(on place: PlaneTransform = .identity) -> [DrawItem] {
    map { item in
      switch item {
      case .shape, .image: return item
      case .text(let text): return text.isReadable(on: place) ? item : text.bars
      case .group(var group):
        group.children = group.children.withBarsForSmallWords(
          on: group.transform.concatenating(place))
        return .group(group)
      }
    }
  }
}

extension DrawText {
  /// The height in points of the smallest letters that can be read.
  private static let leastSize: CGFloat = 6

  fileprivate func isReadable(on place: PlaneTransform) -> Bool {
    let size = style.font.size
    guard !place.isTranslation else { return size >= Self.leastSize }
    let near = place.affine(near: CGPoint(x: frame.midX, y: frame.midY))
    return size * abs(near.a * near.d - near.b * near.c).squareRoot() >= Self.leastSize
  }

  /// One for each line, as high as small letters.
  fileprivate var bars: DrawItem {
    let size = style.font.size
    let lines = (lines ?? BlockTypesetter().measured(self).lines ?? []).filter { $0.width > 0 }
    return .group(
      DrawGroup(
        lines.map { line in
          let bar = CGRect(
            x: line.origin.x, y: line.origin.y - size * 0.52, width: line.width,
            height: size * 0.48)
          return .fill(.rounded(bar, radius: size * 0.12), style.color.faded(by: 0.6))
        }))
  }
}
