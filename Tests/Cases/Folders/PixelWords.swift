import CoreGraphics
import Drawing
import Imaging
import VisualDiff

/// How two pictures of one drawing differ: in numbers, and by the items that lie where pixels differ.
struct PixelWords {
  let text: String

  init(_ expected: Bitmap, _ actual: Bitmap, of drawing: DrawList) {
    let difference = PictureDifference(expected, actual)
    let scale = CGFloat(actual.width) / max(drawing.size.width, 1)
    var lines = [difference.text]
    if difference.sizes == nil {
      let places = zip(expected.pixels, actual.pixels).enumerated().filter { $1.0 != $1.1 }.map {
        CGPoint(
          x: (CGFloat($0.offset % actual.width) + 0.5) / scale,
          y: (CGFloat($0.offset / actual.width) + 0.5) / scale)
      }
      lines += drawing.items.compactMap { item in
        let bounds = item.bounds
        let count = places.count { bounds.contains($0) }
        return count == 0 ? nil : "~ \(Self.name(of: item)): \(count) of them"
      }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// The item's own line of the drawing's text.
  private static func name(of item: DrawItem) -> String {
    item.text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
