import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let columns = SceneLayout(
    "columns", text: "As many columns as fit, all cells of one height.",
    make: ColumnFlowLayout.init,
    values: [
      .value(
        "minColumnWidth", \.minColumnWidth, as: .number(1...100_000),
        text: "No column is narrower."),
      .value("cellHeight", \.cellHeight, as: .positive, text: "How high each cell is."),
    ] + LayoutValue.lines)
}
