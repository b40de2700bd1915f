import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let waterfall = SceneLayout(
    "waterfall", text: "Columns to which each item is added where there is most room.",
    make: WaterfallLayout.init,
    values: [
      .value("columnCount", \.columnCount, as: .integer(1...1000), text: "How many columns."),
      .value(
        "minimumLineSpacing", \.minimumLineSpacing, as: .positive,
        text: "Between items of a column."),
      .value(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, as: .positive,
        text: "Between columns."),
      .value(
        "sectionInset", \.sectionInset, as: .insets, text: "Around the items of each section."),
      .value("itemSize", \.itemSize, as: .size, text: "The shape of items without a size."),
      .value("headerHeight", \.headerHeight, as: .positive, text: "How high headers are."),
      .value("footerHeight", \.footerHeight, as: .positive, text: "How high footers are."),
    ])
}
