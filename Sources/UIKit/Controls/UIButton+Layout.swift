/// The views of a button beside its title and its image, made when something is to be shown in them.
@MainActor final class ButtonExtras {
  private(set) var background: UIImageView?
  private(set) var plate: UIView?
  private(set) var subtitle: UILabel?
  private(set) var spinner: UIActivityIndicatorView?
  var needsUpdate = false
  var isUpdating = false
  /// The configuration as it is shown in the button's state.
  var shown: UIButton.Configuration?

  func show(_ image: UIImage?, in button: UIButton) {
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView(frame: button.bounds)
    view.image = image
    guard background == nil else { return }
    button.insertSubview(view, at: plate == nil ? 0 : 1)
    background = view
  }

  func makePlate(in button: UIButton) -> UIView {
    if let plate { return plate }
    let view = UIView(frame: button.bounds)
    view.isUserInteractionEnabled = false
    button.insertSubview(view, at: 0)
    plate = view
    return view
  }

  func makeSubtitle(in button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let view = UILabel()
    view.numberOfLines = 0
    button.addSubview(view)
    subtitle = view
    return view
  }

  func makeSpinner(in button: UIButton) -> UIActivityIndicatorView {
    if let spinner { return spinner }
    let view = UIActivityIndicatorView(style: .medium)
    button.addSubview(view)
    spinner = view
    return view
  }

  func dropSpinner() {
    spinner?.removeFromSuperview()
    spinner = nil
  }

  func dropSubtitle() {
    subtitle?.removeFromSuperview()
    subtitle = nil
  }

  func dropConfiguredParts(of button: UIButton) {
    dropSpinner()
    dropSubtitle()
    plate?.removeFromSuperview()
    (plate, shown) = (nil, nil)
  }
}

// MARK: - Without a configuration: the image before the title

extension UIButton {
  func fittingSize(in room: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if extras.shown != nil { return configuredSize(in: room) }
    let insets = contentEdgeInsets
    let isLimited = room.width > 0 && room.width < 1e6
    let width = isLimited ? room.width - insets.left - insets.right : 0
    let (title, image) = (titleSize(in: width), picture.image?.size ?? .zero)
    // A title has six points above and below it, unless the content has insets of its own.
    let air: CGFloat = insets == .zero && title.height > 0 ? 12 : 0
    var size = CGSize(
      width: title.width + image.width, height: max(title.height + air, image.height))
    if image == .zero, insets == .zero { size.width = max(size.width, 30) }
    if size.height == 0, insets == .zero { size.height = 34 }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(size.width + insets.left + insets.right, background.width),
      height: max(size.height + insets.top + insets.bottom, background.height))
  }

  /// The size of a title beside the image in so much room; without limits where that is zero.
  private func titleSize(in width: CGFloat) -> CGSize {
    let room = width > 0 ? max(width - (picture.image?.size.width ?? 0), 1) : 0
    return label.sizeThatFits(CGSize(width: room, height: 0))
  }

  func placeContent() {
    extras.background?.frame = backgroundRect(forBounds: bounds)
    if extras.shown != nil { return placeConfiguredContent() }
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  /// Each part stands where both of them together would, moved by half of what its own insets take more on one side.
  func plainRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = picture.image?.size ?? .zero
    let natural = titleSize(in: content.width)
    let title = CGSize(
      width: min(natural.width, max(0, content.width - image.width)), height: natural.height)
    let whole = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    func place(_ size: CGSize, _ insets: UIEdgeInsets, after width: CGFloat) -> CGRect {
      let room = content.inset(by: insets)
      let isFilled = contentVerticalAlignment == .fill && size == image && size != .zero
      let height = isFilled ? room.height : size.height
      return CGRect(
        x: start(of: whole.width, in: room) + width, y: top(of: height, in: room),
        width: size.width, height: height)
    }
    // In a line that is read from the right the title stands before the image.
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (
      onPixels(place(title, titleEdgeInsets, after: isReversed ? 0 : image.width)),
      onPixels(place(image, imageEdgeInsets, after: isReversed ? title.width : 0))
    )
  }

  func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.midX - width / 2
    }
  }

  func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.midY - height / 2
    }
  }

  /// The same box from a whole pixel on.
  func onPixels(_ box: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    var result = box
    result.origin.x = (box.minX * scale).rounded() / scale
    result.origin.y = (box.minY * scale).rounded() / scale
    return result
  }
}
