import CoreGraphics
import Drawing

extension [DrawItem] {
  /// As they are, but of a crowd the elements that nobody tells apart in one path for each colour.
  var withCrowdsMerged: [DrawItem] {
    guard leaves > MergedFills.crowd else { return self }
    var items: [DrawItem] = []
    var (fills, count) = (MergedFills(pixel: 0.5), 0)
    func end() {
      items += fills.items
      (fills, count) = (MergedFills(pixel: 0.5), 0)
    }
    for item in self {
      if item.isTiny {
        fills.add(item)
        count += 1
      } else {
        if count > 0 { end() }
        items.append(item)
      }
    }
    end()
    return items
  }

  /// Shapes, texts and pictures, however deep in groups they are.
  var leaves: Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + group.children.leaves
    }
  }
}

extension DrawItem {
  /// Smaller shapes are only places.
  private static let least: CGFloat = 12

  fileprivate var isTiny: Bool {
    guard let bounds = filled(.identity), bounds.isUsable else { return false }
    return Swift.min(bounds.width, bounds.height) < Self.least
  }

  /// Around its areas; nil where it has words or pictures, which are more than areas.
  private func filled(_ place: PlaneTransform) -> CGRect? {
    switch self {
    case .text, .image: return nil
    case .shape(let shape): return place.bounds(of: shape.geometry.bounds)
    case .group(let group):
      let inner = group.transform.concatenating(place)
      var bounds = CGRect.null
      for child in group.children {
        guard let part = child.filled(inner) else { return nil }
        bounds = bounds.union(part)
      }
      return bounds
    }
  }
}

/// Areas by their colour, those of one element in the order in which they are painted.
struct MergedFills {
  /// More items than this are no pictures of single things.
  static let crowd = 160

  private struct Key: Hashable {
    let level: Int
    let paint: Paint
    let opacity: CGFloat
  }

  private let pixel: CGFloat
  private let detail: CGFloat
  private var order: [Key] = []
  private var paths: [Key: Outline] = [:]
  private var images: [DrawItem] = []

  private static let mostLevels = 4

  /// - Parameters:
  ///   - pixel: the least side of an area that can still be seen; details on it need three times as much. Lines are as
  ///     long as that.
  ///   - hasDetails: whether anything is drawn on an area at all.
  init(pixel: CGFloat, hasDetails: Bool = true) {
    self.pixel = pixel
    detail = hasDetails ? 3 * pixel : .infinity
  }

  /// An element, or an area of its own.
  mutating func add(_ item: DrawItem) {
    var level = 0
    add(item, .identity, opacity: 1, level: &level)
  }

  private mutating func add(
    _ item: DrawItem, _ place: PlaneTransform, opacity: CGFloat, level: inout Int
  ) {
    switch item {
    case .text: break
    case .image:
      images.append(.group(DrawGroup(transform: place, opacity: opacity, [item])))
    case .group(let group):
      let inner = group.transform.concatenating(place)
      for child in group.children {
        add(child, inner, opacity: opacity * group.opacity, level: &level)
      }
    case .shape(let shape):
      let bounds = place.bounds(of: shape.geometry.bounds)
      let length = Swift.max(bounds.width, bounds.height)
      guard let fill = shape.fill, bounds.isUsable, length >= (level == 0 ? pixel : detail)
      else { return }
      let key = Key(level: Swift.min(level, Self.mostLevels), paint: fill, opacity: opacity)
      if paths[key] == nil { order.append(key) }
      paths[key, default: Outline()].addRect(bounds.onTenths)
      level += 1
    }
  }

  var items: [DrawItem] {
    let levels = order.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }
    let fills = levels.map { _, key -> DrawItem in
      let shape = DrawShape(
        .path(Path(paths[key] ?? Outline()), rule: .winding), fill: key.paint)
      return key.opacity < 1
        ? .group(DrawGroup(opacity: key.opacity, [.shape(shape)])) : .shape(shape)
    }
    return fills + images
  }
}

extension CGRect {
  var onTenths: CGRect {
    func tenths(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
    return CGRect(
      x: tenths(minX), y: tenths(minY), width: tenths(width), height: tenths(height))
  }
}
