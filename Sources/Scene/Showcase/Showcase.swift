import Gallery
import Motion
import UIKit

/// The layouts that come with the package, each with data that show what it is for.
public enum Showcase {
  /// Every exhibit, those of the gallery's layouts first.
  public static let exhibits = [
    Exhibit("ColumnFlowLayout: five friends, before and after the device is turned", play: columns),
    Exhibit(
      "ColumnFlowLayout: bob goes, zoe comes, cat moves to the end, halfway at 0.15 s", play: batch),
    Exhibit("MosaicLayout: nine pictures in segments", play: mosaic),
    Exhibit("WaterfallLayout: six pictures, each as high as it is", play: waterfall),
    Exhibit("CircleLayout: six items on a ring that is a decoration view", play: circle),
    Exhibit(
      "Flow layout: a grid with headers and footers, scrolled under a pinned header", play: grid),
    Exhibit("Flow layout: self-sizing cells take the place that they prefer", play: selfSizing),
    Exhibit(
      "Flow layout: the same grid, read from left to right and from right to left", play: reading),
  ]

  /// All exhibits, one below the other.
  @MainActor public static func text() throws -> String {
    try exhibits.map { try $0.text() }.joined(separator: "\n")
  }

  // MARK: Gallery

  @MainActor private static func columns() throws -> AttributeTable {
    let friends = StageSection("friends", ["ann", "bob", "cat", "dan", "eve"])
    let size = CGSize(width: 390, height: 520)
    let stage = try Stage(
      ColumnFlowLayout(), sections: [friends], setting: StageSetting(size: size))
    let upright = AttributeTable(try stage.snapshot(), step: "upright")
    try stage.perform { $0.frame.size = CGSize(width: 844, height: 390) }
    return upright.adding(try stage.snapshot(), step: "turned")
  }

  @MainActor private static func batch() throws -> AttributeTable {
    let friends = StageSection("friends", ["ann", "bob", "cat", "dan", "eve"])
    let stage = try Stage(
      ColumnFlowLayout(), sections: [friends],
      setting: StageSetting(size: CGSize(width: 390, height: 520)))
    let recording = try stage.update { $0[0].items = ["zoe", "ann", "dan", "eve", "cat"] }
    return recording.table(step: "sync", times: [0.15])
  }

  @MainActor private static func mosaic() throws -> AttributeTable {
    let stage = try Stage(
      MosaicLayout(), sections: [StageSection("feed", count: 9)],
      setting: StageSetting(size: CGSize(width: 390, height: 520)))
    return AttributeTable(try stage.snapshot())
  }

  @MainActor private static func waterfall() throws -> AttributeTable {
    let layout = WaterfallLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let stage = try Stage(
      layout, sections: [StageSection("feed", count: 6)],
      setting: StageSetting(size: CGSize(width: 390, height: 520)))
    let heights = PictureHeights()
    stage.collectionView.delegate = heights
    return try withExtendedLifetime(heights) { AttributeTable(try stage.snapshot()) }
  }

  private final class PictureHeights: WaterfallLayoutDelegate {
    private let heights: [CGFloat] = [120, 200, 90, 160, 140, 110]

    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
      heights[indexPath.item % heights.count]
    }
  }

  @MainActor private static func circle() throws -> AttributeTable {
    let stage = try Stage(
      CircleLayout(), sections: [StageSection("dial", ["a", "b", "c", "d", "e", "f"])],
      setting: StageSetting(size: CGSize(width: 320, height: 320)))
    return AttributeTable(try stage.snapshot())
  }

  // MARK: Flow layout

  @MainActor private static func grid() throws -> AttributeTable {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = try Stage(
      layout, sections: [StageSection("fruit", count: 5), StageSection("nuts", count: 4)],
      setting: StageSetting(size: CGSize(width: 320, height: 240)))
    let top = AttributeTable(try stage.snapshot(), step: "top")
    try stage.perform { $0.contentOffset.y = 60 }
    let scrolled = try stage.snapshot(of: .viewport)
    return top.adding(scrolled, step: "scrolled")
  }

  @MainActor private static func selfSizing() throws -> AttributeTable {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 30)
    let widths: [(String, CGFloat)] = [
      ("swift", 58), ("collection", 97), ("view", 51), ("layout", 66), ("on", 33), ("linux", 57),
    ]
    let items = widths.map { StageItem($0.0, fittingSize: CGSize(width: $0.1, height: 30)) }
    let stage = try Stage(
      layout, sections: [StageSection("tags", items)],
      setting: StageSetting(size: CGSize(width: 240, height: 240)))
    return AttributeTable(try stage.snapshot())
  }

  @MainActor private static func reading() throws -> AttributeTable {
    try [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].reduce(AttributeTable()) {
      let layout = MirroringFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      let stage = try Stage(
        layout, sections: [StageSection("words", ["one", "two", "three", "four"])],
        setting: StageSetting(size: CGSize(width: 320, height: 240), direction: $1))
      return $0.adding(
        try stage.snapshot(), step: $1 == .leftToRight ? "left-to-right" : "right-to-left")
    }
  }

  /// A flow layout keeps left and right in every language unless it says otherwise.
  private final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
}
