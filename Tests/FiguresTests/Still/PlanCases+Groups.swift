import CoreGraphics
import Motion

// Compositional layouts with their groups.
extension PlanCases {
  /// A shelf that scrolls by itself, of a large item beside two small ones; then rows of three, whose items have insets.
  static func groups(_ count: Int) -> LayoutSnapshot {
    let pages = max((count + 5) / 6, 1)
    let shelf = Shelf(pages: pages)
    let rows = Rows(count: max(count - 3 * pages, 1), top: 192)
    let content = CGSize(width: 375, height: rows.frame.maxY)
    let seen = CGRect(origin: .zero, size: content)
    var snapshot = layout((shelf.cells + rows.cells).filter { $0.frame.intersects(seen) }, content)
    snapshot.outlines = [shelf.outline, rows.outline]
    return snapshot
  }

  private struct Shelf {
    let pages: Int

    func place(_ page: Int) -> CGRect {
      CGRect(x: 16 + CGFloat(page) * 310, y: 16, width: 300, height: 160)
    }

    private func parts(_ page: CGRect) -> [CGRect] {
      [
        CGRect(x: page.minX, y: page.minY, width: 180, height: 160),
        CGRect(x: page.minX + 180, y: page.minY, width: 120, height: 80),
        CGRect(x: page.minX + 180, y: page.minY + 80, width: 120, height: 80),
      ]
    }

    var cells: [ElementSnapshot] {
      (0..<pages).flatMap { page in
        parts(place(page)).enumerated().map { part, frame in
          SampleLayouts.element("p\(page).\(part)", [0, page * 3 + part], frame)
        }
      }
    }

    var outline: SectionOutline {
      let parts = parts(place(0))
      let column = GroupOutline(
        .column, width: "0.4w", height: "1h", frame: parts[1].union(parts[2]),
        parts: parts.dropFirst().map { GroupOutline(.item, width: "1w", height: "0.5h", frame: $0) }
      )
      let first = GroupOutline(
        .row, width: "300", height: "0.333333h", frame: place(0),
        parts: [GroupOutline(.item, width: "0.6w", height: "1h", frame: parts[0]), column])
      return SectionOutline(
        0, frame: CGRect(x: 0, y: 0, width: 375, height: 192),
        insets: EdgeInsets(top: 16, left: 16, bottom: 16, right: 16), first: first,
        places: (0..<pages).map(place), count: pages, scrolling: "groupPaging")
    }
  }

  private struct Rows {
    let count: Int
    let top: CGFloat

    private var rows: Int { (count + 2) / 3 }
    var frame: CGRect {
      CGRect(x: 0, y: top, width: 375, height: CGFloat(rows) * 70)
    }

    private func place(_ row: Int) -> CGRect {
      CGRect(x: 0, y: top + CGFloat(row) * 70, width: 375, height: 70)
    }

    private func slot(_ item: Int) -> CGRect {
      CGRect(
        x: CGFloat(item % 3) * 125, y: top + CGFloat(item / 3) * 70, width: 125, height: 70)
    }

    var cells: [ElementSnapshot] {
      (0..<count).map { item in
        SampleLayouts.element("r\(item)", [1, item], slot(item).insetBy(dx: 4, dy: 4))
      }
    }

    var outline: SectionOutline {
      let insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      let items = (0..<min(count, 3)).map { item in
        GroupOutline(
          .item, width: "0.333333w", height: "1h", frame: slot(item), insets: insets)
      }
      return SectionOutline(
        1, frame: frame,
        first: GroupOutline(.row, width: "1w", height: "~70", frame: place(0), parts: items),
        places: (0..<rows).map(place), count: rows)
    }
  }
}
