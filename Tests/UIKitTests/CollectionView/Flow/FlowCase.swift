import Foundation
import Testing

@testable import UIKit

/// One row of the recorded table: a flow, and where its elements must stand.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var id: String
  var axis = FlowAxis.vertical
  var space: FlowSpace
  var sections: [FlowSectionMetrics]
  /// Origins of items, as x and y.
  var items: [Place]
  var headers: [Int: CGRect] = [:]
  var footers: [Int: CGRect] = [:]
  var contentLength: CGFloat?

  struct Place: Sendable {
    var section: Int
    var item: Int
    var x: CGFloat
    var y: CGFloat
  }

  var testDescription: String { id }
}

extension FlowCase.Place {
  /// The first items of a section, in order.
  static func row(_ section: Int, _ points: [(CGFloat, CGFloat)]) -> [Self] {
    points.enumerated().map { Self(section: section, item: $0, x: $1.0, y: $1.1) }
  }

  static func row(_ points: [(CGFloat, CGFloat)]) -> [Self] {
    row(0, points)
  }
}

extension FlowSectionMetrics {
  /// A section whose items all have one size, given as width and height.
  static func grid(
    _ count: Int, _ width: CGFloat, _ height: CGFloat, axis: FlowAxis = .vertical,
    spacing: CGFloat = 10, line: CGFloat = 10, insets: FlowInsets = .zero, header: CGFloat = 0,
    footer: CGFloat = 0
  ) -> FlowSectionMetrics {
    let size = axis.size(CGSize(width: width, height: height))
    return FlowSectionMetrics(
      count: count, sizes: .uniform(size), header: header, footer: footer, insets: insets,
      lineSpacing: line, itemSpacing: spacing)
  }

  /// A section whose items have sizes of their own, given as width and height.
  static func mixed(
    _ sizes: [(CGFloat, CGFloat)], spacing: CGFloat = 10, line: CGFloat = 10,
    insets: FlowInsets = .zero, header: CGFloat = 0
  ) -> FlowSectionMetrics {
    FlowSectionMetrics(
      count: sizes.count, sizes: .explicit(sizes.map { FlowSize(main: $0.1, cross: $0.0) }),
      header: header, insets: insets, lineSpacing: line, itemSpacing: spacing)
  }

  /// A section whose cells choose their sizes.
  static func selfSizing(
    _ count: Int, estimate: FlowSize, spacing: CGFloat = 10, insets: FlowInsets = .zero,
    header: CGFloat = 0
  ) -> FlowSectionMetrics {
    FlowSectionMetrics(
      count: count, sizes: .measured(FlowMeasuredSizes(estimate: estimate)), isSelfSizing: true,
      header: header, insets: insets, itemSpacing: spacing)
  }
}

extension CGRect {
  /// Whether the two are the same to a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
