import CoreGraphics
import Motion
import QuartzCore

/// Layouts to show, made by hand.
enum SampleLayouts {
  static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")
  static let footer = ElementKind.supplementary("UICollectionElementKindSectionFooter")

  static func element(
    _ kind: ElementKind = .cell, _ name: String, _ path: [Int], _ frame: CGRect, zIndex: Int = 0,
    transform: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(kind, .identifier(name)), path: IndexPath(indexes: path),
      center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, transform: transform,
      alpha: alpha, zIndex: zIndex)
  }

  static let friends = ["Ann", "Bob", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon"]

  static func list(offset: CGFloat = 0) -> LayoutSnapshot {
    var elements = [
      element(
        header, "Friends", [0, 0], CGRect(x: 0, y: max(0, offset), width: 320, height: 36),
        zIndex: 1)
    ]
    for (index, name) in friends.enumerated() {
      let y = 44 + CGFloat(index) * 60
      elements.append(element(name, [0, index], CGRect(x: 16, y: y, width: 288, height: 52)))
    }
    elements.append(
      element(footer, "ten in all", [0, 0], CGRect(x: 0, y: 644, width: 320, height: 28)))
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 320, height: 672),
      viewport: CGRect(x: 0, y: offset, width: 320, height: 400))
  }

  static func element(
    _ name: String, _ path: [Int], _ frame: CGRect, zIndex: Int = 0,
    transform: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1
  ) -> ElementSnapshot {
    element(.cell, name, path, frame, zIndex: zIndex, transform: transform, alpha: alpha)
  }

  /// Two sections of cards with headers, each on a ground of its own; the sides are safe for the screen's top.
  static func sections(width: CGFloat = 375, isMirrored: Bool = false) -> LayoutSnapshot {
    var elements: [ElementSnapshot] = []
    var y: CGFloat = 0
    let names = [["Alps", "Andes", "Atlas", "Ural", "Harz"], ["Nile", "Rhine", "Volga", "Indus"]]
    for (section, items) in names.enumerated() {
      let title = section == 0 ? "Mountains" : "Rivers"
      elements.append(
        element(
          header, title, [section, 0], CGRect(x: 0, y: y, width: width, height: 40), zIndex: 1))
      let columns = max(2, Int((width - 16) / 120))
      let side = (width - 32 - CGFloat(columns - 1) * 12) / CGFloat(columns)
      let height: CGFloat = section == 0 ? 72 : 56
      var bottom = y
      for (index, name) in items.enumerated() {
        var x = 16 + CGFloat(index % columns) * (side + 12)
        if isMirrored { x = width - x - side }
        let top = y + 48 + CGFloat(index / columns) * (height + 10)
        elements.append(
          element(name, [section, index], CGRect(x: x, y: top, width: side, height: height)))
        bottom = top + height
      }
      elements.append(
        element(
          .decoration("ground"), "ground \(section)", [section, 0],
          CGRect(x: 8, y: y + 40, width: width - 16, height: bottom + 8 - y - 40), zIndex: -1))
      y = bottom + 16
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: width, height: y),
      viewport: CGRect(x: 0, y: -47, width: width, height: width > 500 ? 300 : 500),
      insets: EdgeInsets(top: 47))
  }

  static func flow() -> LayoutSnapshot {
    let elements = (0..<7).map { index in
      let x = 16 + CGFloat(index % 3) * 121.5
      return element(
        "item-\(index)", [0, index],
        CGRect(x: x, y: 8 + CGFloat(index / 3) * 70, width: 100, height: 60))
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 375, height: 216),
      viewport: CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Large and small tiles, without any gap but two points.
  static func mosaic() -> LayoutSnapshot {
    let unit: CGFloat = 124
    let places: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 2), (2, 0, 1), (2, 1, 1), (0, 2, 1), (1, 2, 1), (2, 2, 1), (0, 3, 1), (1, 3, 2),
      (0, 4, 1),
    ]
    let elements = places.enumerated().map { index, place in
      element(
        "photo-\(index)", [0, index],
        CGRect(
          x: place.0 * (unit + 2), y: place.1 * (unit + 2),
          width: unit * place.2 + 2 * (place.2 - 1),
          height: unit * place.2 + 2 * (place.2 - 1)))
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 376, height: 628),
      viewport: CGRect(x: 0, y: 100, width: 376, height: 420))
  }

  /// Cards around a centre, turned, so close that they overlap.
  static func circle() -> LayoutSnapshot {
    let elements = (0..<8).map { index in
      let angle = CGFloat(index) / 8 * 2 * .pi
      let center = CGPoint(x: 180 + 110 * cos(angle), y: 180 + 110 * sin(angle))
      let frame = CGRect(x: center.x - 44, y: center.y - 30, width: 88, height: 60)
      return element(
        friends[index], [0, index], frame,
        transform: CATransform3DMakeRotation(angle + .pi / 2, 0, 0, 1), alpha: index == 7 ? 0.5 : 1)
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 360, height: 360),
      viewport: CGRect(x: 0, y: 0, width: 360, height: 360))
  }

  /// A pile of cards under a badge, whose order only the badge's z index says.
  static func pile() -> LayoutSnapshot {
    var elements = (0..<4).map { index in
      element(
        friends[index], [0, index],
        CGRect(x: 24 + CGFloat(index) * 34, y: 60 + CGFloat(index) * 26, width: 150, height: 96),
        zIndex: index < 2 ? 0 : 1)
    }
    elements.append(
      element(header, "Cards", [0, 0], CGRect(x: 0, y: 0, width: 300, height: 40), zIndex: 2))
    elements.append(
      element(
        .decoration("table"), "table", [0, 0], CGRect(x: 12, y: 48, width: 276, height: 200),
        zIndex: -1))
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 300, height: 260),
      viewport: CGRect(x: 0, y: 0, width: 300, height: 260))
  }

  static var screens: [(name: String, snapshot: LayoutSnapshot)] {
    [
      ("Phone", sections()), ("Landscape", sections(width: 667)),
      ("Split view", sections(width: 320)), ("Tablet", sections(width: 820)),
      ("Right to left", sections(isMirrored: true)),
    ]
  }

  static func plain(
    _ elements: [ElementSnapshot], content: CGSize = CGSize(width: 320, height: 200),
    viewport: CGRect = CGRect(x: 0, y: 0, width: 320, height: 200)
  ) -> LayoutSnapshot {
    LayoutSnapshot(elements: elements, contentSize: content, viewport: viewport)
  }

  /// So many tiny cells on one screen.
  static func crowd(_ count: Int) -> LayoutSnapshot {
    let elements = (0..<count).map { index in
      element(
        "m\(index)", [0, index],
        CGRect(x: CGFloat(index % 80) * 4, y: CGFloat(index / 80) * 4, width: 3, height: 3))
    }
    return plain(elements)
  }

  static func tall() -> LayoutSnapshot {
    let elements = (0..<600).map { index in
      element(
        "row-\(index)", [index / 100, index % 100],
        CGRect(x: 8, y: CGFloat(index) * 50 + CGFloat(index / 100) * 12, width: 304, height: 44))
    }
    return plain(
      elements, content: CGSize(width: 320, height: 30_060),
      viewport: CGRect(x: 0, y: 200, width: 320, height: 480))
  }
}
