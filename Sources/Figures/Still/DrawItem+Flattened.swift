import CoreGraphics
import Drawing

extension [DrawItem] {
  /// The same picture without groups that do nothing but place what is in them: of a crowd these are most of a file.
  func flattened() -> [DrawItem] {
    flatMap { item -> [DrawItem] in
      guard case .group(var group) = item else { return [item] }
      group.children = group.children.flattened()
      guard group.isOnlyPlace, group.element == nil else { return [.group(group)] }
      let place = CGPoint(x: group.transform.tx, y: group.transform.ty)
      return group.children.map { $0.moved(by: place) }
    }
  }
}

extension DrawGroup {
  /// Whether it does nothing but to place what is in it, and maybe name it.
  var isOnlyPlace: Bool {
    transform.isTranslation && opacity == 1 && clip == nil && mask == nil && shadow == nil
      && turnsAround == nil
  }
}

extension DrawItem {
  /// The same somewhere else, without a group where that goes.
  func moved(by shift: CGPoint) -> DrawItem {
    guard shift != .zero else { return self }
    switch self {
    case .shape(var shape) where shape.hasPlainPaints:
      shape.geometry = shape.geometry.offsetBy(dx: shift.x, dy: shift.y)
      return .shape(shape)
    case .group(var group):
      let place = PlaneTransform(translationX: shift.x, y: shift.y)
      group.transform = group.transform.concatenating(place)
      return .group(group)
    case .text(var text):
      text.frame = text.frame.offsetBy(dx: shift.x, dy: shift.y)
      text.lines = text.lines.map { lines in lines.map { $0.moved(by: shift) } }
      return .text(text)
    case .shape, .image: return .moved([self], by: shift)
    }
  }
}

extension DrawShape {
  /// Whether its paints have no places of their own.
  fileprivate var hasPlainPaints: Bool {
    [fill, stroke?.paint].compactMap(\.self).allSatisfy { paint in
      if case .color = paint { true } else { false }
    }
  }
}

extension DrawText.Line {
  fileprivate func moved(by shift: CGPoint) -> DrawText.Line {
    var line = self
    line.origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
    return line
  }
}
