import Motion
import UIKit

extension UpdateRequest {
  /// The update that a collection view was told, with the data's names for everything before and after it.
  ///
  /// - Parameter names: of all of the data, where anybody knows; a user's own data are asked for by places.
  @MainActor init(
    _ plan: UpdatePlan, _ names: UpdateIdentifiers?, before: ElementNames, after: ElementNames
  ) {
    let arrived = names.map { $0.after.map(DataSection.init) } ?? Self.sections(plan.after, after)
    self.init(
      before: names.map { $0.before.map(DataSection.init) }
        ?? Self.sections(before: plan, before, arrived),
      after: arrived)
    for update in plan.layoutUpdates { note(update) }
    items.reconfigures = plan.reconfiguredItems.map {
      Passage(from: $0.from.indexPath, to: $0.to.indexPath)
    }
  }

  /// A path whose item is no number names a section.
  private mutating func note(_ update: LayoutUpdate) {
    switch update {
    case .delete(let path):
      if path.item == NSNotFound {
        sections.deletes.append(path.section)
      } else {
        items.deletes.append(path)
      }
    case .insert(let path):
      if path.item == NSNotFound {
        sections.inserts.append(path.section)
      } else {
        items.inserts.append(path)
      }
    case .move(let from, let to):
      if from.item == NSNotFound {
        sections.moves.append(Passage(from: from.section, to: to.section))
      } else {
        items.moves.append(Passage(from: from, to: to))
      }
    case .reload(let from, let to):
      if from.item == NSNotFound {
        sections.reloads.append(Passage(from: from.section, to: to.section))
      } else {
        items.reloads.append(Passage(from: from, to: to))
      }
    }
  }

  @MainActor private static func sections(
    _ counts: [Int], _ names: ElementNames
  ) -> [DataSection] {
    counts.enumerated().map { section, count in
      DataSection((0..<count).map { names.id(of: .cell, at: [section, $0]) })
    }
  }

  /// A user's data may have changed before anybody asked: who stays has the name that it has now.
  @MainActor private static func sections(
    before plan: UpdatePlan, _ names: ElementNames, _ arrived: [DataSection]
  ) -> [DataSection] {
    plan.before.enumerated().map { section, count in
      DataSection(
        (0..<count).map { item in
          let place = plan.itemAfter(ItemPosition(section, item))
          let survivor = place.flatMap { place -> ElementID? in
            guard arrived.indices.contains(place.section),
              arrived[place.section].items.indices.contains(place.item)
            else { return nil }
            return arrived[place.section].items[place.item]
          }
          if let survivor, survivor.identifier != nil { return survivor }
          return names.id(of: .cell, at: [section, item])
        })
    }
  }
}

extension DataSection {
  fileprivate init(_ section: UpdateIdentifiers.Section) {
    self.init(section.items.map { .item($0) }, name: section.name)
  }
}
