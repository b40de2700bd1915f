import UIKit

/// The events in their order.
@MainActor final class FocusLog {
  var entries: [String] = []
}

/// A list of ten rows inside of another view, all of which write down what they hear of the focus.
@MainActor struct FocusStage {
  let log = FocusLog()
  let view: UICollectionView
  let outer: FocusOuterView
  let source = RecordingSource([10])
  let delegate: FocusDelegate

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: ListLayout())
    outer = FocusOuterView(log)
    delegate = FocusDelegate(log)
    outer.addSubview(view)
    let log = log
    view.register(FocusCell.self, forCellWithReuseIdentifier: "cell")
    source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? FocusCell)?.log = log
      return cell
    }
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func cell(_ item: Int) -> FocusCell? { view.cellForItem(at: path(item)) as? FocusCell }
}

final class FocusOuterView: UIView {
  let log: FocusLog
  var preferred: [any UIFocusEnvironment] = []

  init(_ log: FocusLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  required init?(coder: NSCoder) { nil }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log.entries.append("outer asked")
    return true
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    log.entries.append("outer told")
  }
}

final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

/// Counts how often it is asked what only fingers and eyes would want to know.
final class HintedItem: NSObject, UIFocusItem {
  var hints = 0
  var looks = 0
  weak var parentFocusEnvironment: (any UIFocusEnvironment)?

  let preferredFocusEnvironments: [any UIFocusEnvironment] = []
  let focusItemContainer: (any UIFocusItemContainer)? = nil
  let canBecomeFocused = true
  let frame = CGRect.zero
  var isTransparentFocusItem: Bool {
    looks += 1
    return true
  }

  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  func didHintFocusMovement(_ hint: UIFocusMovementHint) { hints += 1 }
}

final class FocusCell: UICollectionViewCell {
  weak var log: FocusLog?
  var isAgainst = false

  private var name: String {
    (superview as? UICollectionView)?.indexPath(for: self).map { "\($0.item)" } ?? "?"
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log?.entries.append("\(name) asked")
    return !isAgainst
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    log?.entries.append("\(name) told")
  }
}

@MainActor final class FocusDelegate: UICollectionViewDelegate {
  let log: FocusLog
  var closed: Set<Int> = []
  var allowed: (UICollectionViewFocusUpdateContext) -> Bool = { _ in true }
  var told: (UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { _, _ in }
  var preferred: IndexPath?
  var follows: (IndexPath) -> Bool = { _ in true }

  init(_ log: FocusLog) {
    self.log = log
  }

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { !closed.contains(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    log.entries.append("delegate asked \(way(context))")
    return allowed(context)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    log.entries.append("delegate told \(way(context))")
    told(context, coordinator)
  }

  private func way(_ context: UICollectionViewFocusUpdateContext) -> String {
    let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    return "\(from.map { "\($0.item)" } ?? "nothing") to \(to.map { "\($0.item)" } ?? "nothing")"
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus && follows(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.entries.append("select \(indexPath.item)")
  }
}
