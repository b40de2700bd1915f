extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) {
    let size = CurrentTextEngine.current.layOut(TextRequest(self)).size
    TextDrawing(self).draw(in: CGRect(origin: point, size: size), width: .infinity)
  }

  public func draw(in rect: CGRect) {
    TextDrawing(self).draw(in: rect, width: rect.width)
  }

  /// Without line fragments the rectangle's origin is that of the base line.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = TextDrawing(self)
    if options.contains(.usesLineFragmentOrigin) {
      drawing.draw(in: rect, width: rect.width > 0 ? rect.width : .infinity)
    } else {
      let box = rect.offsetBy(dx: 0, dy: -drawing.firstAscender)
      drawing.draw(in: box, width: .infinity)
    }
  }
}
