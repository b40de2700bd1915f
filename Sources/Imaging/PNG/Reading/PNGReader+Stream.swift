extension PNGReader {
  /// Whether two still pictures have the same pixels because their files hold them in the same bytes; whatever else
  /// the files tell. Nothing is inflated: no says that only their pixels can tell.
  public func haveSameStream(_ before: [UInt8], _ after: [UInt8]) throws(PNGError) -> Bool {
    guard Self.recognizes(before), Self.recognizes(after) else { return false }
    let first = try PNGParts(before, limits: limits)
    let second = try PNGParts(after, limits: limits)
    return first.holdsSamePixels(as: second)
  }
}

extension PNGParts {
  fileprivate func holdsSamePixels(as other: PNGParts) -> Bool {
    guard !isAnimated, !other.isAnimated, header == other.header, palette == other.palette,
      transparentSamples == other.transparentSamples
    else { return false }
    return imageData.joined().elementsEqual(other.imageData.joined())
  }
}
