/// The views of a navigation bar: background and line, prompt, title, large title, the way back and the buttons.
@MainActor final class NavigationBarContent {
  var isStale = true
  private let background = BarGround(frame: .zero)
  private let line = UIView(frame: .zero)
  private let prompt = UILabel(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let largeTitle = UILabel(frame: .zero)
  private let largeTitleWindow = UIView(frame: .zero)
  private var titleView: UIView?
  private(set) var wayBack: WayBackButton?
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private static let gap: CGFloat = 12

  func install(in bar: UINavigationBar) {
    largeTitleWindow.clipsToBounds = true
    largeTitleWindow.addSubview(largeTitle)
    for view in [background, line, largeTitleWindow, prompt, title] { bar.addSubview(view) }
    for view in [background, line, largeTitleWindow] { view.isUserInteractionEnabled = false }
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    title.textAlignment = .center
  }

  /// The buttons, from the left to the right.
  var buttons: [UIControl] { [wayBack].compactMap { $0 } + left + right.reversed() }

  // MARK: Content

  private func refresh(_ bar: UINavigationBar, _ look: UINavigationBarAppearance) {
    for button in buttons { button.removeFromSuperview() }
    titleView?.removeFromSuperview()
    let item = bar.topItem
    prompt.text = item?.prompt
    title.text = item?.title
    largeTitle.text = item?.title
    titleView = item?.titleView
    if let titleView { bar.addSubview(titleView) }
    left = buttons(of: item?.leftBarButtonItems, in: bar, look)
    right = buttons(of: item?.rightBarButtonItems, in: bar, look)
    wayBack = makeWayBack(in: bar, look)
    for button in buttons { bar.addSubview(button) }
  }

  private func buttons(
    of items: [UIBarButtonItem]?, in bar: UINavigationBar, _ look: UINavigationBarAppearance
  ) -> [BarButton] {
    (items ?? []).compactMap { item in
      item.bar = bar
      guard !item.isHidden, item.systemItem != .flexibleSpace else { return nil }
      return BarButton(
        item, item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
    }
  }

  private func makeWayBack(
    in bar: UINavigationBar, _ look: UINavigationBarAppearance
  ) -> WayBackButton? {
    guard let item = bar.topItem, let below = bar.backItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    else { return nil }
    let button = WayBackButton(
      below, image: look.backIndicatorImage ?? bar.backIndicatorImage, look.backButtonAppearance)
    button.addAction(
      UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  func layOut(in bar: UINavigationBar) {
    let look = bar.look
    if isStale {
      isStale = false
      refresh(bar, look)
    }
    show(look, in: bar)
    let rightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = bar.controller?.systemMinimumLayoutMargins.leading ?? 16
    let safe = bar.safeAreaInsets
    let row = CGRect(
      x: safe.left + margins, y: bar.promptHeight,
      width: max(0, bar.bounds.width - safe.left - safe.right - 2 * margins),
      height: bar.rowHeight)
    prompt.frame = CGRect(x: row.minX, y: 6, width: row.width, height: 18)
    let free = placeButtons(in: row, mirrored: rightToLeft)
    placeTitle(in: free, row: row, bar)
    placeLargeTitle(below: row, bar)
  }

  private func show(_ look: UINavigationBarAppearance, in bar: UINavigationBar) {
    let top = bar.frame.minY
    background.frame = CGRect(
      x: 0, y: -top, width: bar.bounds.width, height: bar.bounds.height + top)
    background.backgroundColor = look.backgroundColor ?? look.backgroundEffect?.style.barColor
    // The glass that comes once the content is scrolled is known before, so that it can come and go.
    background.glass = (look.glass ?? bar.standardAppearance.glass)?.withAlphaComponent(1)
    background.showsGlass = look.glass != nil
    if background.image !== look.backgroundImage { background.image = look.backgroundImage }
    background.contentMode = look.backgroundImageContentMode
    let thickness = 1 / max(bar.traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: bar.bounds.height, width: bar.bounds.width, height: thickness)
    line.backgroundColor = look.shadowColor
    dress(title, look.titleTextAttributes, in: .systemFont(ofSize: 17, weight: .semibold))
    let large = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: bar.traitCollection)
    dress(
      largeTitle, look.largeTitleTextAttributes,
      in: .systemFont(ofSize: large.pointSize, weight: .bold))
  }

  private func dress(
    _ label: UILabel, _ attributes: [NSAttributedString.Key: Any], in font: UIFont
  ) {
    // A new font asks for layout, which is under way.
    let font = attributes[.font] as? UIFont ?? font
    if label.font != font { label.font = font }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  /// The room that the buttons leave.
  private func placeButtons(in row: CGRect, mirrored: Bool) -> CGRect {
    var (start, end) = (row.minX, row.maxX)
    let leading: [UIControl] = [wayBack].compactMap { $0 } + left
    let trailing: [UIControl] = right
    for button in mirrored ? trailing : leading {
      let width = button.sizeThatFits(row.size).width
      // The sign of the way back stands nearer to the edge than words.
      let shift: CGFloat = button is WayBackButton ? -8 : 0
      button.frame = CGRect(x: start + shift, y: row.minY, width: width, height: row.height)
      start = button.frame.maxX + Self.gap
    }
    for button in mirrored ? leading : trailing {
      let width = button.sizeThatFits(row.size).width
      let shift: CGFloat = button is WayBackButton ? 8 : 0
      button.frame = CGRect(
        x: end - width + shift, y: row.minY, width: width, height: row.height)
      end = button.frame.minX - Self.gap
    }
    return CGRect(x: start, y: row.minY, width: max(0, end - start), height: row.height)
  }

  /// In the middle of the bar, moved aside where a button is in its way.
  private func placeTitle(in free: CGRect, row: CGRect, _ bar: UINavigationBar) {
    let view = titleView ?? title
    title.isHidden = titleView != nil
    let wished = titleView.map { $0.bounds.size } ?? title.sizeThatFits(free.size)
    // Words stand in the middle of their room, and how wide they are is not known to the point before a font has set
    // them.
    let width = titleView == nil ? (wished.width * 1.25).rounded(.up) : wished.width
    let size = CGSize(width: min(width, free.width), height: min(wished.height, row.height))
    let middle = bar.bounds.midX - size.width / 2
    let x = min(max(middle, free.minX), free.maxX - size.width)
    view.frame = CGRect(
      x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
    title.alpha = bar.showsLargeTitle ? titleAlpha(in: bar) : 1
  }

  /// The small title comes while the last of the letters of the large one go under the row.
  private func titleAlpha(in bar: UINavigationBar) -> CGFloat {
    let height = bar.largeTitleHeight
    return min(max((bar.collapse - height / 2) / (height * 18 / 52), 0), 1)
  }

  private func placeLargeTitle(below row: CGRect, _ bar: UINavigationBar) {
    largeTitleWindow.isHidden = !bar.showsLargeTitle
    guard bar.showsLargeTitle else { return }
    largeTitleWindow.frame = CGRect(
      x: 0, y: row.maxY, width: bar.bounds.width, height: max(0, bar.bounds.height - row.maxY))
    let height = largeTitle.sizeThatFits(row.size).height
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    largeTitle.textAlignment = isMirrored ? .right : .left
    largeTitle.frame = CGRect(
      x: row.minX, y: largeTitleWindow.bounds.height - height - 8, width: row.width, height: height)
  }
}

extension UINavigationBar {
  /// The act of a finger on the way back.
  fileprivate func goBack() {
    if let controller {
      controller.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}

extension UIBarAppearance {
  /// The colour over what is blurred; nil where nothing is.
  fileprivate var glass: UIColor? {
    backgroundEffect.map { backgroundColor ?? $0.style.barColor }
  }
}

extension UIBlurEffect.Style {
  /// The colour of a bar of this material over a page without anything on it.
  var barColor: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
  }
}

/// Leads to the item below: a sign, and its title.
final class WayBackButton: UIControl {
  private let sign: UIView
  private let label = UILabel(frame: .zero)

  init(
    _ item: UINavigationItem, image: UIImage?, _ look: UIBarButtonItemAppearance
  ) {
    sign = image.map { UIImageView(image: $0) } ?? BarSignView(.chevron)
    super.init(frame: .zero)
    label.text = item.wordsOfTheWayBack
    label.font = look.normal.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    accessibilityLabel = item.backButtonTitle ?? item.title ?? "Back"
    addSubview(sign)
    addSubview(label)
    label.textColor = look.normal.titleTextAttributes[.foregroundColor] as? UIColor ?? tintColor
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { label.textColor = tintColor }

  /// The widest that the words may become; their width is not known to the point before a font has set them.
  private var room: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    room = size.width / 3
    return CGSize(
      width: 17 + min(label.sizeThatFits(size).width.rounded(.up), room), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (height, width) = (BarSign.side, max(bounds.width - 17, room))
    sign.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    sign.center = CGPoint(
      x: isMirrored ? bounds.width - height / 2 : height / 2, y: bounds.midY)
    label.textAlignment = isMirrored ? .right : .left
    label.frame = CGRect(
      x: isMirrored ? bounds.width - 17 - width : 17, y: 0, width: width, height: bounds.height)
  }
}
