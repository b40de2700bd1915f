import Motion
import Notation
import UIKit

/// The records of sections that scroll by themselves.
struct OrthogonalExpectation: Sendable {
  var layout: RecordedLayout
  var offsets: [CGFloat]
  var handler: [Told]?

  /// The last call of a section's handler.
  struct Told: Sendable {
    var section: Int
    var offset: CGFloat
    var items: [Item]
  }

  struct Item: Sendable {
    var element: RecordedLayout.Element
    var center: CGPoint?
  }

  init(_ node: JSONNode) throws {
    let object = try node.object()
    let own = ["sectionOffsets", "handler"]
    offsets = try object.required("sectionOffsets").lengths()
    handler = try object.optional("handler") { node in try node.list { try Told($0) } }
    let rest = object.members.filter { !own.contains($0.key) }
    layout = try RecordedLayout(JSONNode(.object(rest), at: node.position))
  }

  @MainActor func differences(_ actual: [CGFloat], _ tolerance: Tolerance) -> [Difference] {
    zip(offsets, actual).enumerated().compactMap { index, pair in
      tolerance.allows(pair.1, insteadOf: pair.0)
        ? nil
        : Difference(
          "offset of section \(index)", expected: NumberText.text(pair.0),
          actual: NumberText.text(pair.1))
    }
  }

  @MainActor func differences(_ witness: HandlerWitness, _ tolerance: Tolerance) -> [Difference] {
    (handler ?? []).flatMap { expected in
      let lines = expected.items.map { $0.line }
      let told = witness.told[expected.section]
      let own = (told?.items ?? []).map { $0.line }
      var found: [Difference] = []
      if !tolerance.allows(told?.offset.x ?? .nan, insteadOf: expected.offset) {
        found.append(
          Difference(
            "handler's offset of section \(expected.section)",
            expected: NumberText.text(expected.offset),
            actual: NumberText.text(told?.offset.x ?? .nan)))
      }
      guard lines != own else { return found }
      return found + [
        Difference(
          "handler's items of section \(expected.section)",
          expected: lines.joined(separator: "; "), actual: own.joined(separator: "; "))
      ]
    }
  }
}

extension OrthogonalExpectation.Told {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly(["section", "offsetX", "items"])
    section = try object.required("section").integer()
    offset = try object.required("offsetX").length()
    items = try object.required("items").list { node in
      let members = try node.object().members.filter { $0.key != "center" }
      return OrthogonalExpectation.Item(
        element: try RecordedLayout.Element(JSONNode(.object(members), at: node.position)),
        center: try node.object().optional("center") { try $0.point() })
    }
  }
}

extension OrthogonalExpectation.Item {
  fileprivate var line: String {
    let numbers =
      element.frame.numbers + [center?.x ?? 0, center?.y ?? 0, element.alpha ?? 1]
    return "\(element.key) \(NumberText.text(numbers)) z \(element.zIndex ?? 0)"
  }
}

extension HandlerWitness.Item {
  @MainActor init(_ item: any NSCollectionLayoutVisibleItem) {
    let kind: ElementKind =
      switch item.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(item.representedElementKind ?? "")
      case .decorationView: .decoration(item.representedElementKind ?? "")
      }
    key = RecordedLayout.Key(kind: kind, path: item.indexPath)
    frame = item.frame
    center = item.center
    alpha = item.alpha
    zIndex = item.zIndex
  }

  fileprivate var line: String {
    "\(key) \(NumberText.text(frame.numbers + [center.x, center.y, alpha])) z \(zIndex)"
  }
}
