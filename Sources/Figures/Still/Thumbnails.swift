import CoreGraphics
import Drawing

/// Small pictures of whole screens that stand in one figure: what is left out of one of them is left out of all, and
/// what some of them have in common can be written once.
///
/// Words that nobody could read are bars, nothing outside of a screen stays, and glass is its colour. Elements keep
/// places of their own and have all else in their own coordinates, so that the same cell is the same in every picture.
/// Of a crowd, plain areas are one path for each colour, but only those whose corners nobody sees: round things stay
/// round.
struct Thumbnails {
  private let scale: CGFloat
  private let isCrowd: Bool
  private let isSwarm: Bool

  /// More shapes than this are no pictures of single things.
  private static let crowd = 160
  /// Among more of them no single one is looked at.
  private static let swarm = 600
  /// Of elements of a swarm that are lower or narrower on the page nobody sees the corners.
  private static let leastSide: CGFloat = 8

  /// - Parameter scale: points of the page for each point of the pictures.
  init(_ drawings: [DrawList], at scale: CGFloat) {
    self.scale = scale
    let most = drawings.map(\.items.leaves).max() ?? 0
    isCrowd = most > Self.crowd
    isSwarm = most > Self.swarm
  }

  /// A picture in its own coordinates, without names.
  func items(of drawing: DrawList) -> [DrawItem] {
    let items = drawing.items.legible(at: scale).flat(.identity, in: drawing.bounds)
    return isCrowd ? merged(items) : items
  }

  /// With elements of areas alone in one path for each colour, as far as they follow one another.
  private func merged(_ items: [DrawItem]) -> [DrawItem] {
    let pixel = 0.5 / max(scale, 0.01)
    var result: [DrawItem] = []
    var fills = MergedFills(pixel: pixel, hasDetails: !isSwarm)
    func end() {
      result += fills.items
      fills = MergedFills(pixel: pixel, hasDetails: !isSwarm)
    }
    for item in items {
      guard case .group(var group) = item else {
        end()
        result.append(item)
        continue
      }
      if isPlain(item) {
        fills.add(item)
      } else {
        end()
        group.children = merged(group.children)
        result.append(.group(group))
      }
    }
    end()
    return result
  }

  /// Whether it is nothing but areas of one colour that fill their rectangles, as far as anybody sees.
  private func isPlain(_ item: DrawItem) -> Bool {
    switch item {
    case .text, .image: return false
    case .shape(let shape):
      guard case .color? = shape.fill, shape.stroke == nil else { return false }
      return shape.geometry.isSquare(at: scale, below: isSwarm ? Self.leastSide : 0)
    case .group(let group):
      guard group.mask == nil, group.shadow == nil, group.transform.isTranslation,
        group.children.allSatisfy(isPlain)
      else { return false }
      guard let clip = group.clip else { return true }
      return clip.bounds.insetBy(dx: -0.5, dy: -0.5).contains(group.children.bounds)
    }
  }
}

extension ShapeGeometry {
  /// Corners that are cut by less than this on the page look whole.
  private static let leastRadius: CGFloat = 0.75
  /// Bars that are lower than this have no ends that anybody sees.
  private static let leastBar: CGFloat = 2.5

  /// Whether it looks like its rectangle.
  /// - Parameter least: rounded things with a shorter side on the page do, unless they are discs.
  fileprivate func isSquare(at scale: CGFloat, below least: CGFloat) -> Bool {
    let sides = [bounds.width, bounds.height].map { $0 * scale }.sorted()
    let isBar = sides[0] < Self.leastBar && sides[1] > 2 * sides[0]
    switch self {
    case .rect: return true
    case .rounded(let rect, let radii):
      let fitting = radii.fitting(rect.size)
      let corners = [fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft]
      let isDisc =
        sides[1] < 1.2 * sides[0] && corners.allSatisfy { 2 * $0 * scale > 0.95 * sides[0] }
      return isBar || (sides[0] < least && !isDisc)
        || corners.allSatisfy { $0 * scale < Self.leastRadius }
    case .ellipse: return isBar || sides[1] < 2 * Self.leastRadius
    case .path: return false
    }
  }
}

extension [DrawItem] {
  /// As far as they are seen, with places of their own for elements only.
  /// - Parameters:
  ///   - place: from here to the picture.
  ///   - window: the part of the picture that is seen.
  fileprivate func flat(_ place: PlaneTransform, in window: CGRect) -> [DrawItem] {
    flatMap { item -> [DrawItem] in
      guard place.bounds(of: item.bounds).intersects(window) else { return [] }
      switch item {
      case .text, .image: return [item]
      case .shape(let shape): return [.shape(shape.withoutGlass)]
      case .group(let group): return group.flat(place, in: window)
      }
    }
  }
}

extension DrawGroup {
  fileprivate func flat(_ place: PlaneTransform, in window: CGRect) -> [DrawItem] {
    var group = self
    let inner = transform.concatenating(place)
    let part = clip.map { inner.bounds(of: $0.bounds).intersection(window) } ?? window
    // An element at the edge stays whole: cut, it would be another drawing than its neighbours.
    group.children = children.flat(inner, in: element == nil ? part : .everywhere)
    if let clip, clip.isAround(group.children) { group.clip = nil }
    group.element = nil
    guard !group.children.isEmpty || shadow != nil else { return [] }
    return group.isOnlyPlace && element == nil
      ? group.children.map { $0.moved(by: CGPoint(x: transform.tx, y: transform.ty)) }
      : [.group(group)]
  }
}

extension CGRect {
  fileprivate static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension ShapeGeometry {
  /// Whether it cuts nothing off.
  fileprivate func isAround(_ items: [DrawItem]) -> Bool {
    guard case .rect(let rect) = self else { return false }
    return rect.contains(items.bounds)
  }
}

extension DrawShape {
  /// Behind so small a bar nobody tells what is blurred.
  fileprivate var withoutGlass: DrawShape {
    guard case .material(let material)? = fill else { return self }
    var shape = self
    shape.fill = .color(material.plain.faded(by: max(material.cover, 0.94)))
    return shape
  }
}
