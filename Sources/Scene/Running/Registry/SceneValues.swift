public import SceneFormat
public import UIKit

/// Values of a scene that only the code knows whom they are for: those of a layout's properties, and what items say
/// to cells.
public struct SceneValues: Sendable {
  let node: Node?

  /// Without a tree there are no values.
  public init(_ node: Node?) {
    self.node = node
  }

  /// The tree below the key, for what no other method reads.
  public subscript(key: String) -> Node? { node?[key] }

  /// The number below the key; nil where there is none or something else.
  public func number(_ key: String) -> CGFloat? { node?[key]?.number }
  /// The number below the key where it is a whole one; nil where there is none or something else.
  public func integer(_ key: String) -> Int? { node?[key]?.integer }
  /// `true` or `false` below the key; nil where there is neither.
  public func flag(_ key: String) -> Bool? { node?[key]?.flag }
  /// The text below the key; nil where there is none or something else.
  public func text(_ key: String) -> String? { node?[key]?.text }
  /// The texts of the list below the key, anything else in it left out; nil where there is no list.
  public func texts(_ key: String) -> [String]? { node?[key]?.list?.compactMap(\.text) }

  /// `[x, y]`.
  public func point(_ key: String) -> CGPoint? {
    guard let numbers = node?[key]?.numbers, numbers.count == 2 else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// `[width, height]`.
  public func size(_ key: String) -> CGSize? {
    point(key).map { CGSize(width: $0.x, height: $0.y) }
  }

  /// One number for all edges, or `[top, left, bottom, right]`.
  public func insets(_ key: String) -> UIEdgeInsets? {
    if let all = number(key) { return UIEdgeInsets(top: all, left: all, bottom: all, right: all) }
    guard let numbers = node?[key]?.numbers, numbers.count == 4 else { return nil }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
