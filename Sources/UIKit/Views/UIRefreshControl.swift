@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// As the program says it: no finger pulls the control down, and the content stays in its place.
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }
}
