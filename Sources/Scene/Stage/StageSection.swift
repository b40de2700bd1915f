public import UIKit

/// A section of a stage's data.
public struct StageSection: Hashable, Sendable {
  /// The section's identifier, which no other section of the stage has.
  public var id: String
  /// The items in their order.
  public var items: [StageItem]

  /// A section of the given items, which may be written as texts: `StageSection("fruit", ["apple", "pear"])`.
  public init(_ id: String, _ items: [StageItem] = []) {
    self.id = id
    self.items = items
  }

  /// A section of `count` items whose identifiers count up from 0: `id-0`, `id-1` …
  public init(_ id: String, count: Int) {
    self.init(id, (0..<max(0, count)).map { StageItem("\(id)-\($0)") })
  }
}

/// An item of a stage's data.
public struct StageItem: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The item's identifier, which no other item of the stage has.
  public var id: String
  /// The answer of the item's cell when it is asked to fit; nil where it takes the size that it is given.
  public var fittingSize: CGSize?

  /// An item; without a fitting size its cell takes the size that the layout gives it.
  public init(_ id: String, fittingSize: CGSize? = nil) {
    self.id = id
    self.fittingSize = fittingSize
  }

  /// The item with the text as its identifier.
  public init(stringLiteral id: String) {
    self.init(id)
  }
}
