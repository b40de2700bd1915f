import Foundation

@testable import UIKit

/// The rules of a vertical flow, one line after the other and one item after the other, written a second time
/// and without any care for speed. A horizontal flow is one whose numbers were turned around before.
struct NaiveFlow {
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var spacing: CGFloat
    var lineSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  struct Outcome {
    var items: [[CGRect]] = []
    var headers: [CGRect?] = []
    var footers: [CGRect?] = []
    var size = CGSize.zero
  }

  var width: CGFloat
  var contentInset = UIEdgeInsets.zero
  /// Layout margins or safe area, where the section insets refer to them.
  var reference: UIEdgeInsets?
  var scale: CGFloat = 2
  var isSelfSizing = false

  private var contentWidth: CGFloat { width - contentInset.left - contentInset.right }

  func solve(_ sections: [Section]) -> Outcome {
    var outcome = Outcome()
    var y: CGFloat = 0
    for section in sections {
      outcome.headers.append(bar(y, section.header))
      y += section.header + section.insets.top
      let (frames, height) = lines(of: section, from: y)
      outcome.items.append(frames)
      y += height + section.insets.bottom
      outcome.footers.append(bar(y, section.footer))
      y += section.footer
    }
    outcome.size = CGSize(width: contentWidth, height: (y * scale + 1e-6).rounded(.down) / scale)
    return outcome
  }

  private func bar(_ y: CGFloat, _ height: CGFloat) -> CGRect? {
    height > 0 ? CGRect(x: 0, y: snap(y), width: contentWidth, height: height) : nil
  }

  private func inset(_ own: CGFloat, _ reference: CGFloat?, _ content: CGFloat) -> CGFloat {
    guard let reference else { return own }
    return max(own + reference - content, 0)
  }

  private func lines(of section: Section, from top: CGFloat) -> ([CGRect], CGFloat) {
    let left = inset(section.insets.left, reference?.left, contentInset.left)
    let right = inset(section.insets.right, reference?.right, contentInset.right)
    let available = contentWidth - left - right
    var frames: [CGRect] = []
    var y = top
    var rest = section.sizes[...]
    while !rest.isEmpty {
      let line = firstLine(rest, available, section.spacing)
      rest = rest.dropFirst(line.count)
      let height = line.map(\.height).max() ?? 0
      let (start, gap) = justify(line, available, section.spacing, isLast: rest.isEmpty)
      var x = left + start
      for size in line {
        frames.append(
          CGRect(
            origin: CGPoint(x: snap(x), y: snap(y + (height - size.height) / 2)), size: size))
        x += size.width + gap
      }
      y += height + (rest.isEmpty ? 0 : section.lineSpacing)
    }
    return (frames, y - top)
  }

  private func firstLine(
    _ sizes: ArraySlice<CGSize>, _ available: CGFloat, _ spacing: CGFloat
  ) -> [CGSize] {
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      if !line.isEmpty, used + spacing + size.width > available + 1e-6 { break }
      used += size.width + (line.isEmpty ? 0 : spacing)
      line.append(size)
    }
    return line
  }

  private func justify(
    _ line: [CGSize], _ available: CGFloat, _ spacing: CGFloat, isLast: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    let total = line.reduce(0) { $0 + $1.width }
    let first = line[0]
    if !isLast, line.count > 1 { return (0, (available - total) / CGFloat(line.count - 1)) }
    let isUniform = line.allSatisfy {
      $0.width == first.width && (isSelfSizing || $0.height == first.height)
    }
    if isLast, !isUniform { return (0, spacing) }
    let fill = ((available + spacing + 1e-6) / (first.width + spacing)).rounded(.down)
    if isLast, fill >= 2 { return (0, (available - fill * first.width) / (fill - 1)) }
    let middle = (available - first.width) / 2
    return (isSelfSizing ? max(middle, 0) : middle, 0)
  }

  private func snap(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
