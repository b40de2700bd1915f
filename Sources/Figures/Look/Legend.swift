import CoreGraphics
import Drawing

/// Entries side by side, on as many lines as the width asks for.
struct Legend {
  let entries: [LegendEntry]
  let width: CGFloat

  private static let gap: CGFloat = 20
  private static let lineHeight: CGFloat = 20

  var size: CGSize {
    let places = places
    let right = zip(places, entries).map { $0.x + $1.width }.max() ?? 0
    return CGSize(width: right, height: (places.last?.y ?? -Self.lineHeight) + Self.lineHeight)
  }

  var items: [DrawItem] {
    zip(places, entries).flatMap { place, entry in
      let middle = CGPoint(
        x: place.x + entry.sampleWidth / 2, y: place.y + Self.lineHeight / 2)
      let label = entry.label
      let frame = CGRect(
        x: place.x + entry.sampleWidth + 6, y: place.y, width: label.size.width,
        height: Self.lineHeight)
      return [
        .group(
          DrawGroup(transform: PlaneTransform(translationX: middle.x, y: middle.y), entry.sample)),
        label.item(in: frame),
      ]
    }
  }

  private var places: [CGPoint] {
    var places: [CGPoint] = []
    var next = CGPoint.zero
    for entry in entries {
      if next.x > 0, next.x + entry.width > width {
        next = CGPoint(x: 0, y: next.y + Self.lineHeight + 4)
      }
      places.append(next)
      next.x += entry.width + Self.gap
    }
    return places
  }
}
