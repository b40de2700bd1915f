import CoreGraphics
import Drawing

@testable import Figures

/// All that a drawing has in the colours of roles: badges by their glyphs, lines by their dashes, and areas. Readers
/// who do not see the colours have nothing else to tell roles by.
struct RoleInkwork {
  struct Badge {
    let color: ThemedColor
    let glyph: ShapeGeometry
    let center: CGPoint
  }

  struct Mark {
    let color: ThemedColor
    let dash: Dash
    let bounds: CGRect
  }

  /// How a line is seen, whatever its width.
  enum Dash: String {
    case solid, dotted, dashed

    init(_ stroke: Stroke) {
      self = stroke.dash.isEmpty ? .solid : stroke.dash[0] == 0 ? .dotted : .dashed
    }
  }

  private(set) var badges: [Badge] = []
  private(set) var lines: [Mark] = []
  /// The colours of areas.
  private(set) var areas: [ThemedColor] = []

  static let colors = [
    FigureInk.inserted, FigureInk.deleted, FigureInk.moved, FigureInk.reloaded,
  ]

  init(_ drawing: DrawList) {
    for item in drawing.items { add(item, .identity) }
  }

  private mutating func add(_ item: DrawItem, _ place: PlaneTransform) {
    switch item {
    case .image, .text: break
    case .shape(let shape):
      if let color = Self.role(shape.fill) { areas.append(color) }
      guard let stroke = shape.stroke, let color = Self.role(stroke.paint) else { return }
      let bounds = place.bounds(of: shape.geometry.bounds)
      lines.append(Mark(color: color, dash: Dash(stroke), bounds: bounds))
    case .group(let group):
      let inner = group.transform.concatenating(place)
      if let badge = Self.badge(group, inner) {
        badges.append(badge)
      } else {
        for child in group.children { add(child, inner) }
      }
    }
  }

  /// The role's colour that it is, however pale.
  private static func role(_ paint: Paint?) -> ThemedColor? {
    guard case .color(let color)? = paint, !color.isClear else { return nil }
    return colors.first {
      $0.light == color.light.withAlpha(1) && $0.dark == color.dark.withAlpha(1)
    }
  }

  /// A disc with nothing but a sign on it.
  private static func badge(_ group: DrawGroup, _ place: PlaneTransform) -> Badge? {
    guard group.children.count == 2, case .shape(let disc) = group.children[0],
      case .shape(let sign) = group.children[1], sign.fill == nil,
      case .ellipse(let rect) = disc.geometry, let color = role(disc.fill)
    else { return nil }
    let center = place.project(CGPoint(x: rect.midX, y: rect.midY))
    return Badge(color: color, glyph: sign.geometry, center: center)
  }

  /// Whether there is nothing in the colour of a role.
  var isEmpty: Bool { badges.isEmpty && lines.isEmpty && areas.isEmpty }

  /// The same for all of them, on light and on dark pages.
  var confusions: [String] {
    ColorVision.allCases.flatMap { vision in
      Theme.allCases.flatMap { confusions(for: vision, $0) }
    }
  }

  /// The marks that a reader with this vision takes for the same, in words.
  func confusions(for vision: ColorVision, _ theme: Theme) -> [String] {
    func color(_ color: ThemedColor) -> RGBAColor { theme == .dark ? color.dark : color.light }
    let pairs = Self.colors.indices.flatMap { first in
      Self.colors.indices.dropFirst(first + 1).map { (Self.colors[first], Self.colors[$0]) }
    }
    return pairs.filter {
      vision.distance(color($0), color($1)) < ColorVision.nearest
    }.flatMap { first, second in
      sameBadges(first, second) + sameLines(first, second)
    }.map { "twin: \(vision), \(theme.rawValue), \($0)" }
  }

  private func sameBadges(_ first: ThemedColor, _ second: ThemedColor) -> [String] {
    let glyphs = [first, second].map { color in
      Set(badges.filter { $0.color == color }.map(\.glyph))
    }
    return glyphs[0].isDisjoint(with: glyphs[1])
      ? [] : ["badges of \(Self.name(first)) and \(Self.name(second))"]
  }

  /// Lines that bear no badge of their role are told by their dashes.
  private func sameLines(_ first: ThemedColor, _ second: ThemedColor) -> [String] {
    let dashes = [first, second].map { color in
      Set(lines.filter { $0.color == color && !bears($0) }.map(\.dash))
    }
    return dashes[0].intersection(dashes[1]).map(\.rawValue).sorted().map {
      "\($0) lines of \(Self.name(first)) and \(Self.name(second))"
    }
  }

  /// Whether a badge of its role stands on it or beside it.
  private func bears(_ line: Mark) -> Bool {
    let reach = line.bounds.insetBy(dx: -RoleMark.badgeSize, dy: -RoleMark.badgeSize)
    return badges.contains { $0.color == line.color && reach.contains($0.center) }
  }

  private static func name(_ color: ThemedColor) -> String {
    let index = colors.firstIndex(of: color)
    return index.map { ["inserted", "deleted", "moved", "reloaded"][$0] } ?? "nobody"
  }
}
