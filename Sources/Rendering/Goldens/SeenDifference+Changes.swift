package import CoreGraphics
package import SceneFormat

extension SeenDifference {
  /// For programs: the parts of the pixels, each with its element, and what changed of elements besides.
  package var changes: [PictureChange] {
    let shown = Set(parts.map { [$0.element ?? "", $0.change ?? ""] })
    let named = causes.filter { cause in
      // Of a film the drawings tell a part, and what is said of all of it has no attribute.
      (isNamed || !frames.isEmpty && cause.attribute != nil)
        && !shown.contains([cause.element ?? "", cause.change])
    }
    return parts.map(\.picture) + named.map { $0.picture(scale: scale) } + runs.map(\.picture)
  }
}

extension SeenDifference.Part {
  /// The area that something takes that is drawn otherwise; nil where nobody knows it.
  init?(_ cause: SeenDifference.Cause) {
    guard let box = cause.box?.wholeUnits else { return nil }
    let way = cause.way?.map { Int(exactly: $0) }.compactMap(\.self)
    self.init(
      label: cause.label, box: box, pixels: 0, way: way?.count == 2 ? way : nil,
      element: cause.element, attribute: cause.attribute, change: cause.change,
      wayOfElement: cause.way)
  }

  /// Takes from the causes that of its element which it shows most of.
  mutating func take(_ causes: [SeenDifference.Cause], scale: Int) {
    let own = causes.filter { $0.element != nil && $0.element == element }
    let shares = own.map { share(of: $0, scale: CGFloat(scale)) }
    guard let most = shares.max(), let index = shares.firstIndex(of: most) else { return }
    attribute = own[index].attribute
    change = own[index].change
    wayOfElement = own[index].way?.map { $0 * Double(scale) }
  }

  private func share(of cause: SeenDifference.Cause, scale: CGFloat) -> CGFloat {
    guard let area = cause.box?.scaled(by: scale), box.count == 4 else { return 0 }
    let numbers = box.map { CGFloat($0) }
    let own = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let common = own.intersection(area)
    let union = own.union(area)
    return common.isNull || union.isEmpty
      ? 0 : common.width * common.height / (union.width * union.height)
  }

  fileprivate var picture: PictureChange {
    var picture = PictureChange(wayOfElement == nil ? label : "moved")
    picture.box = box
    picture.way = wayOfElement ?? way?.map(Double.init)
    (picture.element, picture.attribute) = (element, attribute)
    picture.change = change
    return picture
  }
}

extension SeenDifference.Run {
  var picture: PictureChange {
    var picture = PictureChange(label)
    picture.change = text
    return picture
  }
}

extension SeenDifference.Cause {
  fileprivate var label: String {
    let isPresence = attribute == "presence" && ["added", "removed"].contains(change)
    return way != nil ? "moved" : isPresence ? change : "changed"
  }

  fileprivate func picture(scale: Int) -> PictureChange {
    var picture = PictureChange(label)
    (picture.element, picture.attribute) = (element, attribute)
    picture.way = way?.map { $0 * Double(scale) }
    picture.box = box?.scaled(by: CGFloat(scale)).wholeUnits
    picture.change = change
    return picture
  }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }

  /// The whole units that hold all of it: x, y, width and height; nil where it is nowhere, or has no end.
  package var wholeUnits: [Int]? {
    guard isFinite else { return nil }
    let limits = [minX, minY, maxX, maxY].map { min(max($0, -1e9), 1e9) }
    let (left, top) = (Int(limits[0].rounded(.down)), Int(limits[1].rounded(.down)))
    return [left, top, Int(limits[2].rounded(.up)) - left, Int(limits[3].rounded(.up)) - top]
  }
}
