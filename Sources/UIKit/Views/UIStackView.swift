/// Differs from UIKit: the views are placed by their frames, from what they measure, without constraints.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { -CGFloat.greatestFiniteMagnitude }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  // MARK: Arranged views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementDidChange()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let room = CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
    let sizes = shown.map { wantedSize(of: $0, in: room) }
    let along = solver(for: sizes).naturalLength
    let across = sizes.map(cross).max() ?? 0
    let content =
      isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: content.width + inset.left + inset.right,
      height: content.height + inset.top + inset.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let sizes = shown.map { wantedSize(of: $0, in: room.size) }
    let spans = solver(for: sizes).spans(in: main(room.size))
    for (view, (size, span)) in zip(shown, zip(sizes, spans)) {
      view.frame = frame(
        of: span, cross: crossSpan(for: cross(size), in: cross(room.size)), in: room)
    }
  }

  func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension UIStackView {
  private var isHorizontal: Bool { axis == .horizontal }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func solver(for sizes: [CGSize]) -> StackSolver {
    let views = shown
    let items = zip(views.indices, sizes).map { index, size in
      let view = views[index]
      let custom = customSpacing(after: view)
      var spacing = abs(custom) < 1e9 ? custom : spacing
      if isBaselineRelativeArrangement, !isHorizontal, index + 1 < views.count {
        // From the last line of one to the first line of the next, whatever is between them.
        spacing -= view.roomBelowLastLine(size) + views[index + 1].firstLine(sizes[index + 1])
      }
      return StackSolver.Item(
        length: main(size), spacing: spacing,
        hugging: view.contentHuggingPriority(for: axis).rawValue,
        resistance: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    return StackSolver(distribution: distribution, items: items)
  }

  /// The size that a view wants where the stack gives it all of the room across.
  private func wantedSize(of view: UIView, in room: CGSize) -> CGSize {
    let limit =
      isHorizontal
      ? CGSize(width: 0, height: room.height) : CGSize(width: room.width, height: 0)
    // A text that fills the width is as high as its lines at that width.
    if !isHorizontal, alignment == .fill, room.width > 0 {
      return CGSize(width: room.width, height: view.sizeThatFits(limit).height)
    }
    return view.systemLayoutSizeFitting(limit)
  }

  private func crossSpan(for length: CGFloat, in room: CGFloat) -> Span {
    let length = min(length, room)
    switch alignment {
    case .fill: return Span(start: 0, length: room)
    case .leading, .firstBaseline, .lastBaseline: return Span(start: 0, length: length)
    case .center: return Span(start: (room - length) / 2, length: length)
    case .trailing: return Span(start: room - length, length: length)
    }
  }

  private func frame(of span: Span, cross: Span, in room: CGRect) -> CGRect {
    var frame =
      isHorizontal
      ? CGRect(x: span.start, y: cross.start, width: span.length, height: cross.length)
      : CGRect(x: cross.start, y: span.start, width: cross.length, height: span.length)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = room.width - frame.maxX
    }
    return frame.offsetBy(dx: room.minX, dy: room.minY)
  }
}

extension UIView {
  /// The place of the first line of text, from above; of what has none, its lower edge.
  fileprivate func firstLine(_ size: CGSize) -> CGFloat {
    lines(in: size)?.first?.baseline ?? size.height
  }

  /// The room from the last line of text to the lower edge.
  fileprivate func roomBelowLastLine(_ size: CGSize) -> CGFloat {
    (lines(in: size)?.last).map { size.height - $0.baseline } ?? 0
  }

  private func lines(in size: CGSize) -> [TextLine]? {
    guard let label = self as? UILabel,
      let request = label.request(width: size.width, lineLimit: label.numberOfLines)
    else { return nil }
    return CurrentTextEngine.current.layOut(request).lines
  }
}

public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
