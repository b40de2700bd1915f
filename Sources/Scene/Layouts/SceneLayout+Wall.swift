import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let wall = SceneLayout(
    "wall", text: "Square tiles in columns, as photos; the first of a section may be large.",
    make: WallLayout.init,
    values: [
      .value("columnCount", \.columnCount, as: .integer(1...1000), text: "How many columns."),
      .value("gap", \.gap, as: .number(0...1000), text: "Between tiles."),
      .value(
        "largeTiles", \.largeTiles,
        as: .words([
          "none": .none, "leading": .leading, "trailing": .trailing, "alternating": .alternating,
        ]), text: "At which side the first tile of a section is as large as four."),
      .value("headerHeight", \.headerHeight, as: .positive, text: "How high headers are."),
      .value(
        "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, as: .flag,
        text: "Headers stay while their section is seen."),
    ])
}
