/// Above the content of a scroll view, which a finger pulls down to see it. One that is a subview works as one that is
/// the `refreshControl`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = RefreshWheel(style: .large)
  private let title = UILabel(frame: .zero)

  /// The share of the scroll view's top inset that is there for the control.
  private(set) var room: CGFloat = 0
  /// Whether a finger made it begin, and nobody was told yet.
  private var isUntold = false
  /// Points of the control that a finger has uncovered.
  private(set) var uncovered: CGFloat = 0

  /// The height of the control that UIKit makes, and how far it is to be pulled.
  private static let standardHeight: CGFloat = 60

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.standardHeight))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContent()
  }

  private func installContent() {
    isHidden = true
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    title.font = .systemFont(ofSize: 12)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
  }

  /// The spinner in the middle, with the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle.map { $0.length > 0 } ?? false
    wheel.bounds = CGRect(origin: .zero, size: wheel.intrinsicContentSize)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.height * (hasTitle ? 0.36 : 0.5))
    title.frame = CGRect(x: 0, y: bounds.height - 18, width: bounds.width, height: 16)
    title.isHidden = !hasTitle
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // A tint that it only inherits is the app's, and the spinner is grey all the same.
    wheel.color = appearance.tint
  }

  /// Begins without an action, and without scrolling: the top inset is as much larger as the control is high.
  open func beginRefreshing() {
    say("beginRefreshing") {
      guard !isRefreshing else { return }
      begin()
    }
  }

  /// Takes the room away. Content that stands below it goes back up, animated.
  open func endRefreshing() {
    say("endRefreshing") {
      guard isRefreshing else { return }
      isRefreshing = false
      wheel.stopAnimating()
      guard let scrollView else { return }
      // Whatever waits for a pass is no part of the way back.
      scrollView.layoutIfNeeded()
      AnimationContext.scrolling.run {
        takeRoomAway(in: scrollView)
        scrollView.layoutIfNeeded()
      }
    }
  }

  private func begin() {
    isRefreshing = true
    wheel.startAnimating()
    if let scrollView { makeRoom(in: scrollView) }
  }

  /// Written down where somebody records the calls of the collection view.
  private func say(_ method: String, _ body: () -> Void) {
    guard let view = scrollView as? UICollectionView else { return body() }
    view.hear(from: .app, RecordedCall(method), body)
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview else { return }
    takeRoomAway(in: scrollView)
    scrollView.pulledControl = nil
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    scrollView.pulledControl = self
    if isRefreshing { makeRoom(in: scrollView) }
    follow(scrollView)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  // MARK: Room

  private func makeRoom(in scrollView: UIScrollView) {
    guard room == 0 else { return }
    room = height
    scrollView.widenTopInset(by: room)
  }

  private func takeRoomAway(in scrollView: UIScrollView) {
    guard room != 0 else { return }
    let taken = room
    room = 0
    scrollView.widenTopInset(by: -taken)
  }

  /// A program that sets the top inset meanwhile says all of it: nothing of it is taken away later.
  func forgetRoom() { room = 0 }

  private var height: CGFloat { bounds.height > 0 ? bounds.height : Self.standardHeight }

  // MARK: Pulling

  /// Stands above the content, and stays below the bars where the content is pulled further down.
  func follow(_ scrollView: UIScrollView) {
    let pulled = room - scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    frame = CGRect(
      x: 0, y: -max(pulled, height), width: scrollView.bounds.width, height: height)
    // Pulled or not: hidden where nothing of it is to be seen.
    isHidden = pulled <= 0
    let seen = min(max(pulled, 0), height)
    guard seen != uncovered else { return }
    uncovered = seen
    wheel.shown = Int((seen / height * 8).rounded(.down))
  }

  /// A finger that has uncovered all of it and lets go makes it begin.
  func beginIfPulled(_ scrollView: UIScrollView) {
    guard isEnabled, !isRefreshing, uncovered >= height else { return }
    isUntold = true
    begin()
  }

  func sendIfBegun() {
    guard isUntold else { return }
    isUntold = false
    let send = { [self] in
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
    guard let view = scrollView as? UICollectionView else { return send() }
    view.tell(.app, RecordedCall("valueChanged", ["of": .type(of: self)]), by: send)
  }
}

/// The spinner of a refresh control: spoke for spoke as it is uncovered, and turning while it refreshes.
private final class RefreshWheel: UIActivityIndicatorView {
  /// The number of spokes that are there.
  var shown = 0 {
    didSet { if shown != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard !isAnimating else { return super.draw(rect) }
    Spokes(style).draw(in: bounds, color: color, shown: shown)
  }
}
