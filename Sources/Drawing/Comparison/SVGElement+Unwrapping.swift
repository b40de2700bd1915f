extension [SVGElement] {
  /// The row with all that a nameless group holds in place of the group, where the other row has somebody who is in it:
  /// a caption, for one, puts all that is drawn into a group.
  func unwrapped(like other: [SVGElement]) -> [SVGElement] {
    let missing = Set(other.compactMap(\.name)).subtracting(compactMap(\.name))
    return missing.isEmpty ? self : flatMap { $0.unwrapped(holding: missing) }
  }
}

extension SVGElement {
  private static let mostWrappings = 8

  fileprivate func unwrapped(holding names: Set<String>, depth: Int = 0) -> [SVGElement] {
    guard depth < Self.mostWrappings, name == nil, kind == "group", mayBeTakenAway,
      holds(names, depth: depth)
    else { return [self] }
    return children.flatMap { child -> [SVGElement] in
      var child = child
      child.place = child.place.concatenating(place)
      if let opacity = properties["opacity"].flatMap(Double.init) {
        let own = child.properties["opacity"].flatMap(Double.init) ?? 1
        child.properties["opacity"] = "\(own * opacity)"
      }
      child.finish()
      return child.unwrapped(holding: names, depth: depth + 1)
    }
  }

  private func holds(_ names: Set<String>, depth: Int) -> Bool {
    guard depth < Self.mostWrappings, name == nil else { return false }
    return children.contains { child in
      child.name.map(names.contains) ?? child.holds(names, depth: depth + 1)
    }
  }

  /// Whether what it does to all that is in it can be told of each.
  private var mayBeTakenAway: Bool {
    !properties.keys.contains {
      $0 == "filter" || $0 == "mask" || MotionComparison.isKeyframe($0)
    }
  }
}
