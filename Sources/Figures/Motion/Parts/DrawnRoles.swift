import Drawing
import Motion

/// The roles that a picture has marks of, for a legend that lists what is drawn and nothing else.
struct DrawnRoles {
  private var colors: Set<ThemedColor> = []
  private let wanted: [Role: ThemedColor]

  /// - Parameter roles: those that the legend may have.
  init(_ items: [DrawItem], among roles: [Role]) {
    wanted = Dictionary(roles.map { ($0, RoleMark($0).color) }) { first, _ in first }
    let known = Set(wanted.values)
    for item in items where colors.count < known.count { look(at: item, for: known) }
  }

  /// In their order.
  func only(_ roles: [Role]) -> [Role] {
    roles.filter { role in wanted[role].map(colors.contains) ?? false }
  }

  private mutating func look(at item: DrawItem, for known: Set<ThemedColor>) {
    switch item {
    case .group(let group): for child in group.children { look(at: child, for: known) }
    case .shape(let shape):
      for case .color(let color)? in [shape.fill, shape.stroke?.paint] where known.contains(color) {
        colors.insert(color)
      }
    case .text, .image: break
    }
  }
}

extension [DrawItem] {
  /// Those of the roles whose marks are in the drawing.
  func roles(among all: [Role]) -> [Role] { DrawnRoles(self, among: all).only(all) }
}
