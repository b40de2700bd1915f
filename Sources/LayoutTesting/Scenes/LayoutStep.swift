public import CoreGraphics
internal import Notation
public import UIKit

/// One thing that happens in a scene that is made in Swift. It is animated, as an app would do it.
@MainActor public struct LayoutStep {
  /// The part of it that the scene has to know.
  enum Cause {
    /// The key of the step and its value.
    case json(String, JSONText)
    /// A closure of the test's own.
    case change(@MainActor (UICollectionViewLayout) throws -> Void)
    /// Another layout.
    case layout(@MainActor () -> UICollectionViewLayout)
  }

  let cause: Cause

  /// A batch of updates: `performBatchUpdates`.
  public static func update(_ changes: LayoutUpdate...) -> LayoutStep { update(changes) }

  /// A batch of updates: `performBatchUpdates`.
  public static func update(_ changes: [LayoutUpdate]) -> LayoutStep {
    var values: [(key: String, value: JSONText)] = []
    for key in ["delete", "insert", "move", "reload"] {
      let list = changes.filter { $0.key == key }.map(\.value)
      if !list.isEmpty { values.append((key, .list(list))) }
    }
    return LayoutStep(cause: .json("update", .object(values)))
  }

  /// All items that a section is to have: what has to change for it is computed, as a diffable data source does.
  public static func items(_ items: [String], in section: String) -> LayoutStep {
    LayoutStep(cause: .json("apply", .object([(section, .texts(items))])))
  }

  /// A scroll by a way in points.
  public static func scroll(x: CGFloat = 0, y: CGFloat = 0) -> LayoutStep {
    LayoutStep(cause: .json("scroll", .object([("by", pair(x, y))])))
  }

  /// A scroll that brings an item to the top.
  public static func scroll(to item: String) -> LayoutStep {
    LayoutStep(cause: .json("scroll", .object([("to", .text(item))])))
  }

  /// Another size of the collection view, in points.
  public static func resize(width: CGFloat, height: CGFloat) -> LayoutStep {
    LayoutStep(cause: .json("bounds", pair(width, height)))
  }

  /// A quarter turn of the device.
  public static var rotate: LayoutStep { LayoutStep(cause: .json("bounds", .text("rotate"))) }

  /// A finger on an item, by its identifier or its place: `0/2`.
  public static func tap(_ item: String) -> LayoutStep {
    LayoutStep(cause: .json("tap", .text(item)))
  }

  /// Seconds in which nothing is done.
  public static func wait(_ seconds: Double) -> LayoutStep {
    LayoutStep(cause: .json("wait", .number(seconds)))
  }

  /// Other values of the layout's properties: the layout is invalidated within an animation.
  public static func change<Layout: UICollectionViewLayout>(
    _ body: @escaping @MainActor (Layout) throws -> Void
  ) -> LayoutStep {
    LayoutStep(cause: .change { if let layout = $0 as? Layout { try body(layout) } })
  }

  /// Another layout: `setCollectionViewLayout(_:animated:)`.
  public static func layout(
    _ make: @escaping @MainActor () -> UICollectionViewLayout
  ) -> LayoutStep {
    LayoutStep(cause: .layout(make))
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> JSONText {
    .list([.number(Double(first)), .number(Double(second))])
  }
}
