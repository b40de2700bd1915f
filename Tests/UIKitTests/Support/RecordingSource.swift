@testable import UIKit

/// A data source and delegate that writes down what happens to it.
@MainActor final class RecordingSource: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// Replaces the answer for a cell.
  var provideCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var provideHeader: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("items \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("cell \(indexPath.section)-\(indexPath.item)")
    if let provideCell { return provideCell(collectionView, indexPath) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("header \(indexPath.section)")
    if let provideHeader { return provideHeader(collectionView, kind, indexPath) }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("will \(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.append("select \(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log.append("deselect \(indexPath.section)-\(indexPath.item)")
  }
}

/// A cell that writes down its life.
class RecordingCell: UICollectionViewCell {
  var log: [String] = []
  var preferredSize: ((CGSize) -> CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("init \(Int(frame.width))×\(Int(frame.height))")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.append("apply \(layoutAttributes.indexPath.item)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredSize else { return layoutAttributes }
    layoutAttributes.size = preferredSize(layoutAttributes.size)
    return layoutAttributes
  }
}

/// A collection view of 200×200 over a list, with everything registered that the list needs.
@MainActor struct ListStage {
  let layout: ListLayout
  let source: RecordingSource
  let view: UICollectionView

  init(_ counts: [Int] = [10], layout: ListLayout = ListLayout(), lays: Bool = true) {
    self.layout = layout
    source = RecordingSource(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    if lays { view.layoutIfNeeded() }
  }

  func cell(_ item: Int, _ section: Int = 0) -> RecordingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? RecordingCell
  }

  /// The codes of what a run raises: one or none.
  func faultCode(_ body: () -> Void) -> String? {
    do {
      try FaultScope.run(body)
      return nil
    } catch {
      return (error as? Fault)?.code
    }
  }
}
