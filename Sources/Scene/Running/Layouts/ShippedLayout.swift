import Gallery
import SceneFormat
import UIKit

/// The layouts that come along, by the names that scenes have for them. Each says in one place how it is made and
/// what becomes of values, so that none can be forgotten in the other.
@MainActor struct ShippedLayout {
  let make: @MainActor () -> UICollectionViewLayout
  private let setValues: @MainActor (SceneValues, UICollectionViewLayout) -> Void

  private init<Layout: UICollectionViewLayout>(
    _ make: @escaping @MainActor () -> Layout,
    set: @escaping @MainActor (SceneValues, Layout) -> Void
  ) {
    self.make = make
    setValues = { values, layout in
      guard let layout = layout as? Layout else {
        preconditionFailure("the values of a \(Layout.self) are not those of another layout")
      }
      set(values, layout)
    }
  }

  init?(_ name: String) {
    guard let layout = Self.all[name] else { return nil }
    self = layout
  }

  func set(_ values: SceneValues, on layout: UICollectionViewLayout) { setValues(values, layout) }

  static let all: [String: ShippedLayout] = [
    "flow": ShippedLayout(UICollectionViewFlowLayout.init, set: setFlow),
    "columns": ShippedLayout(ColumnFlowLayout.init) { values, layout in
      layout.minColumnWidth = values.number("minColumnWidth") ?? layout.minColumnWidth
      layout.cellHeight = values.number("cellHeight") ?? layout.cellHeight
      setFlow(values, on: layout)
    },
    "mosaic": ShippedLayout(MosaicLayout.init) { values, layout in
      layout.segmentHeight = values.number("segmentHeight") ?? layout.segmentHeight
      layout.gap = values.number("gap") ?? layout.gap
    },
    "waterfall": ShippedLayout(WaterfallLayout.init, set: setWaterfall),
    "circle": ShippedLayout(CircleLayout.init) { values, layout in
      layout.itemSize = values.size("itemSize") ?? layout.itemSize
      layout.margin = values.number("margin") ?? layout.margin
    },
  ]

  private static func setWaterfall(_ values: SceneValues, on layout: WaterfallLayout) {
    layout.columnCount = values.integer("columnCount") ?? layout.columnCount
    layout.minimumLineSpacing = values.number("minimumLineSpacing") ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      values.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
    layout.sectionInset = values.insets("sectionInset") ?? layout.sectionInset
    layout.itemSize = values.size("itemSize") ?? layout.itemSize
    layout.headerHeight = values.number("headerHeight") ?? layout.headerHeight
    layout.footerHeight = values.number("footerHeight") ?? layout.footerHeight
  }

  private static func setFlow(_ values: SceneValues, on layout: UICollectionViewFlowLayout) {
    if let axis = values.text("scrollDirection") {
      layout.scrollDirection = axis == "horizontal" ? .horizontal : .vertical
    }
    layout.itemSize = values.size("itemSize") ?? layout.itemSize
    layout.estimatedItemSize = values.size("estimatedItemSize") ?? layout.estimatedItemSize
    layout.minimumLineSpacing = values.number("minimumLineSpacing") ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      values.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
    if let insets = values.insets("sectionInset") { layout.sectionInset = insets }
    layout.headerReferenceSize = values.size("headerReferenceSize") ?? layout.headerReferenceSize
    layout.footerReferenceSize = values.size("footerReferenceSize") ?? layout.footerReferenceSize
    layout.sectionHeadersPinToVisibleBounds =
      values.flag("sectionHeadersPinToVisibleBounds") ?? layout.sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds =
      values.flag("sectionFootersPinToVisibleBounds") ?? layout.sectionFootersPinToVisibleBounds
    if let reference = values.text("sectionInsetReference").flatMap(references) {
      layout.sectionInsetReference = reference
    }
  }

  private static func references(
    _ name: String
  ) -> UICollectionViewFlowLayout.SectionInsetReference? {
    let known: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
      "fromContentInset": .fromContentInset,
    ]
    return known[name]
  }
}
