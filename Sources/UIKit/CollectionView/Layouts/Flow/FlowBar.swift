/// The two supplementary views that a section of a flow can have.
enum FlowBar: CaseIterable, Hashable, Sendable {
  case header
  case footer

  init?(kind: String) {
    guard let bar = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = bar
  }

  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

extension FlowSolver {
  /// The place of the bar while nothing pins it; nil where the section has none.
  func frame(of bar: FlowBar, in section: Int) -> FlowFrame? {
    switch bar {
    case .header: header(of: section)
    case .footer: footer(of: section)
    }
  }

  /// The place of the bar when it keeps to the visible part of the scroll axis, as far as the other
  /// elements of its section leave it room.
  func pinnedFrame(
    of bar: FlowBar, in section: Int, visible: ClosedRange<CGFloat>
  ) -> FlowFrame? {
    guard var frame = frame(of: bar, in: section) else { return nil }
    let length = frame.size.main
    switch bar {
    case .header:
      let limit = sections[section].footerStart - length
      frame.main = max(frame.main, min(visible.lowerBound, limit))
    case .footer:
      let limit = sections[section].start + sections[section].metrics.header
      frame.main = min(frame.main, max(visible.upperBound - length, limit))
    }
    return frame
  }
}
