package import CoreGraphics
package import Motion

// A picture of all of the content is a screen that is long enough for it: bars stay at its ends.
extension LayoutSnapshot {
  /// All of the content, with the room that the bars around it keep free; as high as the screen at least.
  package var longScreen: CGRect {
    let whole = CGRect(
      x: -insets.left, y: -insets.top, width: contentSize.width + insets.left + insets.right,
      height: contentSize.height + insets.top + insets.bottom)
    return whole.union(CGRect(origin: whole.origin, size: viewport.size))
  }

  /// The snapshot with bars of the screen at the ends of a region that is longer than it.
  package func barsAtEnds(of region: CGRect) -> LayoutSnapshot {
    guard elements.contains(where: \.isOfScreen) else { return self }
    return with(elements: elements.map { barAtEnd($0, of: region) })
  }

  /// A bar of this screen at the end of the region that it is nearest to; everything else where it is.
  package func barAtEnd(_ element: ElementSnapshot, of region: CGRect) -> ElementSnapshot {
    guard element.isOfScreen else { return element }
    let off = element.center.y - viewport.midY
    // It covers the screen or floats over its middle, and belongs to what is seen there.
    let isBar = element.size.height < 0.6 * viewport.height && abs(off) > 0.15 * viewport.height
    guard isBar else { return element }
    var bar = element
    bar.center.y += off < 0 ? region.minY - viewport.minY : region.maxY - viewport.maxY
    return bar
  }
}
