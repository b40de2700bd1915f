// The lines to views: what a collection view tells its cells, supplementary and decoration views.
extension UICollectionReusableView {
  fileprivate func ask<Answer>(
    _ call: @autoclosure () -> RecordedCall, answered spoken: (Answer) -> Spoken?,
    by body: () -> Answer
  ) -> Answer {
    guard let recorder = reuse.owner?.conversation else { return body() }
    recorder.begin(call(), from: .collectionView, to: party)
    let answer = body()
    recorder.end(answer: spoken(answer))
    return answer
  }

  private var party: ConversationRecorder.Party {
    switch reuse.slot {
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    case .cell, nil: .cell
    }
  }

  func tellToPrepareForReuse() {
    ask(RecordedCall("prepareForReuse"), answered: { _ in nil }, by: prepareForReuse)
  }

  func tellToApply(_ attributes: UICollectionViewLayoutAttributes) {
    ask(RecordedCall("apply", ["": .attributes(attributes)]), answered: { _ in nil }) {
      apply(attributes)
    }
  }

  func askForPreferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    ask(
      RecordedCall("preferredLayoutAttributesFitting", ["": .attributes(attributes)]),
      answered: Spoken.attributes, by: { preferredLayoutAttributesFitting(attributes) })
  }

  func tellWillTransition(from earlier: UICollectionViewLayout, to later: UICollectionViewLayout) {
    ask(
      RecordedCall("willTransition", ["from": .type(of: earlier), "to": .type(of: later)]),
      answered: { _ in nil }
    ) { willTransition(from: earlier, to: later) }
  }

  func tellDidTransition(from earlier: UICollectionViewLayout, to later: UICollectionViewLayout) {
    ask(
      RecordedCall("didTransition", ["from": .type(of: earlier), "to": .type(of: later)]),
      answered: { _ in nil }
    ) { didTransition(from: earlier, to: later) }
  }
}

extension UICollectionViewCell {
  func tellDragState(_ state: DragState) {
    guard dragState != state else { return }
    dragState = state
    ask(RecordedCall("dragStateDidChange", ["": .text("\(state)")]), answered: { _ in nil }) {
      dragStateDidChange(state)
    }
  }
}
