import Testing
import UIKit

@Suite @MainActor struct UICollectionViewLayoutAttributesTests {
  private let path = IndexPath(item: 2, section: 1)

  // 001-8, 001-9, 001-11, 001-13, 001-14, 001-15, 001-30
  @Test func creationsSetCategoryKindAndPath() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let ring = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ring", with: path)
    #expect(
      [cell, header, ring].map(\.representedElementCategory) == [
        .cell, .supplementaryView, .decorationView,
      ])
    #expect([cell, header, ring].map(\.representedElementKind) == [nil, "head", "ring"])
    #expect([cell, header, ring].map(\.indexPath) == [path, path, path])
  }

  // 001-25, 001-28, 001-29
  @Test func startsOpaqueVisibleAndUntransformed() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.frame == .zero)
    #expect(attributes.transform == .identity)
    #expect(CATransform3DIsIdentity(attributes.transform3D))
  }

  // 001-17
  @Test func frameSetsCentreAndSize() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  // 001-19
  @Test func centreMovesTheFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  // 001-20
  @Test func sizeGrowsAroundTheCentre() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    attributes.size = CGSize(width: 20, height: 30)
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  // 001-18
  @Test func boundsHaveNoOrigin() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.bounds = CGRect(x: 7, y: 8, width: 20, height: 30)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(attributes.size == CGSize(width: 20, height: 30))
  }

  // 001-22, 001-24
  @Test func eachTransformReplacesTheOther() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D.m11 == 2)
    #expect(attributes.transform3D.m22 == 3)
    attributes.transform3D = CATransform3DMakeTranslation(5, 6, 7)
    #expect(attributes.transform == CGAffineTransform(translationX: 5, y: 6))
  }

  // 001-23
  @Test func frameUnderATransformIsTheBoxAroundIt() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 160, height: 236)
    attributes.transform = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(attributes.frame.width - 222.597) < 0.001)
    #expect(abs(attributes.frame.height - 272.743) < 0.001)
    #expect(abs(attributes.frame.midX - 80) < 1e-9)
  }

  // 001-21
  @Test func frameUnderPerspectiveIsTheBoxAroundIt() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 35, y: 83.5, width: 305, height: 500.25)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    attributes.transform3D = CATransform3DRotate(transform, 0.02, 1, 1, 0)
    let frame = attributes.frame
    let expected = CGRect(
      x: 33.284175409625227, y: 84.198445826909605, width: 307.14784245047292,
      height: 502.39185839645393)
    #expect(abs(frame.minX - expected.minX) < 1e-6)
    #expect(abs(frame.minY - expected.minY) < 1e-6)
    #expect(abs(frame.width - expected.width) < 1e-6)
    #expect(abs(frame.height - expected.height) < 1e-6)
  }

  @Test func settingTheFrameKeepsTheTransform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(attributes.size == CGSize(width: 10, height: 10))
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
  }

  // 001-2, 001-3
  @Test func copiesKeepTheDynamicClassAndItsProperties() throws {
    let attributes = TintedAttributes(forSupplementaryViewOfKind: "head", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.zIndex = 9
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.tint = 7
    let copy = try #require(attributes.copy() as? TintedAttributes)
    #expect(copy !== attributes)
    #expect(copy.isEqual(attributes))
    #expect(copy.tint == 7)
    #expect(copy.representedElementKind == "head")
    copy.tint = 8
    #expect(!copy.isEqual(attributes))
  }

  @Test func copiesOfACopiedArrayAreOfTheSameClass() {
    let attributes = TintedAttributes(forCellWith: path)
    let copies = NSArray(array: [attributes], copyItems: true)
    #expect(copies.firstObject is TintedAttributes)
  }

  // 001-7
  @Test(arguments: 0..<8)
  func everyPropertyCountsForEquality(property: Int) {
    let one = UICollectionViewLayoutAttributes(forCellWith: path)
    var other = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(one.isEqual(other))
    #expect(one.hash == other.hash)
    switch property {
    case 0: other.center.x = 1
    case 1: other.size.width = 1
    case 2: other.transform3D.m34 = 1
    case 3: other.alpha = 0
    case 4: other.zIndex = 1
    case 5: other.isHidden = true
    case 6: other.indexPath = IndexPath(item: 0, section: 0)
    default: other = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path)
    }
    #expect(!one.isEqual(other))
  }

  @Test func describesItselfAsUIKitLogsIt() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 40, width: 179.577, height: 30)
    #expect(attributes.description.hasPrefix("<UICollectionViewLayoutAttributes: 0x"))
    #expect(
      attributes.description.hasSuffix(
        "; index path: (0-0); frame = (10 40; 179.577 30)>"))
  }

  @Test func describesWhatDiffersFromTheDefaults() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: path)
    attributes.alpha = 0.5
    attributes.zIndex = 3
    attributes.isHidden = true
    #expect(
      attributes.description.hasSuffix(
        "index path: (1-2); element kind: (head); frame = (0 0; 0 0); alpha = 0.5; zIndex = 3; "
          + "hidden = YES>"))
  }

  // 001-8
  @Test func isCreatedFromTheClassThatALayoutNames() {
    let type: UICollectionViewLayoutAttributes.Type = TintedAttributes.self
    #expect(type.init(forCellWith: path) is TintedAttributes)
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}
