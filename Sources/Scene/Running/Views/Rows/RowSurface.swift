import Drawing
import SceneFormat
import UIKit

/// Shows a row or a card: ground, picture or symbol, texts, and the part at the trailing edge. Each part is made when
/// it has something to show.
final class RowSurface: UIView {
  private let ground = GroundView()
  private var labels: [RowText: UILabel] = [:]
  private var discs: [RowText: TextDisc] = [:]
  private var picture: UIImageView?
  private var scrim: ScrimView?
  private var initial: UILabel?
  private var symbol: SymbolView?
  private var accessory: UIView?
  private var badge: CapsuleLabel?
  private var tags: [CapsuleLabel] = []
  private var dot: UIView?
  private var bubble: BubbleView?
  private var rule: UIView?
  private var border: RowBorder?
  private var content: ViewContent?
  /// In the collection view, for labels that tell it.
  var placedFrame = CGRect.zero {
    didSet { if placedFrame != oldValue { showTexts() } }
  }
  /// Whether it lies above others, as a pinned header does.
  var isLifted = false {
    didSet { if isLifted != oldValue { showGround() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
  }

  private var row: RowContent? { content?.row }

  func show(_ content: ViewContent) {
    self.content = content
    guard let row = content.row else { return }
    showGround()
    showBubble(row)
    showPicture(row, content)
    showTexts()
    showAccessory(row)
    showCapsules(row)
    showMarks(row)
    showBorder(content, row)
    setNeedsLayout()
  }

  /// How high the row is at that width.
  static func height(of content: ViewContent, width: CGFloat) -> CGFloat? {
    guard let row = content.row, row.height != nil else { return nil }
    guard let measure = RowMeasure(content, frame: .zero)?.sized(for: width) else { return nil }
    let frames = RowArrangement(measure, width: width).frames()
    let line = measure.content.lines[.title]?.font.lineHeight ?? 0
    // Several lines in a row for one need some air.
    let air: CGFloat = frames.wordsHeight > line * 1.5 ? 8 : 0
    if case .points(let points)? = row.height, row.bubble == nil, !row.capsules.areLarge,
      frames.wordsHeight + air <= points
    {
      return points
    }
    return frames.height
  }

  /// How high its words and its padding are, on as few lines as the width has room for.
  static func neededHeight(of content: ViewContent, width: CGFloat = 10_000) -> CGFloat? {
    RowMeasure(content, frame: .zero)
      .map { RowArrangement($0.sized(for: width), width: width).frames().height }
  }

  // MARK: Parts

  private func showGround() {
    guard let content, let row else { return }
    let below = isLifted && content.fill.isClear && row.material == nil ? content.ground : nil
    ground.show(content, row, fill: below ?? content.fill)
  }

  private func showBubble(_ row: RowContent) {
    bubble?.isHidden = row.bubble == nil
    guard let content = row.bubble else { return }
    let view = part(&bubble, BubbleView.init)
    view.isHidden = false
    view.show(content, stroke: self.content?.stroke, isDashed: self.content?.isDashed ?? false)
  }

  /// A message has it around its bubble.
  private func showBorder(_ content: ViewContent, _ row: RowContent) {
    border?.isHidden = content.stroke == nil || row.bubble != nil
    guard content.stroke != nil, row.bubble == nil else { return }
    let view = part(&border, RowBorder.init)
    view.isHidden = false
    view.show(content.stroke, isDashed: content.isDashed)
    bringSubviewToFront(view)
  }

  private func showPicture(_ row: RowContent, _ content: ViewContent) {
    let image = content.imageFit == .none ? nil : content.image
    let hasPicture = image != nil || row.initial != nil || row.isBlank
    picture?.isHidden = !hasPicture
    initial?.isHidden = row.initial == nil || image != nil
    if hasPicture {
      let view = part(&picture, UIImageView.init)
      view.isHidden = false
      view.clipsToBounds = true
      view.image = image
      view.contentMode = content.imageFit == .fit ? .scaleAspectFit : .scaleAspectFill
      view.backgroundColor = image == nil && !row.isGradient ? UIColor(themed: row.accent) : nil
    }
    guard image == nil, let letter = row.initial else { return }
    let label = part(&initial, UILabel.init)
    label.isHidden = false
    label.text = letter
    label.textAlignment = .center
    label.textColor = UIColor(themed: row.accent.readableInk)
  }

  private func showTexts() {
    guard let content, let row, let measure = RowMeasure(content, frame: placedFrame) else {
      return
    }
    for text in RowText.allCases {
      let words = measure.texts[text] ?? ""
      labels[text]?.isHidden = words.isEmpty
      showDisc(behind: text, words.isEmpty ? nil : row.lines[text]?.fill)
      guard !words.isEmpty, let line = row.lines[text] else { continue }
      let label = labels[text] ?? UILabel()
      if labels[text] == nil { addSubview(label) }
      labels[text] = label
      label.isHidden = false
      if label.font != line.font { label.font = line.font }
      label.numberOfLines = line.lines
      label.textColor = UIColor(themed: row.ink(of: text, line))
      if label.text != words { label.text = words }
    }
    setNeedsLayout()
  }

  private func showDisc(behind text: RowText, _ fill: ThemedColor?) {
    discs[text]?.isHidden = fill?.isClear != false
    guard let fill, !fill.isClear else { return }
    let disc = discs[text] ?? TextDisc()
    if discs[text] == nil { insertSubview(disc, aboveSubview: ground) }
    discs[text] = disc
    disc.backgroundColor = UIColor(themed: fill)
  }

  private func alignment(of line: RowContent.Line?) -> NSTextAlignment {
    switch line?.alignment {
    // A message begins where its own letters do.
    case .leading, nil: row?.bubble == nil ? isRightToLeft ? .right : .left : .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  private func showAccessory(_ row: RowContent) {
    let view = RowAccessory.view(of: row)
    put(view, inPlaceOf: accessory)
    accessory = view
  }

  /// A view that is shown once more stands between the same ones as before.
  private func put(_ view: UIView?, inPlaceOf other: UIView?) {
    let place = other.flatMap { subviews.firstIndex(of: $0) }
    other?.removeFromSuperview()
    guard let view else { return }
    insertSubview(view, at: place ?? subviews.count)
  }

  private func showCapsules(_ row: RowContent) {
    badge?.isHidden = row.values.badge == nil
    if let words = row.values.badge {
      let view = part(&badge, CapsuleLabel.init)
      view.isHidden = false
      view.show(words, row.capsules.badge.font, fill: row.tint, ink: row.tint.readableInk)
    }
    let words = row.values.tags ?? []
    for tag in tags.dropFirst(words.count) { tag.removeFromSuperview() }
    tags = words.enumerated().map { place, words in
      let view = place < tags.count ? tags[place] : CapsuleLabel()
      if view.superview == nil { addSubview(view) }
      let ink = row.isOnPicture ? ThemedColor.white : row.tint
      view.show(
        words, row.capsules.tag.font, fill: ink.faded(by: row.isOnPicture ? 0.24 : 0.14), ink: ink)
      return view
    }
  }

  private func showMarks(_ row: RowContent) {
    symbol?.isHidden = row.mark == nil
    if let mark = row.mark {
      let view = part(&symbol, SymbolView.init)
      view.isHidden = false
      view.show(mark)
      if row.isBlank { bringSubviewToFront(view) }
    }
    dot?.isHidden = row.values.isUnread != true
    if row.values.isUnread == true {
      let view = part(&dot, UIView.init)
      view.isHidden = false
      view.backgroundColor = UIColor(themed: row.tint)
    }
    rule?.isHidden = row.separator == nil
    if let line = row.separator {
      let view = part(&rule, UIView.init)
      view.isHidden = false
      view.backgroundColor = UIColor(themed: line.color)
    }
  }

  private func part<Part: UIView>(_ part: inout Part?, _ make: (CGRect) -> Part) -> Part {
    if let part { return part }
    let made = make(.zero)
    addSubview(made)
    part = made
    return made
  }

  // MARK: Placing

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, bounds.isFinite, let measure = RowMeasure(content, frame: placedFrame)
    else { return }
    let (row, frames) = measure.arranged(in: bounds.size)
    dress(row)
    let shown = isRightToLeft ? frames.mirrored(in: bounds.width) : frames
    ground.frame = shown.ground
    ground.place(row, corner: content.corner)
    border?.frame = shown.ground
    border?.place(row, corner: content.corner)
    for (text, label) in labels {
      // A row that was shown before it had a window did not know where reading begins.
      let isBelow =
        text == .value && shown.hasValueBelow || text == .time && shown.hasTimeBelow
      label.textAlignment = alignment(of: isBelow ? nil : row.lines[text])
      label.frame = shown.texts[text] ?? .zero
      // A label without any room would leave dots in the corner.
      label.alpha = shown.texts[text] == nil ? 0 : 1
      placeDisc(behind: text, label)
    }
    placePicture(shown, row, corner: content.corner)
    placeScrim(shown, row)
    accessory?.frame = shown.accessory ?? .zero
    if isRightToLeft, row.accessory == .chevron { accessory?.transform.a = -1 }
    accessory?.isHidden = shown.accessory == nil
    badge?.isHidden = shown.badge == nil
    badge?.frame = shown.badge ?? .zero
    for (place, view) in tags.enumerated() {
      view.isHidden = place >= shown.tags.count
      if !view.isHidden { view.frame = shown.tags[place] }
    }
    dot?.frame = shown.dot ?? .zero
    dot?.layer.cornerRadius = 4.5
    bubble?.isHidden = shown.bubble == nil
    bubble?.place(shown.bubble ?? .zero, isRightToLeft: isRightToLeft)
    placeRule(row, frames)
  }

  /// Sets the words in the letters that the room has place for.
  private func dress(_ row: RowContent) {
    for (text, label) in labels {
      guard let line = row.lines[text] else { continue }
      // A label whose font is set asks for another layout of what it stands in.
      if label.font != line.font { label.font = line.font }
      if label.numberOfLines != line.lines { label.numberOfLines = line.lines }
    }
    for tag in tags { tag.set(row.capsules.tag.font) }
    badge?.set(row.capsules.badge.font)
    (accessory as? CapsuleLabel)?.set(row.capsules.button.font)
  }

  private func placeDisc(behind text: RowText, _ label: UILabel) {
    guard let disc = discs[text], !disc.isHidden else { return }
    let words = RowMeasure.size(of: label.text ?? "", label.font).width
    disc.place(
      in: label.frame, words: min(words, label.frame.width), label.font,
      alignment: label.textAlignment)
  }

  private func placePicture(_ frames: RowFrames, _ row: RowContent, corner: CGFloat) {
    let frame = frames.picture ?? .zero
    symbol?.frame = row.isBlank ? frame.middle(atMost: row.markSize) : frame
    picture?.frame = frame
    initial?.frame = frame
    if row.initial != nil {
      let font = UIFont.systemFont(ofSize: max(1, frame.height * 0.386), weight: .semibold)
      // A label whose font is set asks for another layout of what it stands in.
      if initial?.font != font { initial?.font = font }
    }
    guard let picture else { return }
    let side = min(frame.width, frame.height)
    picture.layer.maskedCorners = .all
    switch row.image.placement {
    case .above? where row.bubble == nil:
      picture.layer.cornerRadius = min(corner, side / 2)
      picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .background?: picture.layer.cornerRadius = min(corner, side / 2)
    case .above?, .below?, .leading?, .trailing?, nil:
      picture.layer.cornerRadius = radius(row, side: side, corner: corner)
    }
  }

  /// Behind the words, and somewhat above them.
  private func placeScrim(_ frames: RowFrames, _ row: RowContent) {
    let hasScrim = row.image.placement == .background && !frames.texts.isEmpty
    scrim?.isHidden = !hasScrim
    guard hasScrim, let picture else { return }
    let view = scrim ?? ScrimView()
    if scrim == nil { picture.addSubview(view) }
    scrim = view
    view.isHidden = false
    let top = max(0, frames.firstTop - picture.frame.minY - 28)
    view.frame = CGRect(
      x: 0, y: top, width: picture.bounds.width, height: max(0, picture.bounds.height - top))
  }

  private func radius(_ row: RowContent, side: CGFloat, corner: CGFloat) -> CGFloat {
    if row.bubble != nil { return min(corner, side / 2) }
    switch row.image.shape {
    case .round?: return side / 2
    case .rounded?: return min((side * 0.225), side > 100 ? 10 : 14)
    case .square?, nil: return 0
    }
  }

  private func placeRule(_ row: RowContent, _ frames: RowFrames) {
    guard let rule, let line = row.separator else { return }
    let inset = line.inset.map { frames.ground.minX + $0 } ?? frames.textEdge
    let end = frames.ground.maxX + (line.trailing > 0 ? -line.trailing : reach(row))
    let width = max(0, end - inset)
    let x = isRightToLeft ? bounds.width - inset - width : inset
    rule.frame = CGRect(
      x: x, y: line.isAtTop ? frames.ground.minY : frames.ground.maxY - 1, width: width, height: 1)
  }
}

extension RowSurface {
  /// The way from a row that ends where the screen's cutout begins to the edge of the screen, to which the lines of a
  /// plain list go on.
  fileprivate func reach(_ row: RowContent) -> CGFloat {
    guard row.margin.right == 0, let window else { return 0 }
    let place = convert(bounds, to: window)
    let safe = window.safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = isMirrored ? place.minX : window.bounds.width - place.maxX
    let room = isMirrored ? safe.left : safe.right
    return abs(way - room) < 0.5 ? room : 0
  }
}

extension CGRect {
  /// A square in the middle, no larger than a part of it.
  fileprivate func middle(atMost size: CGFloat) -> CGRect {
    let side = max(min(size, width, height), (min(width, height) * 0.35).rounded())
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension RowContent {
  /// Words in a bubble are as dark or as light as it asks for.
  func ink(of text: RowText, _ line: Line) -> ThemedColor {
    guard text == .title, let bubble else { return line.color }
    return bubble.color.readableInk
  }
}

extension RowMeasure {
  /// Nil for what is no row.
  init?(_ content: ViewContent, frame: CGRect) {
    guard let row = content.row else { return nil }
    self.content = row
    var texts = row.lines.mapValues { content.text($0.template, frame: frame) }
    if row.bubble?.isTyping == true { texts[.title] = nil }
    self.texts = texts
    hasImage = content.image != nil && content.imageFit != .none
  }
}
