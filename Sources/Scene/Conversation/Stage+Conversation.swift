public import Motion
public import UIKit

extension Stage {
  /// Listens to all calls while the body runs and the layout settles after it. If UIKit would have raised an
  /// exception, `fault` has it, and the conversation goes on to where the work stopped.
  public func listen(
    to body: (UICollectionView) -> Void
  ) -> (conversation: Conversation, fault: LayoutFault?) {
    let recorder = ConversationRecorder()
    let outer = collectionView.conversation
    collectionView.conversation = recorder
    defer { collectionView.conversation = outer }
    var fault: LayoutFault?
    do {
      try perform(body)
    } catch {
      fault = error as? LayoutFault
    }
    return (Conversation(recorder), fault)
  }
}
