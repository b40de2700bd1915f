import SceneFormat
import UIKit

extension SceneLayout {
  static let flow = SceneLayout(
    "flow", text: "UIKit's flow layout.", make: UICollectionViewFlowLayout.init,
    values: LayoutValue.axis + LayoutValue.cells + LayoutValue.lines)
}

extension LayoutValue where Layout: UICollectionViewFlowLayout {
  fileprivate static var axis: [LayoutValue] {
    [
      .value(
        "scrollDirection", \.scrollDirection,
        as: .words(["vertical": .vertical, "horizontal": .horizontal]),
        text: "Where the content grows.")
    ]
  }

  fileprivate static var cells: [LayoutValue] {
    [
      .value("itemSize", \.itemSize, as: .size, text: "Cells that have no size of their own."),
      .value(
        "estimatedItemSize", \.estimatedItemSize, as: .size, text: "Lets cells size themselves."),
    ]
  }

  /// The values of every kind of flow: spaces, headers and footers.
  static var lines: [LayoutValue] {
    [
      .value("minimumLineSpacing", \.minimumLineSpacing, as: .positive, text: "Between lines."),
      .value(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, as: .positive,
        text: "Between items of a line."),
      .value(
        "sectionInset", \.sectionInset, as: .insets, text: "Around the items of each section."),
      .value(
        "sectionInsetReference", \.sectionInsetReference,
        as: .words([
          "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea,
          "fromLayoutMargins": .fromLayoutMargins,
        ]), text: "What insets count from."),
      .value(
        "headerReferenceSize", \.headerReferenceSize, as: .size,
        text: "Headers without a size of their own."),
      .value(
        "footerReferenceSize", \.footerReferenceSize, as: .size,
        text: "Footers without a size of their own."),
      .value(
        "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, as: .flag,
        text: "Headers stay while their section is seen."),
      .value(
        "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, as: .flag,
        text: "Footers stay while their section is seen."),
    ]
  }
}
