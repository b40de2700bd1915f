import Foundation
import Motion
import Testing
import UIKit

@testable import Scene

/// The values that a layout's own class of attributes adds, as they are taken down.
@Suite @MainActor struct CustomValueTests {
  enum Side: String {
    case near, far
  }

  enum Shape: Int {
    case round, square
  }

  enum Course {
    case still
    case turning(CGFloat)
  }

  struct Edges: OptionSet {
    let rawValue: Int
  }

  struct Lens {
    var focus = CGPoint(x: 3, y: 4)
    var name = "wide"
  }

  @propertyWrapper struct Clamped {
    var wrappedValue: CGFloat
  }

  class TurnedAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 1.5
    private var hidden = 7
  }

  final class RichAttributes: TurnedAttributes {
    var page: Int? = 2
    var missing: Int?
    var isOpen: Bool? = true
    var anchor = CGPoint(x: 1, y: 2)
    var box = CGRect(x: 1, y: 2, width: 3, height: 4)
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var plane = CGAffineTransform(translationX: 5, y: 6)
    var stops: [CGFloat] = [0, 0.5, 1]
    var names = ["a", "b"]
    var title = "a title"
    var side = Side.far
    var shape = Shape.square
    var course = Course.turning(0.5)
    var rest = Course.still
    var edges = Edges(rawValue: 3)
    var tint: UIColor? = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    var shade = UIColor(white: 0, alpha: 0.5)
    var twin = IndexPath(item: 4, section: 1)
    var lens = Lens()
    @Clamped var weight: CGFloat = 0.25
    lazy var late: CGFloat = 9
    var other: NSObject? = NSObject()
    var action: () -> Void = {}
  }

  @Test func everySortOfValueIsTheSameInEveryRun() {
    let attributes = RichAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let values = CustomColumns.all.values(of: attributes)
    #expect(
      values == [
        "angle": .number(1.5), "hidden": .number(7), "page": .number(2), "isOpen": .flag(true),
        "anchor": .numbers([1, 2]), "box": .numbers([1, 2, 3, 4]),
        "insets": .numbers([1, 2, 3, 4]), "plane": .numbers([1, 0, 0, 1, 5, 6]),
        "stops": .numbers([0, 0.5, 1]), "names": .text("[a, b]"), "title": .text("a title"),
        "side": .text("far"), "shape": .text("square"), "course": .text("turning(0.5)"),
        "rest": .text("still"), "edges": .text("3"), "tint": .text("#FF8000"),
        "shade": .text("#00000080"), "twin": .text("1-4"), "lens.focus": .numbers([3, 4]),
        "lens.name": .text("wide"), "weight": .number(0.25), "other": .text("(NSObject)"),
        "action": .text("(() -> ())"),
      ])
    _ = attributes.late
    #expect(CustomColumns.all.values(of: attributes)["late"] == .number(9))
  }

  indirect enum Tree {
    case leaf
    case branch(Tree, Tree)

    static func deep(_ depth: Int) -> Tree {
      depth == 0 ? .leaf : .branch(deep(depth - 1), deep(depth - 1))
    }
  }

  struct Child {
    var kids: [Child] = []
  }

  /// A wrapper's name, and more in it than what it wraps.
  struct Limits {
    var value = 1.0
    var limit = 2.0
  }

  final class OddAttributes: UICollectionViewLayoutAttributes {
    var tree = Tree.deep(14)
    var child = Child(kids: Array(repeating: Child(), count: 100_000))
    var nothing = CGFloat.nan
    var far = CGPoint(x: CGFloat.infinity, y: 1)
    private var _range = Limits()
  }

  @Test func oddValuesAreWordsInTime() throws {
    let attributes = OddAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let values = CustomColumns.all.values(of: attributes)
    #expect(values["nothing"] == .text("nan"))
    #expect(values["far"] == .text("inf 1"))
    #expect(values["_range"] == .numbers([1, 2]))
    for name in ["tree", "child.kids"] {
      let text = try #require(values[name]).text
      #expect(text.utf8.count < 50_000, "\(name)")
    }
    let table = AttributeTable(
      LayoutSnapshot(
        elements: [ElementSnapshot(attributes, custom: .named(["nothing", "far"]))],
        contentSize: .zero, viewport: .zero))
    #expect(try AttributeTable(json: table.json) == table)
    #expect(try AttributeTable(text: table.text) == table)
  }

  @Test func onlyWhatIsAskedForIsTaken() {
    let attributes = RichAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(CustomColumns.none.values(of: attributes) == [:])
    #expect(
      CustomColumns.named(["angle", "lens"]).values(of: attributes)
        == ["angle": .number(1.5), "lens.focus": .numbers([3, 4]), "lens.name": .text("wide")])
    let plain = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(CustomColumns.all.values(of: plain) == [:])
  }
}
