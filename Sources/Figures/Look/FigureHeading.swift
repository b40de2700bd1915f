import CoreGraphics
import Drawing
import Notation

/// The words above a figure: its finding, or its name, and below it what else is to be known.
struct FigureHeading {
  var title: String
  var details: String
  /// One sentence that says what there is to be seen.
  var finding: String
  /// Whether the finding stands in the title's place.
  var findingLeads: Bool
  var width: CGFloat
  /// Of all its words, on paper of another colour than a figure's page; nil for the usual ones.
  var ink: ThemedColor?

  private static let titleHeight: CGFloat = 20
  private static let lineHeight: CGFloat = 17
  private static let gap: CGFloat = 12

  private struct Line {
    let label: Label
    let place: CGPoint
    let height: CGFloat
  }

  /// As many points as the lines take; 0 without any.
  var height: CGFloat { lines.map { $0.place.y + $0.height }.max() ?? 0 }

  var items: [DrawItem] {
    lines.map { line in
      inked(line.label).item(
        in: CGRect(
          x: line.place.x, y: line.place.y, width: line.label.size.width + 4, height: line.height))
    }
  }

  private func inked(_ label: Label) -> Label {
    ink.map { Label(label.text, label.style.colored($0)) } ?? label
  }

  private var lines: [Line] {
    guard findingLeads, !finding.isEmpty else { return named }
    let below = [Directions.apart(title), details].filter { !$0.isEmpty }.joined(separator: " · ")
    let head = stacked([finding.asSentence], FigureType.title, from: 0)
    return head + stacked([below], FigureType.caption, from: bottom(of: head))
  }

  /// The name, beside or below it the details, and then the finding.
  private var named: [Line] {
    var lines = stacked([title], FigureType.title, from: 0)
    let left = lines.isEmpty ? 0 : InterWidths.width(of: title, FigureType.title) + Self.gap
    if lines.count <= 1, !details.isEmpty,
      left + InterWidths.width(of: details, FigureType.caption) <= width
    {
      // Both stand on one base line.
      lines.append(
        Line(
          label: Label(details, FigureType.caption), place: CGPoint(x: left, y: 1),
          height: Self.titleHeight))
    } else {
      lines += stacked([details], FigureType.caption, from: bottom(of: lines))
    }
    return lines + stacked([finding.asSentence], FigureType.finding, from: bottom(of: lines))
  }

  private func bottom(of lines: [Line]) -> CGFloat {
    lines.map { $0.place.y + $0.height }.max() ?? 0
  }

  private func stacked(_ texts: [String], _ style: TextStyle, from top: CGFloat) -> [Line] {
    let height = style == FigureType.title ? Self.titleHeight : Self.lineHeight
    let start = top > 0 ? top + 2 : 0
    let lines =
      style == FigureType.title
      ? Label.evenLines(texts.filter { !$0.isEmpty }, style, width: width)
      : Label.lines(texts.filter { !$0.isEmpty }, style, width: width)
    return lines.enumerated()
      .map { row, label in
        Line(label: label, place: CGPoint(x: 0, y: start + CGFloat(row) * height), height: height)
      }
  }
}
