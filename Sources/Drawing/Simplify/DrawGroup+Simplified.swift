import CoreGraphics

extension DrawGroup {
  /// The rest of the group: nothing, its children, or a group that says only what matters.
  func simplified() -> [DrawItem] {
    guard isDrawable, clip?.hasArea != false else { return [] }
    var group = self
    group.opacity = min(opacity, 1)
    group.children = children.simplified()
    group.dropClearShadow()
    if let mask {
      let mask = mask.simplified()
      if mask.isEmpty { return [] }
      group.mask = mask
    }
    if group.children.isEmpty, group.shadow?.shape == nil { return [] }
    group.absorbOnlyChild()
    group.cutOnlyChild()
    group.fadeOnlyChild()
    return group.isTransparent ? group.children : [.group(group)]
  }

  private mutating func dropClearShadow() {
    if let shadow, shadow.color.isClear || !shadow.isFinite { self.shadow = nil }
  }

  /// Takes over what a group says that is the only child.
  private mutating func absorbOnlyChild() {
    guard shadow == nil, mask == nil, turnsAround == nil, children.count == 1,
      case .group(let child)? = children.first, child.turnsAround == nil,
      element == nil || child.element == nil, let common = commonClip(with: child)
    else { return }
    self = DrawGroup(
      element: element ?? child.element, transform: child.transform.concatenating(transform),
      opacity: opacity * child.opacity, clip: common.clip, mask: child.mask, shadow: child.shadow,
      child.children)
  }

  /// The one clip that cuts as the two do, in the child's coordinates; nil where no single shape does.
  private func commonClip(with child: DrawGroup) -> (clip: ShapeGeometry?, Void)? {
    guard let clip else { return (child.clip, ()) }
    // The clip would no longer cut the child's shadow.
    guard child.transform.isTranslation, child.shadow == nil else { return nil }
    let moved = clip.offsetBy(dx: -child.transform.tx, dy: -child.transform.ty)
    guard let inner = child.clip, inner != moved else { return (moved, ()) }
    guard case .rect(let first) = moved, case .rect(let second) = inner else { return nil }
    let common = first.standardized.intersection(second.standardized)
    return common.isNull ? nil : (.rect(common), ())
  }

  /// A rectangle that covers its clip is the clip's shape.
  private mutating func cutOnlyChild() {
    guard let clip, mask == nil, children.count == 1, case .shape(var shape)? = children.first,
      shape.stroke == nil, case .rect(let rect) = shape.geometry, rect.contains(clip.bounds)
    else { return }
    shape.geometry = clip
    children = [.shape(shape)]
    self.clip = nil
  }

  /// Something that is painted once can be faint itself, which is cheaper than a faint group.
  private mutating func fadeOnlyChild() {
    guard opacity < 1, shadow == nil, children.count == 1 else { return }
    switch children.first {
    case .shape(var shape)? where (shape.fill == nil) != (shape.stroke == nil):
      shape.fill = shape.fill?.faded(by: opacity)
      shape.stroke?.fade(by: opacity)
      children = [.shape(shape)]
    case .text(let text)?: children = [.text(text.faded(by: opacity))]
    case .shape?, .group?, .image?, nil: return
    }
    opacity = 1
  }
}

extension DrawGroup {
  /// Whether something can be seen of the group at all, and every number of it has a place.
  var isDrawable: Bool { opacity > 0 && transform.isVisible && clip?.isFinite != false }
}

extension Shadow {
  var isFinite: Bool {
    blur >= 0 && blur.isFinite && offset.isFinite && shape?.isFinite != false
  }
}

extension Stroke {
  fileprivate mutating func fade(by opacity: CGFloat) {
    paint = paint.faded(by: opacity)
  }
}

extension DrawText {
  /// The same text, that much fainter.
  func faded(by opacity: CGFloat) -> DrawText {
    var text = self
    text.style.color = style.color.faded(by: opacity)
    text.spans = Self.faded(spans, by: opacity)
    text.lines = lines.map { lines in
      lines.map { line in
        var line = line
        line.spans = Self.faded(line.spans, by: opacity)
        return line
      }
    }
    return text
  }

  private static func faded(_ spans: [Span], by opacity: CGFloat) -> [Span] {
    spans.map { span in
      var span = span
      span.style.color = span.style.color.faded(by: opacity)
      return span
    }
  }
}
