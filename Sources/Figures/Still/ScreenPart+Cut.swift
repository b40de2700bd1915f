import CoreGraphics
import Drawing

extension ScreenPart {
  /// As much of the area as comes out large enough to be read: it is scaled down to the limit, and cut where
  /// that would make it smaller than the least scale. The start of the area is always shown.
  init(
    _ area: CGRect, cutAt limit: CGSize, leastScale: CGFloat = 0.4, faces: FaceStyle = .automatic
  ) {
    let isFinite = [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite)
    guard isFinite, area.width > 0, area.height > 0 else {
      self.init(CGRect(x: 0, y: 0, width: 1, height: 1), fitting: limit, faces: faces)
      return
    }
    let wide = min(1, limit.width / area.width)
    let high = min(1, limit.height / area.height)
    let scale = max(min(wide, high), min(max(wide, high), leastScale))
    let region = CGRect(
      x: area.minX, y: area.minY, width: min(area.width, (limit.width / scale).rounded(.down)),
      height: min(area.height, (limit.height / scale).rounded(.down)))
    self.init(region, fitting: limit, faces: faces)
  }

  /// Notes that a reader needs for a picture of the area.
  func notes(for area: CGRect) -> [String] {
    var notes: [String] = []
    if area.height - region.height > 1 { notes.append(cut(region.height, area.height)) }
    if area.width - region.width > 1 { notes.append(cut(region.width, area.width)) }
    return notes
  }

  private func cut(_ shown: CGFloat, _ whole: CGFloat) -> String {
    "The first \(FigureText.number(shown)) of \(FigureText.number(whole)) points are shown."
  }
}
