public import UIKit

/// A section of a stage's data.
public struct StageSection: Hashable, Sendable {
  public var id: String
  public var items: [StageItem]

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
  public var id: String
  /// What the item's cell answers when it is asked to fit; nil where it takes what it is given.
  public var fittingSize: CGSize?

  public init(_ id: String, fittingSize: CGSize? = nil) {
    self.id = id
    self.fittingSize = fittingSize
  }

  public init(stringLiteral id: String) {
    self.init(id)
  }
}
