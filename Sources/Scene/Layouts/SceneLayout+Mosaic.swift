import Gallery
import SceneFormat
import UIKit

extension SceneLayout {
  static let mosaic = SceneLayout(
    "mosaic", text: "Segments of one, two or three pictures.", make: MosaicLayout.init,
    values: [
      .value(
        "segmentHeight", \.segmentHeight, as: .number(1...100_000), text: "How high a segment is."),
      .value("gap", \.gap, as: .number(0...1000), text: "Between pictures."),
    ])
}
