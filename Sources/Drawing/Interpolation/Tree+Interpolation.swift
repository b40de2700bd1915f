import CoreGraphics

extension DrawGroup {
  func hasSameStructure(as other: DrawGroup) -> Bool {
    hasSameShell(as: other) && children.hasSameStructure(as: other.children)
  }

  /// Whether two groups have the same structure but for their children.
  func hasSameShell(as other: DrawGroup) -> Bool {
    guard element?.id == other.element?.id, hasSameClip(as: other), hasSameMask(as: other) else {
      return false
    }
    guard let shadow, let end = other.shadow else { return true }
    return shadow.hasSameStructure(as: end)
  }

  private func hasSameClip(as other: DrawGroup) -> Bool {
    switch (clip, other.clip) {
    case (nil, nil): true
    case (let first?, let second?): first.hasSameStructure(as: second)
    case (nil, _?), (_?, nil): false
    }
  }

  private func hasSameMask(as other: DrawGroup) -> Bool {
    switch (mask, other.mask) {
    case (nil, nil): true
    case (let first?, let second?): first.hasSameStructure(as: second)
    case (nil, _?), (_?, nil): false
    }
  }

  func interpolated(to other: DrawGroup, progress: CGFloat) -> DrawGroup {
    var result = interpolatedShell(to: other, progress: progress)
    result.children = children.interpolated(to: other.children, progress: progress)
    return result
  }

  /// The group with everything but the children on its way.
  func interpolatedShell(to other: DrawGroup, progress: CGFloat) -> DrawGroup {
    var result = other
    result.transform = transform.interpolated(to: other.transform, progress: progress)
    result.opacity = opacity.interpolated(to: other.opacity, progress: progress.asShare)
    if let clip, let end = other.clip {
      result.clip = clip.interpolated(to: end, progress: progress)
    }
    if let mask, let end = other.mask {
      result.mask = mask.interpolated(to: end, progress: progress)
    }
    result.shadow = interpolatedShadow(to: other, progress.asShare)
    return result
  }

  /// A shadow that only one of the two has fades.
  private func interpolatedShadow(to other: DrawGroup, _ progress: CGFloat) -> Shadow? {
    switch (shadow, other.shadow) {
    case (nil, nil): nil
    case (let first?, nil): first.faded(by: 1 - progress)
    case (nil, let second?): second.faded(by: progress)
    case (let first?, let second?): first.interpolated(to: second, progress: progress)
    }
  }
}

extension DrawShape {
  func hasSameStructure(as other: DrawShape) -> Bool {
    guard geometry.hasSameStructure(as: other.geometry), fill.hasSameStructure(as: other.fill)
    else { return false }
    guard let stroke, let end = other.stroke else { return true }
    return stroke.hasSameStructure(as: end)
  }

  func interpolated(to other: DrawShape, progress: CGFloat) -> DrawShape {
    DrawShape(
      geometry.interpolated(to: other.geometry, progress: progress),
      fill: fill.interpolated(to: other.fill, progress: progress.asShare),
      stroke: interpolatedStroke(to: other, progress.asShare))
  }

  /// A line that only one of the two has grows from no width.
  private func interpolatedStroke(to other: DrawShape, _ progress: CGFloat) -> Stroke? {
    switch (stroke, other.stroke) {
    case (nil, nil): nil
    case (let first?, nil): first.thinned(by: 1 - progress)
    case (nil, let second?): second.thinned(by: progress)
    case (let first?, let second?): first.interpolated(to: second, progress: progress)
    }
  }
}

extension Stroke {
  fileprivate func thinned(by share: CGFloat) -> Stroke {
    var result = self
    result.width *= share
    return result
  }
}

extension DrawImage {
  func hasSameStructure(as other: DrawImage) -> Bool {
    source == other.source && (tint == nil) == (other.tint == nil)
      && isPixelated == other.isPixelated
  }

  func interpolated(to other: DrawImage, progress: CGFloat) -> DrawImage {
    var result = self
    if contentMode == other.contentMode {
      result.frame = frame.interpolated(to: other.frame, progress: progress)
    } else {
      result.contentMode = .fill
      result.frame = contentFrame.interpolated(to: other.contentFrame, progress: progress)
    }
    if let tint, let end = other.tint {
      result.tint = tint.interpolated(to: end, progress: progress.asShare)
    }
    return result
  }
}
