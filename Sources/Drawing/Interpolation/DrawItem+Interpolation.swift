public import CoreGraphics

extension DrawList {
  /// Whether each item of one drawing has its counterpart in the other, so that the numbers between them
  /// make sense.
  public func hasSameStructure(as other: DrawList) -> Bool {
    items.hasSameStructure(as: other.items) && background.hasSameStructure(as: other.background)
  }

  /// The drawing on its way to another one. Where both have the same structure every number and colour is
  /// between the two; else one fades out while the other fades in.
  public func interpolated(to other: DrawList, progress: CGFloat) -> DrawList {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    let canBlend = hasSameStructure(as: other)
    return DrawList(
      size: size.interpolated(to: other.size, progress: progress),
      background: background.interpolated(to: other.background, progress: progress),
      canBlend
        ? items.interpolated(to: other.items, progress: progress)
        : items.crossFaded(to: other.items, progress: progress))
  }
}

extension [DrawItem] {
  public func hasSameStructure(as other: [DrawItem]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.hasSameStructure(as: $1) }
  }

  /// The items on their way to others of the same structure.
  public func interpolated(to other: [DrawItem], progress: CGFloat) -> [DrawItem] {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return zip(self, other).map { $0.interpolated(to: $1, progress: progress) }
  }

  /// These fade out while the others fade in, as UIKit shows a reloaded cell.
  public func crossFaded(to other: [DrawItem], progress: CGFloat) -> [DrawItem] {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return [
      .group(DrawGroup(opacity: 1 - progress, self)), .group(DrawGroup(opacity: progress, other)),
    ]
  }
}

extension DrawItem {
  public func hasSameStructure(as other: DrawItem) -> Bool {
    switch (self, other) {
    case (.group(let first), .group(let second)): first.hasSameStructure(as: second)
    case (.shape(let first), .shape(let second)): first.hasSameStructure(as: second)
    case (.text(let first), .text(let second)): first.hasSameStructure(as: second)
    case (.image(let first), .image(let second)): first.hasSameStructure(as: second)
    case (.group, _), (.shape, _), (.text, _), (.image, _): false
    }
  }

  /// The item on its way to one of the same structure; of another structure, it stays what it is.
  public func interpolated(to other: DrawItem, progress: CGFloat) -> DrawItem {
    switch (self, other) {
    case (.group(let first), .group(let second)):
      .group(first.interpolated(to: second, progress: progress))
    case (.shape(let first), .shape(let second)):
      .shape(first.interpolated(to: second, progress: progress))
    case (.text(let first), .text(let second)):
      .text(first.interpolated(to: second, progress: progress))
    case (.image(let first), .image(let second)):
      .image(first.interpolated(to: second, progress: progress))
    case (.group, _), (.shape, _), (.text, _), (.image, _): self
    }
  }
}
