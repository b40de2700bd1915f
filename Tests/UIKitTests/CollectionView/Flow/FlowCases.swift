import Foundation

@testable import UIKit

extension FlowCase {
  /// UIKit as it was seen with sizes that are known beforehand, at scale 2 unless said otherwise.
  static let recorded: [FlowCase] = lines + singles + mixtures + sectioned + references

  private static func room(_ width: CGFloat, scale: CGFloat = 2) -> FlowSpace {
    FlowSpace(crossExtent: width, scale: scale)
  }

  private static let lines = [
    FlowCase(
      id: "full lines reach from edge to edge", space: room(375),
      sections: [.grid(7, 100, 60)],
      items: Place.row([
        (0, 0), (137.5, 0), (275, 0), (0, 70), (137.5, 70), (275, 70), (0, 140),
      ]), contentLength: 200),
    FlowCase(
      id: "section insets narrow the lines", space: room(375),
      sections: [.grid(7, 100, 60, insets: FlowInsets(8, 8, 16, 16))],
      items: Place.row([(16, 8), (137.5, 8), (259, 8), (16, 78), (137.5, 78), (259, 78), (16, 148)]
      ),
      contentLength: 216),
    FlowCase(
      id: "a line that is filled exactly", space: room(375),
      sections: [.grid(5, 115, 50, spacing: 15, line: 12)],
      items: Place.row([(0, 0), (130, 0), (260, 0), (0, 62), (130, 62)]), contentLength: 112),
    FlowCase(
      id: "a part-filled last line keeps the grid", space: room(375),
      sections: [.grid(4, 50, 50)], items: Place.row([(0, 0), (65, 0), (130, 0), (195, 0)])),
    FlowCase(
      id: "two items where four would fit", space: room(375),
      sections: [.grid(2, 80, 40)], items: Place.row([(0, 0), (98.5, 0)])),
    FlowCase(
      id: "origins are rounded to pixels, sizes are not", space: room(375),
      sections: [.grid(6, 111.5, 44.25, spacing: 7, line: 8, insets: FlowInsets(5, 5, 9, 9))],
      items: Place.row([(9, 5), (132, 5), (254.5, 5), (9, 57.5), (132, 57.5), (254.5, 57.5)]),
      contentLength: 106.5),
    FlowCase(
      id: "columns are filled from top to bottom", axis: .horizontal, space: room(220),
      sections: [.grid(7, 90, 70, axis: .horizontal, insets: FlowInsets(12, 12, 8, 8))],
      items: Place.row([
        (12, 8), (12, 142), (112, 8), (112, 142), (212, 8), (212, 142), (312, 8),
      ]), contentLength: 414),
  ]

  private static let singles = [
    FlowCase(
      id: "an item wider than the line sticks out on both sides", space: room(200),
      sections: [.grid(3, 250, 40, spacing: 6, line: 6)],
      items: Place.row([(-25, 0), (-25, 46), (-25, 92)]), contentLength: 132),
    FlowCase(
      id: "a lone item with room for a second leads", space: room(200),
      sections: [.grid(1, 90, 40)], items: Place.row([(0, 0)])),
    FlowCase(
      id: "a lone item without room for a second is centred", space: room(200),
      sections: [.grid(1, 150, 40)], items: Place.row([(25, 0)])),
    FlowCase(
      id: "a centred item is rounded up at the half pixel", space: room(321),
      sections: [.grid(1, 266.5, 40)], items: Place.row([(27.5, 0)])),
  ]

  private static let mixtures = [
    FlowCase(
      id: "mixed sizes fill full lines and stand on their middle", space: room(375),
      sections: [
        .mixed(
          [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)], spacing: 8,
          insets: FlowInsets(5, 5, 10, 10))
      ],
      items: Place.row([
        (10, 12.5), (152.5, 5), (275, 12.5), (10, 75), (305, 70), (10, 120),
      ]), contentLength: 165),
    FlowCase(
      id: "one taller item ends the grid of a last line", space: room(375),
      sections: [.mixed([(80, 40), (80, 90), (80, 40), (80, 40)])],
      items: Place.row([(0, 25), (90, 0), (180, 25), (270, 25)]), contentLength: 90),
    FlowCase(
      id: "a last line of mixed widths keeps the least spacing", space: room(375),
      sections: [.mixed([(80, 40), (100, 40), (60, 40)])],
      items: Place.row([(0, 0), (90, 0), (200, 0)])),
    FlowCase(
      id: "equal sizes from the delegate keep the grid", space: room(375),
      sections: [.mixed(Array(repeating: (80, 40), count: 4))],
      items: Place.row([(0, 0), (98.5, 0), (196.5, 0), (295, 0)])),
    FlowCase(
      id: "a full line is justified whatever its heights", space: room(375),
      sections: [.mixed([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)])],
      items: Place.row([(0, 25), (98.5, 0), (196.5, 25), (295, 25), (0, 100)]), contentLength: 140),
    FlowCase(
      id: "the grid is decided line by line", space: room(375),
      sections: [
        .mixed(Array(repeating: (80, 40), count: 3)), .mixed([(80, 40), (80, 90), (80, 40)]),
      ],
      items: Place.row([(0, 0), (98.5, 0), (196.5, 0)])
        + Place.row(1, [(0, 65), (90, 40), (180, 65)]), contentLength: 130),
    FlowCase(
      id: "the last item of a full line is flush at scale 3", space: room(354, scale: 3),
      sections: [.mixed([(100, 40), (136.333_3, 40), (200, 40)])],
      items: Place.row([(0, 0), (217.667, 0), (77, 50)])),
  ]

  private static let sectioned = [
    FlowCase(
      id: "header, insets, lines and footer follow one another", space: room(375),
      sections: [3, 2].map(boxed),
      items: Place.row([(12, 34), (102.5, 34), (192.5, 34)])
        + Place.row(1, [(12, 134), (102.5, 134)]),
      headers: [0: CGRect(0, 0, 375, 30), 1: CGRect(0, 100, 375, 30)],
      footers: [0: CGRect(0, 80, 375, 20), 1: CGRect(0, 180, 375, 20)], contentLength: 200),
    FlowCase(
      id: "an empty section keeps header, insets and footer", space: room(375),
      sections: [1, 0, 1].map(boxed), items: Place.row(2, [(12, 194)]),
      headers: [1: CGRect(0, 100, 375, 30), 2: CGRect(0, 160, 375, 30)],
      footers: [1: CGRect(0, 140, 375, 20)], contentLength: 260),
    FlowCase(
      id: "horizontal sections mirror vertical ones", axis: .horizontal, space: room(200),
      sections: [3, 2].map {
        .grid(
          $0, 90, 70, axis: .horizontal, insets: FlowInsets(12, 12, 8, 8), header: 40, footer: 20)
      },
      items: Place.row([(52, 8), (52, 122), (152, 8)]) + Place.row(1, [(326, 8), (326, 122)]),
      headers: [0: CGRect(0, 0, 40, 200), 1: CGRect(274, 0, 40, 200)],
      footers: [0: CGRect(254, 0, 20, 200), 1: CGRect(428, 0, 20, 200)], contentLength: 448),
    FlowCase(
      id: "nothing takes no room", space: room(375), sections: [], items: [], contentLength: 0),
  ]

  private static func boxed(_ count: Int) -> FlowSectionMetrics {
    .grid(count, 80, 40, insets: FlowInsets(4, 6, 12, 12), header: 30, footer: 20)
  }

  private static let references = [
    FlowCase(
      id: "insets count from the edge of the content", space: room(320), sections: [referred],
      items: Place.row([(12, 10), (123, 10), (234, 10)])),
    FlowCase(
      id: "insets count from the margins",
      space: FlowSpace(
        crossExtent: 320, scale: 2, reference: FlowReference(leading: 8, trailing: 8)),
      sections: [referred], items: Place.row([(20, 10), (123, 10), (226, 10)])),
    FlowCase(
      id: "insets within the content inset vanish",
      space: FlowSpace(
        crossExtent: 270, scale: 2, reference: FlowReference(leading: -20, trailing: -30)),
      sections: [referred], items: Place.row([(0, 10), (100, 10), (200, 10)])),
  ]

  private static let referred = FlowSectionMetrics.grid(
    3, 70, 50, spacing: 7, line: 9, insets: FlowInsets(10, 14, 12, 16))
}

extension FlowInsets {
  init(_ before: CGFloat, _ after: CGFloat, _ leading: CGFloat, _ trailing: CGFloat) {
    self.init(before: before, after: after, leading: leading, trailing: trailing)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
