import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let circle = SceneLayout(
    "circle", text: "Items on a ring.", make: CircleLayout.init,
    values: [
      .value("itemSize", \.itemSize, as: .size, text: "How large each item is."),
      .value(
        "margin", \.margin, as: .number(0...10_000), text: "Between the ring and the edge."),
    ])
}
