public import Imaging

/// A part of two pictures whose pixels differ and belong together.
public struct ChangedRegion: Hashable, Sendable {
  /// How it came to differ, as far as pixels tell.
  public enum Kind: Hashable, Sendable {
    /// Something is there that was not: the ground goes on around it before.
    case added
    /// Something is gone: the ground goes on around it after.
    case removed
    /// The same pixels so many columns to the right and rows down.
    case moved(dx: Int, dy: Int)
    /// The same shapes in other colours.
    case tint
    /// The same shapes whose edges are smoothed in another way.
    case antialiasing
    /// Only one of the two pictures is so large.
    case size
    /// Anything else.
    case changed
  }

  /// The smallest area that holds all of it.
  public let box: PixelArea
  /// How many of its pixels differ.
  public let count: Int
  /// How it came to differ.
  public let kind: Kind

  /// "a region of 40 × 12 at (16, 200) moved by (0, 2)".
  public var text: String {
    "a region of \(box.width) × \(box.height) at (\(box.x), \(box.y)) \(kind.text)"
  }
}

extension ChangedRegion.Kind {
  fileprivate var text: String {
    switch self {
    case .added: "was added"
    case .removed: "was removed"
    case .moved(let dx, let dy): "moved by (\(dx), \(dy))"
    case .tint: "has other colours"
    case .antialiasing: "has other edges"
    case .size: "is in one of them only"
    case .changed: "changed"
    }
  }

  /// Its name in JSON.
  public var label: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .tint: "tint"
    case .antialiasing: "antialiasing"
    case .size: "size"
    case .changed: "changed"
    }
  }
}

extension [ChangedRegion] {
  /// Each put together with the first one before it that changed in the same way, and that it belongs to. Two of
  /// them together may hold others, which neither of them does.
  func joined(where belong: (ChangedRegion, ChangedRegion) -> Bool) -> [ChangedRegion] {
    var (regions, count) = (self, Int.max)
    while regions.count < count {
      count = regions.count
      regions = regions.joinedOnce(where: belong)
    }
    return regions
  }

  private func joinedOnce(where belong: (ChangedRegion, ChangedRegion) -> Bool) -> [ChangedRegion] {
    var joined: [ChangedRegion] = []
    for region in self {
      let place = joined.firstIndex { $0.kind == region.kind && belong($0, region) }
      guard let place else {
        joined.append(region)
        continue
      }
      let other = joined[place]
      joined[place] = ChangedRegion(
        box: other.box.joined(region.box), count: other.count + region.count, kind: other.kind)
    }
    return joined
  }
}

extension PixelArea {
  /// The smallest area that holds both.
  func joined(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
