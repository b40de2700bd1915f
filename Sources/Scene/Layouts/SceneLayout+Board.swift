import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let board = SceneLayout(
    "board",
    text: "Columns side by side, a section each, with a header above and a ground, the decoration "
      + "`column`, behind.",
    make: BoardLayout.init,
    values: [
      .value("columnWidth", \.columnWidth, as: .number(1...100_000), text: "How wide columns are."),
      .value(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, as: .positive,
        text: "Between columns."),
      .value(
        "minimumLineSpacing", \.minimumLineSpacing, as: .positive,
        text: "Between items of a column."),
      .value(
        "sectionInset", \.sectionInset, as: .insets,
        text: "Between the edges of a column and its items."),
      .value("margin", \.margin, as: .number(0...10_000), text: "Around all columns."),
      .value("headerHeight", \.headerHeight, as: .positive, text: "How high headers are."),
      .value(
        "cellHeight", \.cellHeight, as: .positive,
        text: "How high cells are that say nothing of it."),
    ])
}
