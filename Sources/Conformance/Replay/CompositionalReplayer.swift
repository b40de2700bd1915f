import Notation
import Scene
import UIKit

/// Builds the recorded compositional layout with its view and data, lays it out, and compares.
struct CompositionalReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let content = recorded.content
    try content.allowOnly(["id", "topic", "layout", "expect"] + StageDescription.keys)
    let description = try StageDescription(content)
    let expected = try RecordedLayout(content.required("expect"))
    let layout = try CompositionalDescription(content.required("layout")).layout
    let live = RecordedStage(layout, description)
    for offset in description.offsets {
      try live.stage.perform { $0.contentOffset = offset }
    }
    return try live.stage.perform { view in
      LayoutComparison(view: view, tolerance: recorded.tolerance).differences(from: expected)
    }
  }
}

/// The same with sections that scroll by themselves: to each of the recorded offsets, one after the other.
struct OrthogonalReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let content = recorded.content
    try content.allowOnly(["id", "topic", "layout", "given", "expect"] + StageDescription.keys)
    let expected = try OrthogonalExpectation(content.required("expect"))
    let given = try OrthogonalGiven(content.required("given"))
    let description = try CompositionalDescription(content.required("layout"))
    let witness = HandlerWitness(given)
    if expected.handler != nil || given.assignsAnything {
      for section in description.sections {
        section.visibleItemsInvalidationHandler = { items, offset, _ in witness.note(items, offset)
        }
      }
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in description.sections.first },
      configuration: description.layout.configuration)
    let live = RecordedStage(layout, try StageDescription(content))
    try live.stage.perform { _ in }
    for offset in given.offsets {
      for section in given.sections {
        try live.stage.perform { _ in layout.scrollSection(section, to: offset) }
      }
    }
    return try live.stage.perform { view in
      let offsets = given.sections.map { layout.offset(ofSection: $0) }
      return LayoutComparison(view: view, tolerance: recorded.tolerance)
        .differences(from: expected.layout)
        + expected.differences(offsets, recorded.tolerance)
        + expected.differences(witness, recorded.tolerance)
    }
  }
}

/// The words to sections that scroll by themselves, and what their handlers set.
struct OrthogonalGiven: Sendable {
  var offsets: [CGFloat]
  var sections: [Int]
  private var assigned: [(offset: CGFloat, items: [Assigned])]

  struct Assigned: Sendable {
    var item: Int
    var alpha: CGFloat?
    var scale: CGFloat?
    var rotation: CGFloat?
    var zIndex: Int?
    var center: CGPoint?
  }

  var assignsAnything: Bool { !assigned.isEmpty }

  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly(["scrollSequence", "sections", "assignedByHandler"])
    offsets = try object.required("scrollSequence").lengths()
    sections = try object.required("sections").list { try $0.integer() }
    assigned =
      try object.optional("assignedByHandler") { node in
        try node.list { node in
          let entry = try node.object()
          return (
            offset: try entry.required("offsetX").length(),
            items: try entry.required("items").list { try Assigned($0) }
          )
        }
      } ?? []
  }

  /// The values for an item at an offset.
  func values(of item: Int, at offset: CGFloat) -> Assigned? {
    assigned.first { abs($0.offset - offset) < 0.001 }?.items.first { $0.item == item }
  }
}

extension OrthogonalGiven.Assigned {
  init(_ node: JSONNode) throws {
    let object = try node.object()
    try object.allowOnly(["item", "alpha", "scale", "z", "center", "rotationInsteadOfScale"])
    item = try object.required("item").integer()
    alpha = try object.optional("alpha") { try $0.length() }
    scale = try object.optional("scale") { try $0.length() }
    rotation = try object.optional("rotationInsteadOfScale") { try $0.length() }
    zIndex = try object.optional("z") { try $0.integer() }
    center = try object.optional("center") { try $0.point() }
  }
}

/// Sets what a recorded handler set, and notes what it was told last, section by section.
@MainActor final class HandlerWitness {
  private let given: OrthogonalGiven
  private(set) var told: [Int: Told] = [:]

  struct Told {
    var offset: CGPoint
    var items: [Item]
  }

  struct Item {
    var key: RecordedLayout.Key
    var frame: CGRect
    var center: CGPoint
    var alpha: CGFloat
    var zIndex: Int
  }

  init(_ given: OrthogonalGiven) {
    self.given = given
  }

  func note(_ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint) {
    guard let section = items.first?.indexPath.section else { return }
    for item in items where item.representedElementCategory == .cell {
      assign(given.values(of: item.indexPath.item, at: offset.x), to: item)
    }
    told[section] = Told(offset: offset, items: items.map { Item($0) })
  }

  private func assign(
    _ values: OrthogonalGiven.Assigned?, to item: any NSCollectionLayoutVisibleItem
  ) {
    guard let values else { return }
    item.alpha = values.alpha ?? item.alpha
    item.zIndex = values.zIndex ?? item.zIndex
    item.center = values.center ?? item.center
    if let angle = values.rotation {
      item.transform = CGAffineTransform(rotationAngle: angle)
    } else if let scale = values.scale {
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}
