import Notation
import Scene
import UIKit

/// Contexts as they are made and filled, and the calls that an invalidation leads to.
struct InvalidationReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let question = try RecordedQuestion(recorded)
    return try answer(to: question).differences(
      from: question.expected, tolerance: recorded.tolerance)
  }

  private func answer(to question: RecordedQuestion) throws -> Figure {
    if let name = question.given.optional("create") {
      let context = try makeContext(named: name)
      for call in try calls(of: question) { try make(call, on: context) }
      return Figure(context)
    }
    switch try question.query() {
    case "invalidationContextClass":
      return try classes(question) { $0.invalidationContextClass }
    case "layoutAttributesClass": return try classes(question) { $0.layoutAttributesClass }
    case "invalidationContextForBoundsChange":
      return try BoundsChangeQuestion(question).answer()
    case "": return try invalidate(question)
    default: throw try question.unknown("query")
    }
  }

  /// The names of the classes that the layouts' classes use.
  private func classes(
    _ question: RecordedQuestion, _ used: (UICollectionViewLayout.Type) -> AnyClass
  ) throws -> Figure {
    let layouts = try question.given.required("of").list { node in
      switch try node.string() {
      case "UICollectionViewLayout": UICollectionViewLayout.self
      case "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self
      case "UICollectionViewTransitionLayout": UICollectionViewTransitionLayout.self
      default: throw node.unexpected(expected: "a layout's class")
      }
    }
    return .list(layouts.map { .text("\(used($0))") })
  }

  private func makeContext(
    named name: JSONNode
  ) throws -> UICollectionViewLayoutInvalidationContext {
    switch try name.string() {
    case "UICollectionViewLayoutInvalidationContext": UICollectionViewLayoutInvalidationContext()
    case "UICollectionViewFlowLayoutInvalidationContext":
      UICollectionViewFlowLayoutInvalidationContext()
    default: throw name.unexpected(expected: "a context's class")
    }
  }

  private func calls(of question: RecordedQuestion) throws -> [JSONNode] {
    try question.given.optional("calls")?.array() ?? []
  }

  /// `{"invalidateItems": paths}`, `{"invalidateSupplementary": kind, "at": paths}` and the like; also
  /// `{"contentOffsetAdjustment": [x, y]}` for what is set.
  private func make(
    _ call: JSONNode, on context: UICollectionViewLayoutInvalidationContext
  ) throws {
    let object = try call.object()
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    for member in object.members where member.key != "at" {
      let node = member.node
      switch member.key {
      case "invalidateItems": context.invalidateItems(at: try node.list { try $0.path() })
      case "invalidateSupplementary":
        let paths = try object.required("at").list { try $0.path() }
        context.invalidateSupplementaryElements(ofKind: try node.string(), at: paths)
      case "invalidateDecoration":
        let paths = try object.required("at").list { try $0.path() }
        context.invalidateDecorationElements(ofKind: try node.string(), at: paths)
      case "contentOffsetAdjustment": context.contentOffsetAdjustment = try node.point()
      case "contentSizeAdjustment": context.contentSizeAdjustment = try node.size()
      case "invalidateFlowLayoutDelegateMetrics":
        flow?.invalidateFlowLayoutDelegateMetrics = try node.bool()
      case "invalidateFlowLayoutAttributes":
        flow?.invalidateFlowLayoutAttributes = try node.bool()
      default: throw call.unexpected(expected: "a call that contexts know")
      }
    }
  }

  /// Calls the layout's invalidations and says what came of it.
  private func invalidate(_ question: RecordedQuestion) throws -> Figure {
    let layout = try question.layout()
    let calls = try calls(of: question)
    var raises = false
    do {
      try LayoutFault.catching { for call in calls { try invalidate(layout, call) } }
    } catch is LayoutFault {
      raises = true
    }
    var answer: [String: Figure] = ["throws": .bool(raises)]
    if let counting = layout as? any InvalidationCounting {
      answer["invalidateLayoutCalls"] = .integer(counting.plainCalls)
      answer["withContextCalls"] = .integer(counting.contextCalls)
      answer["lastContext"] = Figure(counting.lastContext) { Figure($0) }
    }
    return .record(answer)
  }

  private func invalidate(_ layout: UICollectionViewLayout, _ call: JSONNode) throws {
    let words = try call.string()
    if words == "invalidateLayout" { return layout.invalidateLayout() }
    guard words.hasPrefix("invalidateLayoutWithContext") else {
      throw call.unexpected(expected: "a call that layouts know")
    }
    let isFlow =
      words.contains("flow") || (layout is UICollectionViewFlowLayout && !words.contains("base"))
    layout.invalidateLayout(
      with: isFlow
        ? UICollectionViewFlowLayoutInvalidationContext()
        : UICollectionViewLayoutInvalidationContext())
  }
}

/// The context that a layout makes for new bounds, or one field of it.
@MainActor struct BoundsChangeQuestion {
  private let question: RecordedQuestion

  init(_ question: RecordedQuestion) {
    self.question = question
  }

  func answer() throws -> Figure {
    let bounds = try question.given.required("bounds").rect()
    let context = Figure(try question.layout().invalidationContext(forBoundsChange: bounds))
    let field = try question.given.optional("field") { try $0.string() }
    guard let answer = context.member(field) else { throw try question.unknown("field") }
    return answer
  }
}
