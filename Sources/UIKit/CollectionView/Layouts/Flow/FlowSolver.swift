/// Computes a flow: lines of items, section after section, in points but without any UIKit class.
///
///     header │ before │ line · line spacing · line … │ after │ footer      (along `main`)
///     leading │ item · gap · item … │ trailing                             (along `cross`)
///
/// Items that are alike are kept in closed form, so a million of them cost what one does.
struct FlowSolver: Sendable {
  let space: FlowSpace
  let pixels: PixelGrid
  private(set) var sections: [FlowSection]
  /// The sizes that were measured so far; their mean stands in for the others.
  private var tally = FlowTally()
  private let isOrdered: Bool

  init(_ space: FlowSpace, _ metrics: [FlowSectionMetrics]) {
    self.space = space
    pixels = PixelGrid(scale: space.scale)
    sections = metrics.map { FlowSection($0, space) }
    isOrdered = metrics.allSatisfy(\.isOrdered)
    for section in metrics {
      if case .measured(let sizes) = section.sizes { tally.add(sizes) }
    }
    stack(from: 0)
  }

  var metrics: [FlowSectionMetrics] { sections.map(\.metrics) }

  /// The first section with an item that is longer than a line, unless cells choose their sizes.
  var firstTooLong: Int? {
    sections.firstIndex { $0.hasTooLongItem && !$0.metrics.isSelfSizing }
  }

  /// Extent of all sections along the scroll axis, in whole pixels.
  var contentLength: CGFloat { pixels.down(sections.last?.end ?? 0) }

  func hasItem(_ item: Int, in section: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    return item >= 0 && item < sections[section].metrics.count
  }

  func frame(ofItem item: Int, in section: Int) -> FlowFrame {
    snap(sections[section].frame(of: item))
  }

  /// Nil where the section has no header.
  func header(of section: Int) -> FlowFrame? {
    let section = sections[section]
    return bar(from: section.start, length: section.metrics.header)
  }

  func footer(of section: Int) -> FlowFrame? {
    let section = sections[section]
    return bar(from: section.footerStart, length: section.metrics.footer)
  }

  /// The sections that touch a stretch of the scroll axis, in order.
  func sections(touching stretch: ClosedRange<CGFloat>) -> [Int] {
    guard isOrdered else { return Array(sections.indices) }
    let first = sections.partitioningIndex { $0.end >= stretch.lowerBound }
    let end = sections.partitioningIndex { $0.start > stretch.upperBound }
    return Array(first..<max(first, end))
  }

  /// Calls `body` with each item of a section whose frame touches `area`, and with that frame.
  func forEachItem(of section: Int, in area: FlowFrame, _ body: (Int, FlowFrame) -> Void) {
    // Frames are rounded after the lines were searched, by up to half a pixel.
    let stretch = (area.main - 1)...(area.mainEnd + 1)
    sections[section].forEachFrame(touching: stretch) { item, frame in
      let frame = snap(frame)
      if frame.touches(area) { body(item, frame) }
    }
  }

  // MARK: Changes

  /// Gives some items of a section new sizes; only the lines that these can affect are broken again.
  mutating func update(_ sizes: [Int: FlowSize], in section: Int) {
    sections[section].update(sizes)
    stack(from: section)
  }

  /// Takes over the size that an item's cell asked for. Items that have only the common estimate get the
  /// mean of all that were measured so far.
  mutating func measure(_ size: FlowSize, ofItem item: Int, in section: Int) {
    guard sections[section].hasCommonEstimate else { return update([item: size], in: section) }
    tally.replace(sections[section].measuredSize(of: item), with: size)
    sections[section].measure(size, of: item, estimate: tally.mean ?? size)
    for other in sections.indices where other != section {
      sections[other].adopt(estimate: tally.mean ?? size)
    }
    stack(from: 0)
  }

  mutating func setLength(_ length: CGFloat, of bar: FlowBar, in section: Int) {
    sections[section].setLength(length, of: bar)
    stack(from: section)
  }

  // MARK: Steps

  private mutating func stack(from first: Int) {
    var end = first > 0 ? sections[first - 1].end : 0
    for index in first..<sections.count {
      sections[index].start = end
      end = sections[index].end
    }
  }

  /// Frame of a header or footer: across all of the content, whatever the section's insets.
  private func bar(from main: CGFloat, length: CGFloat) -> FlowFrame? {
    guard length > 0 else { return nil }
    let size = FlowSize(main: length, cross: space.crossExtent)
    return snap(FlowFrame(main: main, cross: 0, size: size))
  }

  /// Origins lie on pixels, sizes are left as they are.
  private func snap(_ frame: FlowFrame) -> FlowFrame {
    FlowFrame(
      main: pixels.nearest(frame.main), cross: pixels.nearest(frame.cross), size: frame.size)
  }
}
