import CoreGraphics
import Drawing
import Foundation
import Motion
import QuartzCore

/// Changes that figures are drawn of in these tests.
enum MotionCases {
  static let phone = CGRect(x: 0, y: 0, width: 390, height: 520)

  static func cell(
    _ name: String, _ path: IndexPath, _ frame: CGRect, alpha: CGFloat = 1,
    transform: CATransform3D = CATransform3DIdentity, z: Int = 0
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(name), path: path, center: CGPoint(x: frame.midX, y: frame.midY),
      size: frame.size, transform: transform, alpha: alpha, zIndex: z)
  }

  static func list(_ names: [String], top: CGFloat = 10, section: Int = 0) -> [ElementSnapshot] {
    names.enumerated().map { index, name in
      cell(
        name, [section, index],
        CGRect(x: 8, y: top + CGFloat(index) * 80, width: 374, height: 70))
    }
  }

  static func grid(
    _ names: [String], columns: Int, side: CGSize, gap: CGFloat = 8
  ) -> [ElementSnapshot] {
    names.enumerated().map { index, name in
      let (row, column) = (index / columns, index % columns)
      return cell(
        name, [0, index],
        CGRect(
          x: 8 + CGFloat(column) * (side.width + gap), y: 8 + CGFloat(row) * (side.height + gap),
          width: side.width, height: side.height))
    }
  }

  static func snapshot(
    _ elements: [ElementSnapshot], viewport: CGRect = phone
  ) -> LayoutSnapshot {
    LayoutSnapshot(elements: elements, contentSize: viewport.size, viewport: viewport)
  }

  /// Bob goes, Zoe comes on top, Cat moves to the end, Ann is reloaded.
  static var friends: Transition {
    Transition(
      TransitionCapture(
        before: snapshot(list(["Ann", "Bob", "Cat", "Dan", "Eve"])),
        after: snapshot(list(["Zoe", "Ann", "Dan", "Eve", "Cat"])), reloaded: [.item("Ann")]))
  }

  /// Forty cells of which some come, go and change their order; new ones grow out of a point.
  static var forty: Transition {
    let names = (0..<40).map { String(UnicodeScalar(UInt8(65 + $0 % 26))) + "\($0)" }
    var next = names
    next.swapAt(3, 30)
    next.removeAll { ["K10", "L11", "W22"].contains($0) }
    next.insert("new 1", at: 2)
    next.insert("new 2", at: 17)
    next.insert(next.remove(at: 35), at: 6)
    let side = CGSize(width: 68, height: 44)
    let after = grid(next, columns: 5, side: side)
    let initial = after.filter { $0.id.identifier?.hasPrefix("new") == true }.map { element in
      var element = element
      element.alpha = 0
      element.transform = CATransform3DMakeScale(0.1, 0.1, 1)
      return (element.id, element)
    }
    return Transition(
      TransitionCapture(
        before: snapshot(grid(names, columns: 5, side: side)), after: snapshot(after),
        initial: Dictionary(uniqueKeysWithValues: initial)))
  }

  /// A two-column grid becomes a list.
  static var gridToList: Transition {
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
    return Transition(
      TransitionCapture(
        before: snapshot(grid(names, columns: 2, side: CGSize(width: 183, height: 120))),
        after: snapshot(list(names))))
  }

  static var still: Transition {
    let list = snapshot(list(["Ann", "Bob", "Cat"]))
    return Transition(TransitionCapture(before: list, after: list))
  }

  static var single: Transition {
    var start = list(["Ann"])[0]
    start.center.y += 300
    start.alpha = 0
    return Transition(
      TransitionCapture(
        before: snapshot([]), after: snapshot(list(["Ann"])), initial: [start.id: start]))
  }

  static var immediate: Transition {
    Transition(
      TransitionCapture(
        before: snapshot(list(["Ann", "Bob", "Cat"])),
        after: snapshot(list(["Cat", "Ann"])), timing: .immediate))
  }

  static func springy() throws -> Transition {
    let spring = try Spring(dampingRatio: 0.35, response: 0.35)
    return Transition(
      TransitionCapture(
        before: snapshot(list(["Ann", "Bob", "Cat"])),
        after: snapshot(list(["Cat", "Ann", "Bob"])),
        timing: try Timing(curve: .spring(spring))))
  }

  /// Sections with headers; rows fall in, turned.
  static var sections: Transition {
    func header(_ section: Int, _ name: String, _ y: CGFloat) -> ElementSnapshot {
      ElementSnapshot(
        id: ElementID(
          .supplementary("UICollectionElementKindSectionHeader"), .identifier(name)),
        path: [section, 0], center: CGPoint(x: 195, y: y + 16),
        size: CGSize(width: 390, height: 32), zIndex: 1)
    }
    func rows(_ names: [String], _ section: Int, _ top: CGFloat) -> [ElementSnapshot] {
      names.enumerated().map { index, name in
        cell(
          name, [section, index],
          CGRect(x: 8, y: top + CGFloat(index) * 52, width: 374, height: 44))
      }
    }
    let before =
      [header(0, "Fruit", 0), header(1, "Roots", 200)] + rows(["Apple", "Pear", "Plum"], 0, 40)
      + rows(["Beet", "Carrot"], 1, 240)
    let after =
      [header(0, "Fruit", 0), header(1, "Roots", 148)] + rows(["Apple", "Plum"], 0, 40)
      + rows(["Beet", "Pear", "Yam", "Carrot"], 1, 188)
    var yam = after.first { $0.id == .item("Yam") } ?? after[0]
    yam.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, -60, 0), 0.3, 0, 0, 1)
    yam.alpha = 0
    return Transition(
      TransitionCapture(
        before: snapshot(before), after: snapshot(after), initial: [yam.id: yam]))
  }

  static var nothing: Transition {
    Transition(TransitionCapture(before: snapshot([]), after: snapshot([])))
  }

  /// Places that are no numbers, or farther away than anything can be drawn.
  static var nowhere: Transition {
    var lost = list(["Ann", "Bob", "Cat"])
    lost[0].center.x = .nan
    lost[1].center.y = .infinity
    lost[2].size.width = 1e300
    return Transition(
      TransitionCapture(
        before: snapshot(lost), after: snapshot(list(["Cat", "Bob"])),
        initial: [lost[1].id: lost[1]]))
  }

  /// Ten thousand cells on one screen.
  static var crowd: Transition {
    let names = (0..<10_000).map { "\($0)" }
    let side = CGSize(width: 3, height: 4)
    let next = names.filter { !$0.hasSuffix("7") }
    return Transition(
      TransitionCapture(
        before: snapshot(grid(names, columns: 100, side: side, gap: 0.8)),
        after: snapshot(grid(next, columns: 100, side: side, gap: 0.8))))
  }

  /// The friends with what their cells show.
  static var drawnFriends: Transition {
    func drawn(_ element: ElementSnapshot) -> ElementSnapshot {
      var element = element
      element.content = card(element.id.identifier ?? "", element.size)
      return element
    }
    let before = list(["Ann", "Bob", "Cat", "Dan", "Eve"]).map(drawn)
    let after = list(["Zoe", "Ann", "Dan", "Eve", "Cat"]).map(drawn)
    return Transition(
      TransitionCapture(
        before: snapshot(before), after: snapshot(after), reloaded: [.item("Ann")]))
  }

  private static func card(_ name: String, _ size: CGSize) -> [DrawItem] {
    let ink = ThemedColor(0x15181D, 0xF1F3F6)
    let area = CGRect(origin: .zero, size: size)
    let disc = ShapeGeometry.circle(center: CGPoint(x: 36, y: size.height / 2), radius: 20)
    func text(_ string: String, _ size: CGFloat, _ y: CGFloat) -> DrawItem {
      .text(
        DrawText(
          string, TextStyle(FontRequest(size: size), ink),
          in: CGRect(x: 72, y: y, width: 240, height: size * 1.3)))
    }
    return [
      .fill(.rounded(area, radius: 12), ThemedColor(0xEEF1F6, 0x272D36)),
      .fill(disc, ThemedColor(0x8FC1FF, 0x5488CA)), text(name, 17, 14),
      text("is here", 13, 38),
    ]
  }

  /// Three screens further down: one header is pushed away by the next.
  static var scrolled: [Transition] {
    func state(_ offset: CGFloat) -> LayoutSnapshot {
      let rows = (0..<24).map { row in
        cell(
          "row \(row)", [row / 8, row % 8],
          CGRect(x: 0, y: CGFloat(row) * 44 + CGFloat(row / 8 + 1) * 32, width: 390, height: 40))
      }
      let headers = (0..<3).map { section in
        let top = CGFloat(section) * (8 * 44 + 32)
        let pinned = min(max(top, offset), top + 8 * 44)
        return ElementSnapshot(
          id: ElementID(
            .supplementary("UICollectionElementKindSectionHeader"), .identifier("\(section)")),
          path: [section, 0], center: CGPoint(x: 195, y: pinned + 16),
          size: CGSize(width: 390, height: 32), zIndex: 10)
      }
      let screen = CGRect(x: 0, y: offset, width: 390, height: 320)
      return LayoutSnapshot(
        elements: (rows + headers).filter { $0.frame.intersects(screen) },
        contentSize: CGSize(width: 390, height: 1152), viewport: screen)
    }
    let offsets: [CGFloat] = [0, 120, 240, 330, 400, 560]
    return zip(offsets, offsets.dropFirst()).map {
      Transition(TransitionCapture(before: state($0), after: state($1)))
    }
  }
}
