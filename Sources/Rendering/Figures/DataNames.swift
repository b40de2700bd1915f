internal import CoreGraphics
internal import Figures
package import Motion
package import SceneFormat

/// The data's names for a scene's elements, the same in all figures: an item by its label, the first one where that
/// changes, with its identifier where other items have it, too; by its identifier alone where all have it; headers and
/// footers by what they say.
package struct DataNames {
  /// Of each element all that it ever says, in the order of time.
  private var labels: [ElementID: [String]] = [:]

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
    var bearers: [String: Int] = [:]
    for (id, known) in labels {
      for name in known { bearers["\(id.kind) \(name)", default: 0] += 1 }
    }
    let hasSeveral =
      Set(labels.filter { $0.key.kind == .cell }.compactMap(\.value.first)).count > 1
    var names: [ElementID: String] = [:]
    for (id, known) in labels {
      let name = known.first ?? ""
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
      note(item.label, of: .item(item.id))
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
        note(view.label, of: ElementID(.supplementary(kind), .identifier(section.id)))
      }
    }
  }

  private mutating func note(_ label: String, of id: ElementID) {
    if labels[id]?.contains(label) != true { labels[id, default: []].append(label) }
  }
}
