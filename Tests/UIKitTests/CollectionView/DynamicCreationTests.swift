import Testing

@testable import UIKit

/// Classes as users write them: none of their initialisers is marked `required` for our sake.
@Suite @MainActor struct DynamicCreationTests {
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func createsAClassWithItsOwnFrameInitialiser() {
    let view = DynamicCreation.view(of: OwnInit.self as UICollectionReusableView.Type, frame: frame)
    #expect((view as? OwnInit)?.label == "own")
    #expect(view.frame == frame)
  }

  // 003-3
  @Test func createsAClassWithoutInitialisers() {
    let view = DynamicCreation.view(of: NoInit.self as UICollectionReusableView.Type, frame: frame)
    #expect((view as? NoInit)?.numbers == [1, 2, 3])
  }

  @Test func createsASubclassOfASubclass() {
    let view = DynamicCreation.view(of: Deeper.self as UICollectionReusableView.Type, frame: frame)
    #expect((view as? Deeper)?.label == "own")
    #expect((view as? Deeper)?.depth == 2)
  }

  @Test func createsAGenericClass() {
    let view = DynamicCreation.view(
      of: Boxed<Int>.self as UICollectionReusableView.Type, frame: frame)
    #expect(type(of: view) == Boxed<Int>.self)
  }

  @Test func createsCellsWithTheirContentView() {
    let cell = DynamicCreation.view(of: PlainCell.self, frame: frame)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(cell.contentView.superview === cell)
  }

  @Test func createsContextsWithAnInitialiserOfTheirOwn() {
    let context = DynamicCreation.context(of: OwnContext.self)
    #expect((context as? OwnContext)?.mark == 5)
  }
}

private class OwnInit: UICollectionReusableView {
  let label: String

  override init(frame: CGRect) {
    label = "own"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class Deeper: OwnInit {
  var depth = 2
}

private final class NoInit: UICollectionReusableView {
  var numbers = [1, 2, 3]
}

private final class Boxed<Value>: UICollectionReusableView {
  var value: Value?
}

private final class PlainCell: UICollectionViewCell {}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
  let mark: Int

  override init() {
    mark = 5
    super.init()
  }
}
