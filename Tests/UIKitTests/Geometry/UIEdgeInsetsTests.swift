import Testing

@testable import UIKit

@Suite struct UIEdgeInsetsTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func insetsARectangleOnEverySide() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
  }

  @Test func leavesANegativeSizeWhereTheInsetsAreLarger() {
    let rect = CGRect(x: 0, y: 0, width: 5, height: 50).inset(by: insets)
    #expect(rect.size.width == -1)
  }

  @Test func comparesByValue() {
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == insets)
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func survivesCoding() throws {
    let data = try JSONEncoder().encode(insets)
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
  }

  @Test func directionalInsetsMirrorInRightToLeft() {
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.resolved(for: .leftToRight) == insets)
    #expect(directional.resolved(for: .rightToLeft) == insets.mirrored)
    #expect(insets.mirrored.directional(for: .rightToLeft) == directional)
  }
}
