import CoreGraphics
import Drawing
import Motion
import QuartzCore

/// The words about an element beside its path: its name where that is nowhere else, and what changes
/// besides its place.
struct PathRemark {
  let role: Role
  let name: String?
  let text: String
  /// Of what it is about.
  let frame: CGRect

  var words: String {
    [name, text.isEmpty ? nil : text].compactMap { $0 }.joined(separator: "  ")
  }

  /// Those that are deleted, where the picture has no room for their names.
  static func gone(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let rest = names.count - longestList
    let told = rest > 1 ? names.prefix(longestList) + ["\(rest) more"] : names[...]
    return ["Deleted: \(CountWords.list(Array(told)))."]
  }

  private static let longestList = 12

  /// In a free corner of what it is about.
  func item(in field: inout LabelField, withText: Bool) -> DrawItem? {
    let texts = withText ? [words, name ?? text] : [name].compactMap { $0 }
    let candidates = texts.compactMap {
      Label($0, FigureType.dimension, width: frame.width - 6)
    }
    for label in candidates {
      let rows = [
        frame.maxY - label.size.height - 4, frame.midY - label.size.height / 2, frame.minY + 4,
      ]
      let columns = [
        frame.midX - label.size.width / 2, frame.maxX - label.size.width - 4, frame.minX + 4,
      ]
      let rects = rows.flatMap { y in
        columns.map {
          CGRect(origin: CGPoint(x: $0.rounded(), y: y.rounded()), size: label.size)
        }
      }
      guard let place = field.place(rects) else { continue }
      return label.item(onGround: place)
    }
    return nil
  }
}

extension Label {
  /// With a ground of its own, so that it can be read on whatever lies below it.
  func item(onGround place: CGRect) -> DrawItem {
    let ground = ShapeGeometry.rounded(place.insetBy(dx: -3, dy: -1), radius: 3)
    return .group(
      DrawGroup([.fill(ground, FigureInk.surface), item(in: place)]))
  }
}
