import CoreGraphics
import Motion

@testable import Figures

/// Conversations that figures are drawn of in these tests.
enum CallCases {
  typealias Call = Conversation.Call
  typealias Field = Conversation.Field
  typealias Value = Conversation.Value

  // MARK: Parts

  static func path(_ item: Int, section: Int = 0) -> Value { .text("\(section)-\(item)") }

  static func frame(_ rect: CGRect) -> Value {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func attributes(_ key: String, at rect: CGRect, alpha: CGFloat = 1) -> Value {
    let fields = [Field("element", .text(key)), Field("frame", frame(rect))]
    return .record(alpha == 1 ? fields : fields + [Field("alpha", .numbers([alpha]))])
  }

  static func attributes(_ element: ElementSnapshot) -> Value {
    attributes(element.spokenKey, at: element.frame)
  }

  static func toLayout(
    _ method: String, _ arguments: [Field] = [], answer: Value? = nil
  ) -> Call {
    Call(
      from: .collectionView, to: .layout, depth: 1, method: method, arguments: arguments,
      answer: answer)
  }

  static let prepare = toLayout("prepare")

  static func query(_ rect: CGRect, _ elements: [ElementSnapshot]) -> Call {
    toLayout(
      "layoutAttributesForElements", [Field("in", frame(rect))],
      answer: .list(elements.map(attributes)))
  }

  static func invalidate(_ items: [Int]? = nil) -> Call {
    let fields = [Field("class", .text("Context"))]
    let named = items.map { [Field("items", .list($0.map { path($0) }))] } ?? []
    return toLayout("invalidateLayout", [Field("with", .record(fields + named))])
  }

  // MARK: Layouts

  /// A grid of three columns, 130 points a row, with items called by their numbers.
  static func wall(_ count: Int, sections: Int = 1) -> LayoutSnapshot {
    let share = max(1, count / sections)
    let elements = (0..<count).map { number in
      let (row, column) = (number / 3, number % 3)
      return MotionCases.cell(
        "\(number + 1)", [number / share, number % share],
        CGRect(x: CGFloat(column) * 130, y: CGFloat(row) * 142, width: 126, height: 138))
    }
    return LayoutSnapshot(
      elements: elements,
      contentSize: CGSize(width: 390, height: CGFloat((count + 2) / 3) * 142),
      viewport: CGRect(x: 0, y: 0, width: 390, height: 852))
  }

  /// Three screens of a wall while it scrolls; the second answer leaves some out.
  static func scrolling(
    _ layout: LayoutSnapshot, missing: [String] = [], turned: Bool = false
  ) -> [QueryMap.Step] {
    let rects = [0, 426, 852].map { start in
      turned
        ? CGRect(x: start, y: 0, width: 852, height: 390)
        : CGRect(x: 0, y: start, width: 390, height: 852)
    }
    let calls = rects.enumerated().map { number, rect in
      query(
        rect,
        layout.elements.filter {
          $0.frame.overlaps(rect) && !(number == 1 && missing.contains($0.id.label))
        })
    }
    return [QueryMap.Step("scroll", Conversation(calls: [prepare] + calls), settling: layout)]
  }

  // MARK: Updates

  /// The calls of an update that inserts one item and deletes another one.
  static func update(_ count: Int) -> Conversation {
    let cells = (0..<count).map { "cell 0-\($0)" }
    func place(_ item: Int) -> CGRect { CGRect(x: 0, y: item * 50, width: 300, height: 40) }
    let ends = cells.enumerated().map { attributes($1, at: place($0)) }
    let starts = cells.enumerated().map { item, key in
      attributes(key, at: place(item == 0 ? 0 : item - 1), alpha: item == 0 ? 0 : 1)
    }
    let elements = toLayout(
      "layoutAttributesForElements", [Field("in", .numbers([0, 0, 300, 600]))],
      answer: .list(ends))
    return Conversation(
      calls: asked(count) + [invalidate(), prepare] + sizes(count)
        + [elements, updates, elements]
        + asks("finalLayoutAttributesForDisappearingItem", finals(ends))
        + asks("initialLayoutAttributesForAppearingItem", starts) + made(ends[0])
        + starts.map(applied) + [shown("willDisplay", 0)] + ends.map(applied)
        + [applied(finals(ends)[1]), toLayout("finalizeCollectionViewUpdates")]
        + [shown("didEndDisplaying", 1)])
  }

  private static func asked(_ count: Int) -> [Call] {
    func app(_ method: String, _ arguments: [Field] = []) -> Call {
      Call(from: .app, to: .collectionView, method: method, arguments: arguments)
    }
    func data(_ method: String, _ arguments: [Field] = [], _ answer: Int) -> Call {
      Call(
        from: .collectionView, to: .dataSource, depth: 1, method: method, arguments: arguments,
        answer: .numbers([CGFloat(answer)]))
    }
    return [
      app("performBatchUpdates"), app("deleteItems", [Field("at", .list([path(1)]))]),
      app("insertItems", [Field("at", .list([path(0)]))]), data("numberOfSections", [], 1),
      data("numberOfItems", [Field("inSection", .numbers([0]))], count),
    ]
  }

  private static func sizes(_ count: Int) -> [Call] {
    (0..<count).map { item in
      Call(
        from: .layout, to: .delegate, depth: 2, method: "sizeForItem",
        arguments: [Field("at", path(item))], answer: .numbers([300, 40]))
    }
  }

  private static let updates = toLayout(
    "prepare", [Field("forCollectionViewUpdates", .list([.record([]), .record([])]))])

  private static func finals(_ ends: [Value]) -> [Value] {
    ends.enumerated().map { item, value in
      guard item == 1, case .record(let fields) = value else { return value }
      return .record(fields + [Field("alpha", .numbers([0]))])
    }
  }

  private static func asks(_ method: String, _ answers: [Value]) -> [Call] {
    answers.enumerated().map { item, answer in
      toLayout(method, [Field("at", path(item))], answer: answer)
    }
  }

  private static func made(_ value: Value) -> [Call] {
    var apply = applied(value)
    apply.depth = 2
    return [
      Call(
        from: .collectionView, to: .dataSource, depth: 1, method: "cellForItem",
        arguments: [Field("at", path(0))], answer: .text("Cell")), apply,
    ]
  }

  private static func applied(_ value: Value) -> Call {
    Call(
      from: .collectionView, to: .cell, depth: 1, method: "apply", arguments: [Field("", value)])
  }

  private static func shown(_ method: String, _ item: Int) -> Call {
    Call(
      from: .collectionView, to: .delegate, depth: 1, method: method,
      arguments: [Field("forItemAt", path(item))])
  }
}
