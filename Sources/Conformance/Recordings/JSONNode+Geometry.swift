import Notation
import UIKit

// The shapes in which recordings write geometry.
extension JSONNode {
  func length() throws(TextError) -> CGFloat { CGFloat(try number()) }

  func lengths(count: Int? = nil) throws(TextError) -> [CGFloat] {
    try numbers(count: count).map { CGFloat($0) }
  }

  func point() throws -> CGPoint {
    let numbers = try lengths(count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func size() throws -> CGSize {
    let numbers = try lengths(count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func rect() throws -> CGRect {
    let numbers = try lengths(count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Top, left, bottom, right.
  func insets() throws -> UIEdgeInsets {
    let numbers = try lengths(count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Section and item, where -1 stands for the largest item there is.
  func path() throws -> IndexPath {
    var indexes: [Int] = []
    for node in try array() { indexes.append(try node.integer()) }
    guard indexes.count == 2 else { throw unexpected(expected: "[section, item]") }
    return IndexPath(item: indexes[1] == -1 ? .max : indexes[1], section: indexes[0])
  }

  func list<Element>(
    of read: (JSONNode) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    for node in try array() { elements.append(try read(node)) }
    return elements
  }
}

extension JSONObject {
  /// The member read, where it is there and not null.
  func optional<Value>(
    _ key: String, _ read: (JSONNode) throws -> Value
  ) throws -> Value? {
    guard let node = optional(key) else { return nil }
    return try read(node)
  }
}
