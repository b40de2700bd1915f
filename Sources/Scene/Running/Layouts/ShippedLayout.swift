import Gallery
import SceneFormat
import UIKit

/// The layouts that come along, by the names that scenes have for them.
@MainActor enum ShippedLayout: String {
  case flow, columns, mosaic, waterfall, circle

  init?(_ name: String) {
    self.init(rawValue: name)
  }

  func make() -> UICollectionViewLayout {
    switch self {
    case .flow: UICollectionViewFlowLayout()
    case .columns: ColumnFlowLayout()
    case .mosaic: MosaicLayout()
    case .waterfall: WaterfallLayout()
    case .circle: CircleLayout()
    }
  }

  func set(_ values: SceneValues, on layout: UICollectionViewLayout) {
    switch layout {
    case let layout as ColumnFlowLayout:
      layout.minColumnWidth = values.number("minColumnWidth") ?? layout.minColumnWidth
      layout.cellHeight = values.number("cellHeight") ?? layout.cellHeight
      setFlow(values, on: layout)
    case let layout as UICollectionViewFlowLayout: setFlow(values, on: layout)
    case let layout as MosaicLayout:
      layout.segmentHeight = values.number("segmentHeight") ?? layout.segmentHeight
      layout.gap = values.number("gap") ?? layout.gap
    case let layout as WaterfallLayout: setWaterfall(values, on: layout)
    case let layout as CircleLayout:
      layout.itemSize = values.size("itemSize") ?? layout.itemSize
      layout.margin = values.number("margin") ?? layout.margin
    default: break
    }
  }

  private func setWaterfall(_ values: SceneValues, on layout: WaterfallLayout) {
    layout.columnCount = values.integer("columnCount") ?? layout.columnCount
    layout.minimumLineSpacing = values.number("minimumLineSpacing") ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      values.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
    layout.sectionInset = values.insets("sectionInset") ?? layout.sectionInset
    layout.itemSize = values.size("itemSize") ?? layout.itemSize
    layout.headerHeight = values.number("headerHeight") ?? layout.headerHeight
    layout.footerHeight = values.number("footerHeight") ?? layout.footerHeight
  }

  private func setFlow(_ values: SceneValues, on layout: UICollectionViewFlowLayout) {
    if let axis = values.text("scrollDirection") {
      layout.scrollDirection = axis == "horizontal" ? .horizontal : .vertical
    }
    layout.itemSize = values.size("itemSize") ?? layout.itemSize
    layout.estimatedItemSize = values.size("estimatedItemSize") ?? layout.estimatedItemSize
    layout.minimumLineSpacing = values.number("minimumLineSpacing") ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      values.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
    layout.sectionInset = values.insets("sectionInset") ?? layout.sectionInset
    layout.headerReferenceSize = values.size("headerReferenceSize") ?? layout.headerReferenceSize
    layout.footerReferenceSize = values.size("footerReferenceSize") ?? layout.footerReferenceSize
    layout.sectionHeadersPinToVisibleBounds =
      values.flag("sectionHeadersPinToVisibleBounds") ?? layout.sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds =
      values.flag("sectionFootersPinToVisibleBounds") ?? layout.sectionFootersPinToVisibleBounds
    switch values.text("sectionInsetReference") {
    case "fromSafeArea": layout.sectionInsetReference = .fromSafeArea
    case "fromLayoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    case "fromContentInset": layout.sectionInsetReference = .fromContentInset
    default: break
    }
  }
}
