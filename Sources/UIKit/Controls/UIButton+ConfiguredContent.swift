// A button with a configuration: a plate, and before it the image beside or over the title and the subtitle.
extension UIButton {
  func updateConfigurationIfNeeded() {
    guard extras.needsUpdate, !extras.isUpdating else { return }
    extras.needsUpdate = false
    extras.isUpdating = true
    updateConfiguration()
    extras.isUpdating = false
    showConfiguration()
  }

  private func showConfiguration() {
    guard let configuration else { return }
    var shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    shown.tint = shown.tint ?? tintColor
    extras.shown = shown
    extras.show(currentBackgroundImage, in: self)
    extras.makePlate(in: self).backgroundColor = shown.shownBackground
    (label.alpha, picture.alpha) = (1, 1)
    showTitle(of: shown)
    showSubtitle(of: shown)
    showImage(of: shown)
  }

  private func showTitle(of shown: Configuration) {
    label.numberOfLines = shown.titleLineBreakMode.cutsLines ? 1 : 0
    label.lineBreakMode = shown.titleLineBreakMode
    let title = ConfiguredTitle(
      plain: shown.title ?? currentTitle, attributed: shown.attributedTitle,
      ofState: shown.title == nil ? shownAttributedTitle : nil,
      transformer: shown.titleTextAttributesTransformer)
    title.show(
      in: label,
      font: .preferredFont(
        forTextStyle: shown.buttonSize.titleStyle, compatibleWith: traitCollection),
      color: shown.shownForeground)
  }

  private func showSubtitle(of shown: Configuration) {
    guard shown.subtitle != nil || shown.attributedSubtitle != nil else {
      return extras.dropSubtitle()
    }
    let label = extras.makeSubtitle(in: self)
    label.numberOfLines = shown.subtitleLineBreakMode.cutsLines ? 1 : 0
    label.lineBreakMode = shown.subtitleLineBreakMode
    let subtitle = ConfiguredTitle(
      plain: shown.subtitle, attributed: shown.attributedSubtitle,
      transformer: shown.subtitleTextAttributesTransformer)
    subtitle.show(
      in: label,
      font: .preferredFont(
        forTextStyle: shown.buttonSize.subtitleStyle, compatibleWith: traitCollection),
      color: shown.shownForeground)
  }

  private func showImage(of shown: Configuration) {
    let color = shown.shownForeground
    if shown.showsActivityIndicator {
      let spinner = extras.makeSpinner(in: self)
      spinner.color = shown.activityIndicatorColorTransformer.map { $0(color) } ?? color
      spinner.startAnimating()
      picture.image = nil
    } else {
      extras.dropSpinner()
      picture.image = shown.image ?? currentImage
      picture.tintColor = shown.imageColorTransformer.map { $0(color) } ?? color
    }
  }

  // MARK: Measuring

  private struct Content {
    var title: CGSize
    var subtitle: CGSize
    var image: CGSize
    /// The image with what is kept free around it.
    var slot: CGSize
    var text: CGSize
    var whole: CGSize
    var isStacked: Bool
    /// Whether the image is above the text or at its left.
    var isImageFirst: Bool
    var padding: CGFloat
    var titlePadding: CGFloat
  }

  private func content(in width: CGFloat, of shown: Configuration) -> Content {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = !shown.imagePlacement.isDisjoint(with: [.top, .bottom])
    let image = extras.spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero
    var slot = image
    if isStacked, image != .zero { slot.height = max(slot.height, shown.imageReservation) }
    if !isStacked, image != .zero { slot.width = max(slot.width, shown.imageReservation) }
    let hasText = label.text?.isEmpty == false || extras.subtitle != nil
    let padding = image == .zero || !hasText ? 0 : shown.imagePadding
    let room = isStacked || width <= 0 ? width : max(width - slot.width - padding, 1)
    let limit = CGSize(width: max(room, 0), height: 0)
    let title = label.sizeThatFits(limit)
    let subtitle = extras.subtitle?.sizeThatFits(limit) ?? .zero
    let gap = title.height > 0 && subtitle.height > 0 ? shown.titlePadding : 0
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    let whole =
      isStacked
      ? CGSize(width: max(slot.width, text.width), height: slot.height + padding + text.height)
      : CGSize(width: slot.width + padding + text.width, height: max(slot.height, text.height))
    let leads = !shown.imagePlacement.contains(.trailing)
    return Content(
      title: title, subtitle: subtitle, image: image, slot: slot, text: text, whole: whole,
      isStacked: isStacked,
      isImageFirst: isStacked ? !shown.imagePlacement.contains(.bottom) : leads != isReversed,
      padding: padding, titlePadding: gap)
  }

  func configuredSize(in room: CGSize) -> CGSize {
    guard let shown = extras.shown else { return .zero }
    let insets = shown.contentInsets
    let width =
      room.width > 0 && room.width < 1e6 ? room.width - insets.leading - insets.trailing : 0
    let whole = content(in: width, of: shown).whole
    return CGSize(
      width: whole.width + insets.leading + insets.trailing,
      height: whole.height + insets.top + insets.bottom)
  }

  // MARK: Placing

  func placeConfiguredContent() {
    guard let shown = extras.shown else { return }
    let plate = extras.makePlate(in: self)
    plate.frame = bounds
    plate.layer.cornerRadius = shown.cornerRadius(height: bounds.height)
    let room = bounds.inset(
      by: shown.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection))
    let content = content(in: room.width, of: shown)
    let origin = CGPoint(
      x: start(of: content.whole.width, in: room), y: top(of: content.whole.height, in: room))
    var slot = CGRect(origin: origin, size: content.slot)
    var text = CGRect(origin: origin, size: content.text)
    if content.isStacked {
      slot.origin.x += (content.whole.width - slot.width) / 2
      text.origin.x += (content.whole.width - text.width) / 2
      if content.isImageFirst { text.origin.y += slot.height + content.padding }
      if !content.isImageFirst { slot.origin.y += text.height + content.padding }
    } else {
      slot.origin.y += (content.whole.height - slot.height) / 2
      text.origin.y += (content.whole.height - text.height) / 2
      if content.isImageFirst { text.origin.x += slot.width + content.padding }
      if !content.isImageFirst { slot.origin.x += text.width + content.padding }
    }
    placeImage(content.image, in: slot)
    placeTexts(content, in: text, shown)
  }

  private func placeImage(_ size: CGSize, in slot: CGRect) {
    let box = onPixels(CGRect(size: size, inTheMiddleOf: slot))
    picture.frame = extras.spinner == nil ? box : .zero
    extras.spinner?.frame = box
  }

  private func placeTexts(_ content: Content, in box: CGRect, _ shown: Configuration) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part: CGFloat =
      switch shown.titleAlignment {
      case .center: 0.5
      case .trailing: isReversed ? 0 : 1
      case .leading, .automatic: isReversed ? 1 : 0
      }
    let isCentered =
      shown.titleAlignment == .automatic && content.isStacked && content.image != .zero
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let x = box.minX + (box.width - size.width) * (isCentered ? 0.5 : part)
      return onPixels(CGRect(x: x, y: y, width: size.width, height: size.height))
    }
    label.frame = line(content.title, at: box.minY)
    label.textAlignment = isCentered || part == 0.5 ? .center : part == 0 ? .left : .right
    extras.subtitle?.frame = line(
      content.subtitle, at: box.minY + content.title.height + content.titlePadding)
    extras.subtitle?.textAlignment = label.textAlignment
  }
}

/// A title of a configuration, and the attributes that it is shown with.
private struct ConfiguredTitle {
  var plain: String?
  var attributed: AttributedString?
  /// The title that was set for the button's state.
  var ofState: NSAttributedString?
  var transformer: UIConfigurationTextAttributesTransformer?

  @MainActor func show(in label: UILabel, font: UIFont, color: UIColor) {
    var attributes = AttributeContainer()
    attributes.uiKit.font = font
    attributes.uiKit.foregroundColor = color
    if let transformer { attributes = transformer(attributes) }
    label.attributedText = nil
    label.font = attributes.uiKit.font ?? font
    label.textColor = attributes.uiKit.foregroundColor ?? color
    if let attributed {
      label.attributedText = NSAttributedString(
        shown: attributed.mergingAttributes(attributes, mergePolicy: .keepCurrent))
    } else if let ofState {
      label.attributedText = ofState
    } else {
      label.text = plain
    }
  }
}

extension NSLineBreakMode {
  fileprivate var cutsLines: Bool { ![.byWordWrapping, .byCharWrapping].contains(self) }
}
