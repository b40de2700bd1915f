import Gallery
import Motion
import Scene
import UIKit

/// Changes whose numbers are kept in `Fixtures/transitions/<id>`.
@MainActor enum TransitionCases {
  nonisolated static let all = [
    "circle-insertion", "columns-rotation", "friends-batch", "hook-additions",
    "interactive-transition", "mosaic-to-waterfall", "sections-with-headers",
  ]

  static func table(_ id: String) throws -> AttributeTable {
    switch id {
    case "circle-insertion": try circle()
    case "columns-rotation": try rotation()
    case "friends-batch": try friends()
    case "hook-additions": try additions()
    case "interactive-transition": try interactive()
    case "mosaic-to-waterfall": try layouts()
    case "sections-with-headers": try sections()
    default: AttributeTable()
    }
  }

  /// A new item comes out of the centre, in the way of custom attributes.
  private static func circle() throws -> AttributeTable {
    let stage = try Stage(
      CircleLayout(), sections: [StageSection("dial", ["a", "b", "c"])],
      setting: StageSetting(size: CGSize(width: 240, height: 240)))
    let recording = try stage.update { $0[0].items.insert("new", at: 1) }
    return recording.table(step: "insert", times: [0.15])
  }

  private static func rotation() throws -> AttributeTable {
    let stage = try Stage(
      ColumnFlowLayout(), sections: [StageSection("friends", ["ann", "bob", "cat", "dan"])],
      setting: StageSetting(size: CGSize(width: 390, height: 700)))
    return try stage.rotate().table(step: "rotate", times: [0.075, 0.225])
  }

  /// Reloads without animation, then deletes descending, moves, inserts ascending.
  private static func friends() throws -> AttributeTable {
    let source = FriendsDataSource(people: ["Ann", "Bob", "Cat", "Dan", "Eve"].map { Person($0) })
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnFlowLayout())
    source.attach(to: view)
    let stage = Stage(collectionView: view) { kind, path in
      kind == .cell ? source.people[path.item].name : nil
    }
    let recording = try stage.record {
      source.perform(
        [.reload(0), .delete(1), .insert(Person("Zoe"), 0), .move(2, 4)], in: $0)
    }
    return recording.table(step: "sync", times: [0.15])
  }

  private static func additions() throws -> AttributeTable {
    let stage = try Stage(
      FlashingLayout(), sections: [StageSection("list", ["a", "b", "c"])],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
    let recording = try stage.update { $0[0].items.remove(at: 1) }
    return recording.table(step: "delete", times: [0.15, 0.3, 0.6])
  }

  private static func interactive() throws -> AttributeTable {
    let stage = try Stage(
      grid(40), sections: [StageSection("g", count: 4)],
      setting: StageSetting(size: CGSize(width: 120, height: 200)))
    return try stage.transition(to: grid(60), through: [0.5, 1.25], finishing: false)
      .table(step: "pinch", times: [0.15])
  }

  private static func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  private static func layouts() throws -> AttributeTable {
    let stage = try Stage(
      MosaicLayout(), sections: [StageSection("feed", count: 7)],
      setting: StageSetting(size: CGSize(width: 300, height: 400)))
    return try stage.setLayout(WaterfallLayout()).table(step: "relayout", times: [0.15])
  }

  private static func sections() throws -> AttributeTable {
    let layout = grid(50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let stage = try Stage(
      layout, sections: [StageSection("a", ["a1", "a2"]), StageSection("b", ["b1", "b2", "b3"])],
      setting: StageSetting(size: CGSize(width: 100, height: 300)))
    let recording = try stage.update {
      $0.remove(at: 0)
      $0.append(StageSection("c", ["c1"]))
    }
    return recording.table(step: "sections", times: [0.15])
  }
}

/// When something is deleted, everything else blinks, and a bar of the layout's own runs through.
final class FlashingLayout: LineLayout {
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    guard let view = collectionView else { return }
    UIView.animate(withDuration: 0.4, delay: 0.2, options: .curveLinear) {
      view.visibleCells.forEach { $0.alpha = 0.5 }
    }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.addSubview(bar)
    UIView.animate(
      withDuration: 0.6, delay: 0, options: .curveEaseOut, animations: { bar.center.y = 200 },
      completion: { _ in bar.removeFromSuperview() })
  }
}
