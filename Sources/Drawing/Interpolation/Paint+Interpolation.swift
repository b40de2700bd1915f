import CoreGraphics

extension Paint {
  func hasSameStructure(as other: Paint) -> Bool {
    switch (self, other) {
    case (.tiles(let first), .tiles(let second)): first == second
    case (.tiles, _), (_, .tiles): false
    case (.material, .linear), (.material, .radial), (.linear, .material), (.radial, .material):
      false
    case (.material, .material): true
    case (.color, _), (_, .color): true
    case (.linear(let first), .linear(let second)): first.stops.count == second.stops.count
    case (.radial(let first), .radial(let second)): first.stops.count == second.stops.count
    case (.linear, .radial), (.radial, .linear): false
    }
  }

  /// The paint on the way to one of the same structure; of another structure, it stays what it is.
  func interpolated(to other: Paint, progress: CGFloat) -> Paint {
    switch (self, other) {
    case (.tiles, _), (_, .tiles): self
    case (.material(let first), .material(let second)):
      .material(first.interpolated(to: second, progress: progress))
    case (.color(let first), .color(let second)):
      .color(first.interpolated(to: second, progress: progress))
    case (.color(let color), _):
      other.filled(with: color).interpolated(to: other, progress: progress)
    case (_, .color(let color)): interpolated(to: filled(with: color), progress: progress)
    case (.linear(let first), .linear(let second)):
      .linear(
        LinearGradient(
          from: first.start.interpolated(to: second.start, progress: progress),
          to: first.end.interpolated(to: second.end, progress: progress),
          stops: Self.stops(first.stops, second.stops, progress: progress)))
    case (.radial(let first), .radial(let second)):
      .radial(
        first.interpolated(
          to: second, Self.stops(first.stops, second.stops, progress: progress), progress))
    case (.linear, .radial), (.radial, .linear), (.material, _), (_, .material): self
    }
  }

  /// A gradient of the same shape in one colour.
  private func filled(with color: ThemedColor) -> Paint {
    switch self {
    case .color, .tiles: return .color(color)
    case .material(let material): return .material(material.colored { _ in color })
    case .linear(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.offset, color) }
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.offset, color) }
      return .radial(gradient)
    }
  }

  private static func stops(
    _ first: [GradientStop], _ second: [GradientStop], progress: CGFloat
  ) -> [GradientStop] {
    zip(first, second).map {
      GradientStop(
        $0.offset.interpolated(to: $1.offset, progress: progress),
        $0.color.interpolated(to: $1.color, progress: progress))
    }
  }
}

extension RadialGradient {
  fileprivate func interpolated(
    to other: RadialGradient, _ stops: [GradientStop], _ progress: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      startCenter: startCenter.interpolated(to: other.startCenter, progress: progress),
      startRadius: startRadius.interpolated(to: other.startRadius, progress: progress),
      endCenter: endCenter.interpolated(to: other.endCenter, progress: progress),
      endRadius: endRadius.interpolated(to: other.endRadius, progress: progress), stops: stops,
      transform: transform.interpolated(to: other.transform, progress: progress))
  }
}

extension Paint? {
  /// An absent paint is the other one with nothing of it to be seen.
  func hasSameStructure(as other: Paint?) -> Bool {
    guard let self, let other else { return true }
    return self.hasSameStructure(as: other)
  }

  func interpolated(to other: Paint?, progress: CGFloat) -> Paint? {
    switch (self, other) {
    case (nil, nil): nil
    case (let first?, nil): first.faded(by: 1 - progress)
    case (nil, let second?): second.faded(by: progress)
    case (let first?, let second?): first.interpolated(to: second, progress: progress)
    }
  }
}

extension Stroke {
  func hasSameStructure(as other: Stroke) -> Bool {
    paint.hasSameStructure(as: other.paint) && cap == other.cap && join == other.join
      && dash.count == other.dash.count
  }

  func interpolated(to other: Stroke, progress: CGFloat) -> Stroke {
    Stroke(
      paint.interpolated(to: other.paint, progress: progress),
      width: width.interpolated(to: other.width, progress: progress), cap: cap, join: join,
      miterLimit: miterLimit.interpolated(to: other.miterLimit, progress: progress),
      dash: zip(dash, other.dash).map { $0.interpolated(to: $1, progress: progress) },
      dashPhase: dashPhase.interpolated(to: other.dashPhase, progress: progress))
  }
}

extension Shadow {
  func hasSameStructure(as other: Shadow) -> Bool {
    switch (shape, other.shape) {
    case (nil, nil): true
    case (let first?, let second?): first.hasSameStructure(as: second)
    case (nil, _?), (_?, nil): false
    }
  }

  func interpolated(to other: Shadow, progress: CGFloat) -> Shadow {
    var result = other
    result.color = color.interpolated(to: other.color, progress: progress)
    result.offset = offset.interpolated(to: other.offset, progress: progress)
    result.blur = blur.interpolated(to: other.blur, progress: progress)
    if let shape, let end = other.shape {
      result.shape = shape.interpolated(to: end, progress: progress)
    }
    return result
  }

  func faded(by opacity: CGFloat) -> Shadow {
    var result = self
    result.color = color.faded(by: opacity)
    return result
  }
}
