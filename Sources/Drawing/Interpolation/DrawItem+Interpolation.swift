public import CoreGraphics

extension DrawList {
  /// Whether each item of one drawing has its counterpart in the other, so that the numbers between them
  /// make sense.
  public func hasSameStructure(as other: DrawList) -> Bool {
    items.hasSameStructure(as: other.items) && background.hasSameStructure(as: other.background)
  }

  /// The drawing on its way to another one, as `[DrawItem].blended(to:progress:)` has it.
  public func interpolated(to other: DrawList, progress: CGFloat) -> DrawList {
    if progress == 0 { return self }
    if progress == 1 { return other }
    return DrawList(
      size: size.interpolated(to: other.size, progress: progress),
      background: background.interpolated(to: other.background, progress: progress),
      items.blended(to: other.items, progress: progress))
  }
}

extension [DrawItem] {
  /// Whether there are as many items, each of the structure of the one at its place.
  public func hasSameStructure(as other: [DrawItem]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.hasSameStructure(as: $1) }
  }

  /// The items on their way to others of the same structure. Beyond 0...1 places and sizes go on, colours and
  /// opacities stay at their ends.
  public func interpolated(to other: [DrawItem], progress: CGFloat) -> [DrawItem] {
    if progress == 0 { return self }
    if progress == 1 { return other }
    return zip(self, other).map { $0.interpolated(to: $1, progress: progress) }
  }
}

extension DrawItem {
  /// Whether both are items of one kind that differ in nothing but what can go gradually from one to the other.
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
