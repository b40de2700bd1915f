import Motion
import SceneFormat
import UIKit

extension SceneLayout {
  static let compositional = SceneLayout(
    "compositional",
    text: "UIKit's compositional layout: groups in sections, which may scroll by themselves.",
    make: ComposedLayout.init,
    values: [
      .value(
        "sections", \.sections, as: .composedSections,
        text: "By the identifiers of the data; `*` is for all others."),
      .value(
        "scrollDirection", \.configuration.scrollDirection,
        as: .words(["vertical": .vertical, "horizontal": .horizontal]),
        text: "Where the content grows."),
      .value(
        "interSectionSpacing", \.configuration.interSectionSpacing, as: .number,
        text: "Between two sections."),
      .value(
        "contentInsetsReference", \.configuration.contentInsetsReference,
        as: .words([
          "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
          "readableContent": .readableContent,
        ]), text: "What insets of sections count from."),
      .value(
        "boundary", \.boundary, as: .composedBoundary,
        text: "Views along the edges of all content."),
    ])
}

/// A compositional layout whose sections are those of a scene.
final class ComposedLayout: UICollectionViewCompositionalLayout {
  var sections = ComposedSections() {
    didSet { invalidateLayout() }
  }
  var boundary: [ComposedView] = [] {
    didSet {
      configuration.boundarySupplementaryItems = boundary.map(\.boundaryItem)
      invalidateLayout()
    }
  }

  init() {
    let maker = Maker()
    super.init(
      sectionProvider: { index, environment in maker.section(index, environment) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
    maker.layout = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Answers for the layout, which is not there yet when it needs somebody who does.
  @MainActor private final class Maker {
    weak var layout: ComposedLayout?

    func section(
      _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      let names = layout?.collectionView?.dataNames?()() ?? []
      let name = names.indices.contains(index) ? names[index].name : "*"
      let section = layout?.sections[name] ?? ComposedSection.rows
      return section.fitting(width: environment.container.effectiveContentSize.width).made
    }
  }
}
