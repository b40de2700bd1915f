import Notation
import UIKit

/// The given half of a recorded behaviour, read word by word: what is not understood is an error, since a
/// question that was only half put proves nothing.
struct RecordedQuestion {
  let given: JSONObject
  let expected: JSONNode

  init(_ recorded: RecordedCase) throws {
    try recorded.content.allowOnly(["id", "topic", "source", "given", "expect"])
    given = try recorded.content.required("given").object()
    try given.allowOnly(Self.words)
    expected = try recorded.content.required("expect")
    if let view = given["collectionView"], !view.isNull {
      throw view.unexpected(expected: "null")
    }
  }

  /// Everything that recorded questions are put together from.
  private static let words = [
    "layout", "collectionView", "create", "calls", "query", "of", "field", "bounds", "kind",
    "proposed", "velocity", "transitionProgressSetTo", "key", "path", "position", "previous",
    "targets", "targetPosition", "previousPosition", "finalPaths", "cancelled", "set", "after",
  ]

  /// The question; empty where the case only makes something and looks at it.
  func query() throws -> String {
    try given.optional("query") { try $0.string() } ?? ""
  }

  /// The layout that the words of the recording describe.
  @MainActor func layout() throws -> UICollectionViewLayout {
    let node = try given.required("layout")
    let words = try node.string()
    let isFlow = words.lowercased().contains("flow")
    if words.hasPrefix("UICollectionViewTransitionLayout") {
      return UICollectionViewTransitionLayout(
        currentLayout: NamedLayout("A"), nextLayout: NamedLayout("B"))
    }
    if words.hasSuffix("counting calls") { return isFlow ? CountingFlowLayout() : CountingLayout() }
    switch words {
    case "UICollectionViewLayout": return UICollectionViewLayout()
    case "UICollectionViewFlowLayout", "fresh flow layout": return UICollectionViewFlowLayout()
    case "base subclass", "fresh base layout": return PlainLayout()
    case "flow subclass": return PlainFlowLayout()
    default: throw node.unexpected(expected: "a layout that was recorded")
    }
  }

  func unknown(_ key: String) throws -> TextError {
    try given.required(key).unexpected(expected: "something that this part knows")
  }
}

private final class PlainLayout: UICollectionViewLayout {}

private final class PlainFlowLayout: UICollectionViewFlowLayout {}

/// Stands for one of the two layouts of a transition.
final class NamedLayout: UICollectionViewLayout {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

/// How often the two invalidations were called, and with what.
@MainActor protocol InvalidationCounting: AnyObject {
  var plainCalls: Int { get }
  var contextCalls: Int { get }
  var lastContext: UICollectionViewLayoutInvalidationContext? { get }
}

private final class CountingLayout: UICollectionViewLayout, InvalidationCounting {
  private(set) var plainCalls = 0
  private(set) var contextCalls = 0
  private(set) var lastContext: UICollectionViewLayoutInvalidationContext?

  override func invalidateLayout() {
    plainCalls += 1
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contextCalls += 1
    lastContext = context
    super.invalidateLayout(with: context)
  }
}

private final class CountingFlowLayout: UICollectionViewFlowLayout, InvalidationCounting {
  private(set) var plainCalls = 0
  private(set) var contextCalls = 0
  private(set) var lastContext: UICollectionViewLayoutInvalidationContext?

  override func invalidateLayout() {
    plainCalls += 1
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contextCalls += 1
    lastContext = context
    super.invalidateLayout(with: context)
  }
}
