import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let hexagons = SceneLayout(
    "HexLayout",
    text: "Rows of cells, every other one shifted by half a cell, as in a honeycomb. "
      + "The cells are rectangles.",
    make: HexLayout.init,
    values: [
      .value(
        "radius", \.radius, as: .number(1...10_000), text: "From an item's centre to its corners."),
      .value("spin", \.spin, as: .flag, text: "Whether items turn while they come and go."),
    ]
  ).belowParams()
}
