import Scene
import UIKit

/// A collection view as it was recorded, with data source and delegate, which nothing else keeps alive.
@MainActor final class RecordedStage {
  let stage: Stage
  private let source: RecordedSource
  private let delegate: RecordedDelegate?

  init(
    _ layout: UICollectionViewLayout, _ description: StageDescription,
    answers: FlowAnswers = FlowAnswers()
  ) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: description.size), collectionViewLayout: layout)
    source = RecordedSource(description)
    delegate = answers == FlowAnswers() ? nil : RecordedDelegate(answers)
    view.contentInset = description.contentInset
    view.layoutMargins = description.layoutMargins
    view.register(RecordedCell.self, forCellWithReuseIdentifier: RecordedSource.identifier)
    view.dataSource = source
    view.delegate = delegate
    stage = Stage(collectionView: view, scale: description.scale)
  }
}

/// Serves as many cells as were recorded, each with the answer it gave when it was asked to fit.
private final class RecordedSource: UICollectionViewDataSource {
  static let identifier = "recorded"
  private let description: StageDescription

  init(_ description: StageDescription) {
    self.description = description
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    description.counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    description.counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? RecordedCell)?.fitting = description.fitting(at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      RecordedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    let size = description.preferredSupplementarySizes[kind]
    (view as? RecordedView)?.fitting = size.map { .size($0) } ?? .byItself
    return view
  }
}

/// The answer of a view that is asked to fit.
private enum Fitting {
  /// Whatever a view without an opinion answers.
  case byItself
  case unchanged
  case size(CGSize)

  func answer(
    to attributes: UICollectionViewLayoutAttributes,
    otherwise: () -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    switch self {
    case .byItself: return otherwise()
    case .unchanged: return attributes
    case .size(let size):
      guard let fitted = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      fitted.size = size
      return fitted
    }
  }
}

extension StageDescription {
  fileprivate func fitting(at path: IndexPath) -> Fitting {
    switch preferredSizes {
    case .notInvolved: return .byItself
    case .unchanged: return .unchanged
    case .sizes(let sections):
      guard sections.indices.contains(path.section),
        sections[path.section].indices.contains(path.item)
      else { return .unchanged }
      return .size(sections[path.section][path.item])
    }
  }
}

private final class RecordedCell: UICollectionViewCell {
  var fitting = Fitting.byItself

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting.answer(to: layoutAttributes) {
      super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }
}

private final class RecordedView: UICollectionReusableView {
  var fitting = Fitting.byItself

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting.answer(to: layoutAttributes) {
      super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }
}
