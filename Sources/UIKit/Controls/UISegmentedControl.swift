@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// One of the parts, and the view that shows it.
  struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// Zero where the control shares out its width.
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  private(set) var segments: [Part] = []
  private var selected = UISegmentedControl.noSegment
  private var held: Int?
  private var attributes = StateValues<[NSAttributedString.Key: Any]>()
  private var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var dividers: [Divider: UIImage] = [:]
  /// How far the content of segments is moved, by their places.
  var adjustments: [UIBarMetrics: [Segment: UIOffset]] = [:]

  private struct Divider: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { append(Part(item)) }
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(Part(action)) }
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func append(_ segment: Part) { segments.append(segment) }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = nearest(segment)
    segments.remove(at: index)
    if selected == index { selected = Self.noSegment }
    if selected > index { selected -= 1 }
    segmentsDidChange()
  }
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let place = ($0.width, $0.isEnabled)
      $0 = Part(action)
      ($0.width, $0.isEnabled) = place
    }
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private subscript(index: Int) -> Part? {
    segments.isEmpty ? nil : segments[nearest(index)]
  }

  // As UIKit does it, an index behind the end is that of the last segment.
  private func nearest(_ index: Int) -> Int { min(max(index, 0), segments.count - 1) }

  private func insert(_ segment: Part, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    segmentsDidChange()
  }

  private func change(_ index: Int, _ body: (inout Part) -> Void) {
    guard !segments.isEmpty else { return }
    body(&segments[nearest(index)])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Selection

  /// Nobody is told when a program sets it, as in UIKit.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsDisplay()
    }
  }
  /// Whether a segment is selected only while a finger is on it.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = -1 } } }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = segment(at: touch.location(in: self))
    return held != nil
  }
  open override func cancelTracking(with event: UIEvent?) { held = nil }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = touch.flatMap { segment(at: $0.location(in: self)) }
    held = nil
    guard let index, isMomentary || index != selected else { return }
    selected = index
    setNeedsDisplay()
    if let action = segments[index].action { sendAction(action) }
    announceValue()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func segment(at point: CGPoint) -> Int? {
    boxes.indices.first { boxes[$0].contains(point) && segments[$0].isEnabled }
  }

  // MARK: Look

  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the width is shared out by what the segments hold.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    setNeedsDisplay()
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics]?[state]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    let key = Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
    dividers[key] = dividerImage
    setNeedsDisplay()
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[
      Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
  }

  /// The state of one segment.
  func state(ofSegment index: Int) -> State {
    var state: State = index == selected ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == held { state.insert(.highlighted) }
    return state
  }

  func shownBackground(in state: State) -> UIImage? {
    backgrounds[.default]?.shown(in: state)
  }
  /// The image between two segments that stand in this order, from the left.
  func divider(between left: Int, and right: Int) -> UIImage? {
    dividerImage(
      forLeftSegmentState: state(ofSegment: left), rightSegmentState: state(ofSegment: right),
      barMetrics: .default)
      ?? dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  }
  func titleAttributes(in state: State) -> [NSAttributedString.Key: Any] {
    attributes.shown(in: state) ?? [:]
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override func draw(_ rect: CGRect) { drawSegments() }
}

extension UISegmentedControl.Part {
  /// A segment of a text, an image or an action; an empty one of anything else.
  @MainActor fileprivate init(_ item: Any) {
    switch item {
    case let action as UIAction:
      (self.action, image) = (action, action.image)
      title = action.image == nil ? action.title : nil
    case let image as UIImage: self.image = image
    case let title as String: self.title = title
    default: break
    }
  }
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
