internal import CoreGraphics
internal import Figures
package import Motion
package import SceneFormat

/// The data's names for a scene's elements, the same in all figures: an item by its label where that never changes,
/// with its identifier where other items have it, too; by its identifier alone where its label changes, or all have it;
/// headers and footers by what they say.
package struct DataNames {
  private var labels: [ElementID: Set<String>] = [:]

  package init(_ scene: SceneDescription) {
    add(scene.sections)
    for step in scene.steps {
      switch step.cause {
      case .update(let update):
        add(update.items)
        add(update.insertedSections.map(\.section))
      case .apply(let apply):
        for section in apply.sections {
          // An item that is only named stays what it was.
          add(section.items.filter { labels[.item($0.id)] == nil || !$0.isOnlyNamed })
        }
      default: break
      }
    }
  }

  /// Everything that the data has at any time: items, headers and footers.
  package var elements: Set<ElementID> { Set(labels.keys) }

  package var names: [ElementID: String] {
    let alone = labels.compactMapValues { $0.count == 1 ? $0.first : nil }
    var bearers: [String: Int] = [:]
    for (id, name) in alone { bearers["\(id.kind) \(name)", default: 0] += 1 }
    let hasSeveral = Set(alone.filter { $0.key.kind == .cell }.values).count > 1
    var names: [ElementID: String] = [:]
    for id in labels.keys {
      let name = alone[id] ?? ""
      guard name.contains(where: { !$0.isWhitespace }) else { continue }
      if bearers["\(id.kind) \(name)"] == 1 {
        names[id] = name
      } else if id.kind == .cell, hasSeveral, let identifier = id.identifier, identifier != name {
        names[id] = "\(name.shortened(to: Self.longestShared)) (\(identifier))"
      }
    }
    return names
  }

  /// More of a label before its identifier would be a sentence.
  private static let longestShared = 24

  private mutating func add(_ items: [ItemDescription]) {
    for item in items.flatMap(\.withChildren) {
      labels[.item(item.id), default: []].insert(item.label)
    }
  }

  private mutating func add(_ sections: [SectionDescription]) {
    for section in sections {
      add(section.items)
      for (view, kind) in [
        (section.header, "UICollectionElementKindSectionHeader"),
        (section.footer, "UICollectionElementKindSectionFooter"),
      ] {
        guard let view else { continue }
        labels[ElementID(.supplementary(kind), .identifier(section.id)), default: []]
          .insert(view.label)
      }
    }
  }
}
