import UIKit

/// Hears what a scene is at while it is played.
@MainActor package protocol PlayWatcher: AnyObject {
  /// A step begins; nothing stands for the start.
  func plays(step: String?)
  /// Somebody is called, such as `the layout's call prepare`.
  func callBegins(_ call: String)
  func callEnds()
}

/// Tells a watcher in words which calls are under way.
@MainActor final class CallRelay: CallWatcher {
  private weak var watcher: (any PlayWatcher)?

  init(_ watcher: any PlayWatcher) {
    self.watcher = watcher
  }

  func callBegins(to party: ConversationRecorder.Party, _ method: String) {
    watcher?.callBegins("\(party.owner) call \(method)")
  }

  func callEnds() { watcher?.callEnds() }

  /// Keeps it until here: views do not hold what watches them.
  func end() { watcher = nil }
}

extension ConversationRecorder.Party {
  fileprivate var owner: String {
    switch self {
    case .user: "the user's"
    case .app: "the app's"
    case .collectionView: "the collection view's"
    case .layout: "the layout's"
    case .dataSource: "the data source's"
    case .delegate: "the delegate's"
    case .cell: "a cell's"
    case .supplementaryView: "a supplementary view's"
    case .decorationView: "a decoration view's"
    }
  }
}
