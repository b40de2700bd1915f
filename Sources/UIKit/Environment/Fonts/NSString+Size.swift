extension String {
  /// An empty string is as high as a line. Characters are measured without a font where nobody has texts typeset.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextRequest(self, attributes: attrs).measuredSize
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextRequest(self, attributes: attributes).box(in: size, options, context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { TextRequest(self).measuredSize }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextRequest(self).box(in: size, options, context)
  }
}

extension TextRequest {
  /// The size of the laid out text. An empty string is as high as a line, as in UIKit.
  fileprivate var measuredSize: CGSize {
    let size = CurrentTextEngine.current.layOut(self).size
    guard size == .zero else { return size }
    return CGSize(width: 0, height: runs.first?.font.lineHeight ?? 0)
  }

  fileprivate func box(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    var request = self
    let wraps = options.contains(.usesLineFragmentOrigin) && !cutsLines
    if wraps, size.width > 0 { request.width = size.width }
    if wraps, let limit = lineLimit(height: size.height) { request.lineLimit = limit }
    var result = CGRect(origin: .zero, size: request.measuredSize)
    if cutsLines, size.width > 0 { result.size.width = min(result.width, size.width) }
    // Without line fragments the origin is that of the base line.
    if !options.contains(.usesLineFragmentOrigin) {
      result.origin.y = runs.first?.font.descender ?? 0
    }
    context?.totalBounds = result
    return result
  }

  /// In these modes each paragraph is one line.
  private var cutsLines: Bool {
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }

  private func lineLimit(height: CGFloat) -> Int? {
    let line = runs.first?.font.lineHeight ?? 0
    guard height > 0, line > 0, height / line < 1e6 else { return nil }
    return max(1, Int((height / line + 1e-6).rounded(.down)))
  }
}
