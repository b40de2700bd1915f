package import CairoBackend
package import CoreGraphics
package import Drawing
package import Imaging

/// Finds where a drawing can look otherwise than another one, from the two trees and without a pixel of either.
///
///     before  A  B  C  D          what both have in the same order is the same,
///     after   A  B' C  E  D       all others count with the room that they take, here and there: B, B', E
///
/// It never says too little: where it cannot be sure, it says everywhere.
package struct DrawingChange {
  /// Around everything, in pixels, for what smoothing and rounding add.
  private static let margin = 2

  package let options: RasterOptions
  package let measuring: any TextMeasuring

  /// The pixels of a picture of that size that can be different; empty where none is.
  package func area(from before: DrawList, to after: DrawList, in picture: PixelArea) -> PixelArea {
    guard before.size == after.size, before.background == after.background,
      !options.snapsToPixels
    else { return picture }
    let difference = difference(before.items, after.items)
    let seen = behindGlass(difference, before.items).union(behindGlass(difference, after.items))
    return pixels(of: difference.union(seen), in: picture)
  }

  private func pixels(of rect: CGRect, in picture: PixelArea) -> PixelArea {
    guard !rect.isNull else { return .empty }
    func pixel(_ length: CGFloat, upTo limit: Int, rounded rule: FloatingPointRoundingRule) -> Int {
      let pixels = (length * options.scale).rounded(rule)
      guard !pixels.isNaN else { return rule == .up ? limit : 0 }
      return Int(min(max(pixels, -16), CGFloat(limit) + 16))
    }
    let left = pixel(rect.minX, upTo: picture.width, rounded: .down) - Self.margin
    let top = pixel(rect.minY, upTo: picture.height, rounded: .down) - Self.margin
    let right = pixel(rect.maxX, upTo: picture.width, rounded: .up) + Self.margin
    let bottom = pixel(rect.maxY, upTo: picture.height, rounded: .up) + Self.margin
    return picture.intersection(
      PixelArea(x: left, y: top, width: right - left, height: bottom - top))
  }

  // MARK: Pairs

  /// Goes through both lists at the same time; what one of them lacks is stepped over.
  private func difference(_ before: [DrawItem], _ after: [DrawItem]) -> CGRect {
    let (namesBefore, namesAfter) = (Set(before.compactMap(\.name)), Set(after.compactMap(\.name)))
    var result = CGRect.null
    var (earlier, later) = (0, 0)
    while earlier < before.count, later < after.count {
      let (first, second) = (before[earlier], after[later])
      if first.name == second.name {
        result = result.union(difference(first, second))
        (earlier, later) = (earlier + 1, later + 1)
      } else if let name = first.name, !namesAfter.contains(name) {
        result = result.union(reach(first))
        earlier += 1
      } else if let name = second.name, !namesBefore.contains(name) {
        result = result.union(reach(second))
        later += 1
      } else {
        result = result.union(reach(first)).union(reach(second))
        (earlier, later) = (earlier + 1, later + 1)
      }
    }
    let rest = before[earlier...] + after[later...]
    return rest.reduce(result) { $0.union(reach($1)) }
  }

  private func difference(_ before: DrawItem, _ after: DrawItem) -> CGRect {
    if before == after { return .null }
    guard case .group(let first) = before, case .group(let second) = after,
      second.differsInsideOnly(from: first),
      !(options.keepsElements && second.element != nil)
    else { return reach(before).union(reach(after)) }
    return second.transform.reach(of: difference(first.children, second.children))
  }

  // MARK: Glass

  /// The glass through which something of the area is seen, which changes with it.
  private func behindGlass(_ area: CGRect, _ items: [DrawItem]) -> CGRect {
    guard !area.isNull else { return .null }
    return items.reduce(CGRect.null) { $0.union(glass(over: area, in: $1)) }
  }

  private func glass(over area: CGRect, in item: DrawItem) -> CGRect {
    switch item {
    case .group(let group):
      guard item.hasMaterial else { return .null }
      let glasses = group.children.reduce(CGRect.null) {
        $0.union(glass(over: .everywhere, in: $1))
      }
      let place = group.transform.reach(of: glasses)
      return place.intersects(area) ? place : .null
    case .shape(let shape):
      guard case .material(let material)? = shape.fill else { return .null }
      let blur = 3 * material.blur
      return shape.bounds.insetBy(dx: -blur, dy: -blur)
    case .text, .image: return .null
    }
  }

  // MARK: Reach

  private func reach(_ item: DrawItem) -> CGRect {
    switch item {
    case .group(let group): reach(group)
    case .shape, .image: item.bounds
    case .text(let text): TextReach(text, in: options.text, by: measuring).rect
    }
  }

  /// The area that a group draws on, its clip not considered.
  private func reach(_ group: DrawGroup) -> CGRect {
    let content = group.children.reduce(CGRect.null) { $0.union(reach($1)) }
    guard let shadow = group.shadow else { return group.transform.reach(of: content) }
    let caster = shadow.shape?.bounds ?? content
    guard !caster.isNull else { return group.transform.reach(of: content) }
    let blur = 3 * shadow.blur + 2 / options.scale
    let thrown = caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -blur, dy: -blur)
    return group.transform.reach(of: content.union(thrown))
  }
}

extension CGRect {
  /// Larger than any picture.
  package static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension DrawItem {
  /// Who is drawn, if that is known.
  fileprivate var name: String? {
    guard case .group(let group) = self else { return nil }
    return group.element?.id
  }
}

extension DrawGroup {
  /// Whether each child is drawn as it is in the other group, whatever stands beside it.
  fileprivate func differsInsideOnly(from other: DrawGroup) -> Bool {
    element == other.element && transform == other.transform && transform.isAffine
      && opacity == 1 && other.opacity == 1 && clip == other.clip && mask == nil
      && other.mask == nil && shadow == other.shadow && (shadow == nil || shadow?.shape != nil)
  }
}

extension PlaneTransform {
  /// The area in which something that lies in `rect` is seen.
  fileprivate func reach(of rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    guard isAffine, rect.width < 1e8, rect.height < 1e8 else { return .everywhere }
    let seen = bounds(of: rect)
    return seen.width < 1e8 && seen.height < 1e8 ? seen : .everywhere
  }
}
