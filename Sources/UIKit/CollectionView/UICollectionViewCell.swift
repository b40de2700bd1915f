@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content: UIView
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  /// Whether its item is being edited.
  var isEdited = false
  /// The state that the cell was told last.
  var dragState = DragState.none

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    installContent()
  }

  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    installContent()
  }

  private func installContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      storedIsSelected = newValue
      showState()
    }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      storedIsHighlighted = newValue
      showState()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertFilling(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        showState()
      }
    }
  }

  /// True as long as its collection view allows the focus and selections.
  open override var canBecomeFocused: Bool {
    reuse.owner.map { $0.allowsFocus && $0.allowsSelection } ?? false
  }

  open func dragStateDidChange(_ dragState: DragState) {}

  override func sizeDidChange(of child: UIView) {
    super.sizeDidChange(of: child)
    if child === content { reuse.owner?.measureAgain(self) }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  private func insertFilling(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// The selected background shows while the cell is selected or highlighted; labels and images in the
  /// content show their highlighted look.
  private func showState() {
    let isEmphasised = storedIsSelected || storedIsHighlighted
    selectedBackgroundView?.isHidden = !isEmphasised
    content.setHighlightedLook(isEmphasised)
  }
}

extension UIView {
  /// Passes the highlighted look on to the labels and images below, as a cell does in UIKit.
  fileprivate func setHighlightedLook(_ isHighlighted: Bool) {
    for view in subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      default: view.setHighlightedLook(isHighlighted)
      }
    }
  }
}
