import CoreGraphics

extension DrawList {
  /// The drawing when so many seconds have passed: the groups in it that turn have turned, once a second, by eighths.
  public func turned(at seconds: Double) -> DrawList {
    let eighths =
      seconds.isFinite ? (seconds * 8).rounded(.down).truncatingRemainder(dividingBy: 8) : 0
    guard eighths != 0, items.turns else { return self }
    var drawing = self
    drawing.items = items.turned(by: CGFloat(eighths) * .pi / 4)
    return drawing
  }
}

extension [DrawItem] {
  fileprivate var turns: Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      return group.turnsAround != nil || group.children.turns
    }
  }

  fileprivate func turned(by angle: CGFloat) -> [DrawItem] {
    map { item in
      guard case .group(var group) = item else { return item }
      group.children = group.children.turned(by: angle)
      if let point = group.turnsAround {
        let turn = CGAffineTransform(translationX: -point.x, y: -point.y)
          .concatenating(CGAffineTransform(rotationAngle: angle))
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        group.transform = PlaneTransform(turn).concatenating(group.transform)
      }
      return .group(group)
    }
  }
}
