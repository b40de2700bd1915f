extension UISegmentedControl {
  private static let height: CGFloat = 32
  /// The room around a title.
  private static let padding: CGFloat = 20

  /// As wide as the widest segment makes all of them, unless each has its own width.
  var fittingSize: CGSize {
    let widths = segments.indices.map(naturalWidth(of:))
    let isEven = !apportionsSegmentWidthsByContent
    let open = segments.indices.filter { segments[$0].width == 0 }
    let widest = open.map { widths[$0] }.max() ?? 0
    let width = segments.indices.reduce(CGFloat(0)) { sum, index in
      sum + (isEven && segments[index].width == 0 ? widest : widths[index])
    }
    return CGSize(width: width, height: Self.height)
  }

  private func naturalWidth(of index: Int) -> CGFloat {
    let segment = segments[index]
    guard segment.width == 0 else { return segment.width }
    let content = segment.image?.size.width ?? titleSize(of: index).width
    return (content + Self.padding).rounded(.up)
  }

  /// The boxes of the segments, by index.
  var boxes: [CGRect] {
    let widths = widths
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isReversed ? bounds.maxX : bounds.minX
    return widths.map { width in
      if isReversed { x -= width }
      defer { if !isReversed { x += width } }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// Segments without a width of their own share out what the others leave.
  private var widths: [CGFloat] {
    let natural = segments.indices.map(naturalWidth(of:))
    let open = segments.indices.filter { segments[$0].width == 0 }
    let rest = bounds.width - segments.reduce(0) { $0 + $1.width }
    let needed = open.reduce(CGFloat(0)) { $0 + natural[$1] }
    return segments.indices.map { index in
      guard segments[index].width == 0 else { return segments[index].width }
      guard apportionsSegmentWidthsByContent, needed > 0 else {
        return max(rest, 0) / CGFloat(open.count)
      }
      return max(rest, 0) * natural[index] / needed
    }
  }

  // MARK: Drawing

  func drawSegments() {
    let boxes = boxes
    let shape = UIBezierPath(roundedRect: bounds, cornerRadius: 9)
    if shownBackground(in: .normal) == nil {
      (backgroundColor == nil ? UIColor.tertiarySystemFill : .clear).setFill()
      shape.fill()
    }
    drawDividers(between: boxes)
    for (index, box) in boxes.enumerated() {
      let state = state(ofSegment: index)
      if let image = shownBackground(in: state) {
        image.draw(in: box)
      } else if state.contains(.selected) {
        Thumb(
          color: selectedSegmentTintColor ?? .selectedSegment, opacity: isEnabled ? 1 : 0.5,
          cornerRadius: 7
        ).draw(in: box.insetBy(dx: 2, dy: 2), on: shape)
      }
      drawContent(of: index, in: box, state)
    }
  }

  // No line stands beside the selected segment.
  private func drawDividers(between boxes: [CGRect]) {
    for index in boxes.indices.dropFirst() {
      let x = max(boxes[index].minX, boxes[index - 1].minX)
      let isReversed = boxes[index].minX < boxes[index - 1].minX
      let (left, right) = isReversed ? (index, index - 1) : (index - 1, index)
      if let image = divider(between: left, and: right) {
        image.draw(
          in: CGRect(
            x: x - image.size.width / 2, y: bounds.minY, width: image.size.width,
            height: bounds.height))
      } else if ![index, index - 1].contains(selectedSegmentIndex) {
        UIColor.separator.setFill()
        UIRectFill(CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16))
      }
    }
  }

  private func drawContent(of index: Int, in box: CGRect, _ state: State) {
    let segment = segments[index]
    let color = textColor(in: state)
    let adjustment = adjustment(ofSegment: index)
    let place = box.offsetBy(
      dx: segment.offset.width + adjustment.horizontal,
      dy: segment.offset.height + adjustment.vertical)
    if let image = segment.image {
      let frame = CGRect(size: image.size, inTheMiddleOf: place)
      return image.withTintColor(color).drawTinted(in: frame)
    }
    var drawing = TextDrawing(title(of: index, in: state), styles: [TextStyle()])
    drawing.color = color.cgColor
    drawing.alignment = .center
    drawing.isVerticallyCentered = true
    drawing.request.lineLimit = 1
    drawing.request.lineBreakMode = .byTruncatingTail
    drawing.draw(in: place.insetBy(dx: 4, dy: 0), width: place.width - 8)
  }

  private func textColor(in state: State) -> UIColor {
    let isDimmed = state.contains(.disabled)
    let color: UIColor = isDimmed ? .tertiaryLabel : .label
    return titleAttributes(in: state)[.foregroundColor] as? UIColor
      ?? (state.contains(.highlighted) && !state.contains(.selected) ? color.faded(by: 0.3) : color)
  }

  // MARK: Titles

  // Not an attributed string: on Linux each of them keeps its memory for ever.
  private func title(of index: Int, in state: State) -> TextRequest {
    let attributes = titleAttributes(in: state)
    let font: UIFont = state.contains(.selected) ? .selectedSegmentTitle : .segmentTitle
    return TextRequest([
      TextRun(
        segments[index].title ?? "", font: attributes[.font] as? UIFont ?? font,
        kern: TextRequest.number(attributes[.kern]))
    ])
  }

  private func titleSize(of index: Int) -> CGSize {
    guard segments[index].title?.isEmpty == false else { return .zero }
    return CurrentTextEngine.current.layOut(title(of: index, in: .selected)).size
  }
}

extension UIFont {
  fileprivate static let segmentTitle = UIFont.systemFont(ofSize: 13)
  fileprivate static let selectedSegmentTitle = UIFont.systemFont(ofSize: 13, weight: .semibold)
}

extension UIColor {
  /// White on a light page, a lighter grey on a dark one.
  fileprivate static let selectedSegment = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
}
