import CoreGraphics
import Drawing
import Figures
import Motion

/// Layouts of as many cells as one asks for, for the rules of figures at rest.
enum PlanCases {
  static let phone = CGSize(width: 375, height: 667)

  /// Three columns of 110, 8 apart, 16 from the edges.
  static func grid(_ count: Int, drawn: Bool = false) -> LayoutSnapshot {
    let cells = (0..<count).map { index in
      cell(
        index, [0, index],
        CGRect(
          x: 16.5 + CGFloat(index % 3) * 116, y: 16 + CGFloat(index / 3) * 78, width: 110,
          height: 72), drawn: drawn)
    }
    let height = cells.map(\.frame.maxY).max() ?? -16
    return layout(cells, CGSize(width: 375, height: height + 16))
  }

  /// Rows as in a list of people.
  static func list(_ count: Int) -> LayoutSnapshot {
    let cells = (0..<count).map { index in
      cell(
        index, [0, index], CGRect(x: 16, y: 8 + CGFloat(index) * 60, width: 343, height: 52))
    }
    return layout(cells, CGSize(width: 375, height: CGFloat(count) * 60 + 8))
  }

  /// Sections with headers, whose cells are as many as that together.
  static func sections(_ count: Int, of each: Int = 7) -> LayoutSnapshot {
    var elements: [ElementSnapshot] = []
    var y: CGFloat = 0
    for section in 0..<((count + each - 1) / each) {
      elements.append(
        SampleLayouts.element(
          SampleLayouts.header, "Week \(section + 1)", [section, 0],
          CGRect(x: 0, y: y, width: 375, height: 32)))
      y += 40
      let items = min(each, count - section * each)
      for item in 0..<items {
        let (row, column) = (item / 3, item % 3)
        elements.append(
          cell(
            section * each + item, [section, item],
            CGRect(
              x: 16 + CGFloat(column) * 121.5, y: y + CGFloat(row) * 70, width: 100, height: 60)))
      }
      y += CGFloat((items + 2) / 3) * 70 - 10 + 8
    }
    return layout(elements, CGSize(width: 375, height: y))
  }

  /// Cells of many heights in two columns.
  static func waterfall(_ count: Int) -> LayoutSnapshot {
    var bottoms: [CGFloat] = [8, 8]
    let cells = (0..<count).map { index -> ElementSnapshot in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let height = 80 + CGFloat(index * 37 % 11) * 12
      let frame = CGRect(
        x: 8 + CGFloat(column) * 183.5, y: bottoms[column], width: 175.5, height: height)
      bottoms[column] += height + 8
      return cell(index, [0, index], frame)
    }
    return layout(cells, CGSize(width: 375, height: max(bottoms[0], bottoms[1])))
  }

  /// One row that goes on to the right.
  static func carousel(_ count: Int) -> LayoutSnapshot {
    let cells = (0..<count).map { index in
      cell(
        index, [0, index], CGRect(x: 20 + CGFloat(index) * 132, y: 12, width: 120, height: 160))
    }
    return LayoutSnapshot(
      elements: cells, contentSize: CGSize(width: 28 + CGFloat(count) * 132, height: 184),
      viewport: CGRect(x: 0, y: 0, width: 375, height: 184))
  }

  /// The tags of a cloud: as wide as their words.
  static func tags(_ count: Int) -> LayoutSnapshot {
    var (x, y): (CGFloat, CGFloat) = (12, 12)
    let cells = (0..<count).map { index -> ElementSnapshot in
      let width = 44 + CGFloat(index * 29 % 13) * 7
      if x + width > 363 { (x, y) = (12, y + 40) }
      defer { x += width + 6 }
      return cell(index, [0, index], CGRect(x: x, y: y, width: width, height: 32))
    }
    return layout(cells, CGSize(width: 375, height: y + 44))
  }

  /// As many cells as that in windows of several widths.
  static func windows(_ count: Int) -> [(name: String, snapshot: LayoutSnapshot)] {
    let sizes: [(String, CGSize, EdgeInsets)] = [
      ("iPhone SE", CGSize(width: 320, height: 568), .init(top: 20, left: 0, bottom: 0, right: 0)),
      ("iPhone 16", CGSize(width: 393, height: 852), .init(top: 59, left: 0, bottom: 34, right: 0)),
      (
        "iPhone 16 on its side", CGSize(width: 852, height: 393),
        .init(top: 0, left: 59, bottom: 21, right: 59)
      ),
      (
        "iPad Air 11-inch", CGSize(width: 820, height: 1180),
        .init(top: 24, left: 0, bottom: 20, right: 0)
      ),
    ]
    return sizes.map { name, size, insets in
      let room = size.width - insets.left - insets.right - 16
      let columns = max(2, Int(room / 130))
      let side = (room - CGFloat(columns - 1) * 8) / CGFloat(columns)
      let cells = (0..<count).map { index in
        cell(
          index, [0, index],
          CGRect(
            x: 8 + CGFloat(index % columns) * (side + 8),
            y: 8 + CGFloat(index / columns) * 98, width: side, height: 90))
      }
      let height = CGFloat((count + columns - 1) / columns) * 98 + 8
      var layout = LayoutSnapshot(
        elements: cells, contentSize: CGSize(width: room + 16, height: height),
        viewport: CGRect(
          x: -insets.left, y: -insets.top, width: size.width, height: size.height))
      layout.insets = insets
      return (name, layout)
    }
  }

  /// As many square cells as that on one screen, the first of them another one each time.
  static func blocks(_ count: Int, from start: Int = 0) -> LayoutSnapshot {
    let columns = max(Int((Double(count) / 1.5).squareRoot()), 1)
    let side = (phone.width - 16) / CGFloat(columns)
    let cells = (0..<count).map { index in
      let place = (index + start) % count
      return cell(
        index, [0, index],
        CGRect(
          x: 8 + CGFloat(place % columns) * side, y: 8 + CGFloat(place / columns) * side,
          width: side - 2, height: side - 2))
    }
    return layout(cells, phone)
  }

  static func layout(_ cells: [ElementSnapshot], _ content: CGSize) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: cells, contentSize: content, viewport: CGRect(origin: .zero, size: phone))
  }

  private static func cell(
    _ index: Int, _ path: [Int], _ frame: CGRect, drawn: Bool = false
  ) -> ElementSnapshot {
    var cell = SampleLayouts.element("item \(index + 1)", path, frame)
    if drawn {
      let area = CGRect(origin: .zero, size: frame.size)
      let style = TextStyle(
        FontRequest(size: 17), ThemedColor(0x15181D, 0x0F1216))
      cell.content = [
        .fill(.rounded(area, radius: 12), ItemPalette.tessera[index]),
        .text(DrawText("item \(index + 1)", style, in: area.insetBy(dx: 12, dy: 12))),
      ]
    }
    return cell
  }
}
