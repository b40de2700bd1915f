/// The actions that a swipe over a row of a list shows.
///
/// Differs from UIKit: nobody swipes here, so they are kept, and of no effect.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let all: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    all = actions
    super.init()
  }

  open var actions: [UIContextualAction] { all }
}

@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  private let look: Style
  private let work: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    look = style
    work = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  open var style: Style { look }
  open var handler: Handler { work }
}
