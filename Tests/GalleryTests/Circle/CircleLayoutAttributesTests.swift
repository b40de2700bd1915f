import Gallery
import Testing
import UIKit

@Suite struct CircleLayoutAttributesTests {
  private func attributes(angle: CGFloat, tint: UIColor) -> CircleLayoutAttributes {
    let attributes = CircleLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.angle = angle
    attributes.tint = tint
    return attributes
  }

  @Test func areEqualWhenEverythingIs() {
    let one = attributes(angle: 1, tint: .red)
    #expect(one == attributes(angle: 1, tint: .red))
    #expect(one != attributes(angle: 2, tint: .red))
    #expect(one != attributes(angle: 1, tint: .blue))
  }

  @Test func differFromPlainAttributesOfTheSamePlace() {
    let plain = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
    plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(!attributes(angle: 1, tint: .red).isEqual(plain))
  }

  @Test func keepTheirOwnPropertiesInACopy() {
    let original = attributes(angle: 1, tint: .red)
    let copy = original.copy() as? CircleLayoutAttributes
    #expect(copy == original)
    copy?.angle = 3
    #expect(original.angle == 1)
  }
}
