internal import CoreGraphics
internal import Drawing
internal import Motion

/// A table as a picture: a panel for each state of each step, with every element at its place. Those that another table
/// does not have like that are marked.
struct TableStoryboard {
  private let panels: [Panel]
  /// All frames of both tables: one scale for both pictures.
  private let seen: CGRect

  private struct Panel {
    let title: String
    let rows: [AttributeRow]
    /// By their place among the rows.
    let isMarked: [Bool]
  }

  /// More of them nobody looks at.
  private static let mostPanels = 24
  private static let width: CGFloat = 168
  private static let gap: CGFloat = 16
  private static let headHeight: CGFloat = 22
  private static let columns = 6

  /// - Parameter other: the table that it is held against.
  init(_ table: AttributeTable, besides other: AttributeTable) {
    let known = Set(other.rows)
    var panels: [Panel] = []
    for rows in Self.states(of: table.rows).prefix(Self.mostPanels) {
      let title = [rows[0].step, rows[0].phase?.text].compactMap(\.self).joined(separator: ", ")
      let drawn = rows.filter { !$0.isHidden && $0.frame.isDrawable }.sorted {
        $0.zIndex < $1.zIndex
      }
      panels.append(
        Panel(title: title, rows: drawn, isMarked: drawn.map { !known.contains($0) }))
    }
    self.panels = panels
    let frames = (table.rows + other.rows).filter { !$0.isHidden && $0.frame.isDrawable }
      .map(\.frame)
    seen = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  /// Rows that follow one another in one state of one step.
  private static func states(of rows: [AttributeRow]) -> [[AttributeRow]] {
    rows.reduce(into: []) { states, row in
      if let last = states.last?.last, last.step == row.step, last.phase == row.phase {
        states[states.count - 1].append(row)
      } else {
        states.append([row])
      }
    }
  }

  /// The bytes of an SVG file.
  var bytes: [UInt8] { SVGWriter(SVGOptions(id: "storyboard")).bytes(drawing) }

  var drawing: DrawList {
    let scale = min(1, Self.width / max(seen.width, seen.height, 1))
    let height = max(seen.height * scale, 20)
    let step = CGSize(width: Self.width + Self.gap, height: Self.headHeight + height + Self.gap)
    let across = min(max(panels.count, 1), Self.columns)
    let down = (max(panels.count, 1) + Self.columns - 1) / Self.columns
    let items = panels.enumerated().map { index, panel in
      let origin = CGPoint(
        x: Self.gap + CGFloat(index % Self.columns) * step.width,
        y: Self.gap + CGFloat(index / Self.columns) * step.height)
      return DrawItem.group(
        DrawGroup(
          transform: PlaneTransform(translationX: origin.x, y: origin.y),
          Self.items(of: panel, seen: seen, scale: scale)))
    }
    let size = CGSize(
      width: Self.gap + CGFloat(across) * step.width, height: Self.gap + CGFloat(down) * step.height
    )
    return DrawList(size: size, background: .color(ThemedColor(0xFFFFFF, 0x15181D)), items)
  }

  private static func items(of panel: Panel, seen: CGRect, scale: CGFloat) -> [DrawItem] {
    let head = TextStyle(FontRequest(size: 12, weight: 600), ThemedColor(0x15181D, 0xF1F3F6))
    let title = DrawItem.text(
      DrawText(panel.title, head, in: CGRect(x: 0, y: 0, width: width, height: headHeight)))
    let elements = zip(panel.rows, panel.isMarked).map { row, isMarked in
      let frame = CGRect(
        x: (row.frame.minX - seen.minX) * scale,
        y: headHeight + (row.frame.minY - seen.minY) * scale, width: row.frame.width * scale,
        height: row.frame.height * scale)
      return element(row, in: frame, isMarked: isMarked)
    }
    return [title] + elements
  }

  private static func element(
    _ row: AttributeRow, in frame: CGRect, isMarked: Bool
  ) -> DrawItem {
    let ink = isMarked ? ThemedColor(0xD55E00, 0xFF8A4C) : ThemedColor(0x646B76, 0x9AA3AF)
    let fill = isMarked ? ThemedColor(0xF6D7C4, 0x442918) : ThemedColor(0xDCDEE2, 0x2A2D31)
    let corner = min(4, frame.width / 2, frame.height / 2)
    let area = ShapeGeometry.rounded(frame, CornerRadii(corner))
    // An element that cannot be seen has its edge all the same.
    let ground = DrawItem.group(DrawGroup(opacity: row.alpha, [.fill(area, fill)]))
    let dash: [CGFloat] = row.alpha < 1 ? [3, 2] : []
    let edge = DrawItem.stroke(area, Stroke(ink, width: isMarked ? 2 : 1, dash: dash))
    let name = row.id ?? row.path.map(String.init).joined(separator: "-")
    let size = min(11, frame.height * 0.7)
    guard size >= 4 else { return .group(DrawGroup([ground, edge])) }
    let style = TextStyle(FontRequest(size: size), ThemedColor(0x15181D, 0xF1F3F6))
    let words = DrawText(
      name, style, in: frame,
      placement: TextPlacement(.center, vertical: .center, lineLimit: 1, lineBreak: .tail))
    return .group(
      DrawGroup([ground, edge, .group(DrawGroup(clip: .rect(frame), [.text(words)]))]))
  }
}

extension CGRect {
  /// Whether it is an area that a picture can have.
  fileprivate var isDrawable: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && !isEmpty
  }
}
