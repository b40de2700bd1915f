internal import SceneFormat

extension SeenDifference {
  /// For programs: the parts of the pixels, each with its element, and the properties of elements that no part shows.
  var changes: [PictureChange] {
    let shown = Set(parts.compactMap { part in part.element.map { [$0, part.attribute] } })
    return parts.map(\.picture)
      + causes.filter { isNamed && !shown.contains([$0.element ?? "", $0.attribute]) }.map(
        \.picture)
  }
}

extension SeenDifference.Part {
  fileprivate var picture: PictureChange {
    var change = PictureChange(label)
    change.box = box
    change.way = way?.map(Double.init)
    (change.element, change.attribute) = (element, attribute)
    return change
  }
}

extension SeenDifference.Cause {
  fileprivate var picture: PictureChange {
    let isPresence = attribute == "presence" && ["added", "removed"].contains(change)
    var picture = PictureChange(way != nil ? "moved" : isPresence ? change : "changed")
    (picture.element, picture.attribute, picture.way) = (element, attribute, way)
    picture.change = change
    return picture
  }
}
