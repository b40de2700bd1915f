import Drawing
import SceneFormat
import Testing

@testable import Figures

/// A scene that names a role gets the very colour that figures draw it in.
@Suite struct RoleColorTests {
  static let roles: [(name: String, ink: ThemedColor)] = [
    ("page", FigureInk.page), ("surface", FigureInk.surface), ("ink", FigureInk.ink),
    ("secondary", FigureInk.secondary), ("hairline", FigureInk.hairline),
    ("inserted", FigureInk.inserted), ("deleted", FigureInk.deleted), ("moved", FigureInk.moved),
    ("reloaded", FigureInk.reloaded),
  ]

  @Test(arguments: roles.indices) func namesAreThoseOfFigures(_ index: Int) throws {
    let role = Self.roles[index]
    let named = try #require(ColorNames.named.first { $0.name == role.name })
    #expect([named.light, named.dark] == [Self.text(role.ink.light), Self.text(role.ink.dark)])
  }

  private static func text(_ color: RGBAColor) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
