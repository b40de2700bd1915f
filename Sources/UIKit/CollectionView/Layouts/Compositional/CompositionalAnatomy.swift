/// How a section of a compositional layout is made, for those who explain it: its first group with all that is nested in
/// it, and the places of the others. Frames are those of the content, scrolled as the section is.
package struct CompositionalAnatomy: Sendable {
  package var section: Int
  /// All of the section but its boundary items.
  package var frame: CGRect
  package var insets: NSDirectionalEdgeInsets
  package var first: Part
  /// The places of the first groups, the first of all included.
  package var groups: [CGRect]
  package var groupCount: Int
  package var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// How far the section has scrolled by itself.
  package var offset: CGFloat

  /// An item or a group, as it was asked for and as large as it became.
  package struct Part: Sendable {
    package enum Kind: Sendable {
      case item
      case row
      case column
      case custom
    }

    package var kind: Kind
    package var width: String
    package var height: String
    /// With the insets of its content, and without the edges beside it.
    package var frame: CGRect
    package var insets: NSDirectionalEdgeInsets
    package var parts: [Part]
  }
}

extension UICollectionViewCompositionalLayout {
  /// The sections that show anything, none with more than `most` groups.
  package func anatomy(most: Int) -> [CompositionalAnatomy] {
    solveIfNeeded()
    guard let solver = memory.solver, let collectionView else { return [] }
    let width = isMirrored(in: collectionView) ? solver.contentSize.width : nil
    return solver.sections.enumerated().compactMap { index, plan in
      plan.anatomy(of: index, most: most).map { anatomy in
        width.map { anatomy.mirrored(in: $0) } ?? anatomy
      }
    }
  }
}

extension SectionPlan {
  /// Nobody looks at more parts of one group.
  private static let mostParts = 400

  fileprivate func anatomy(of section: Int, most: Int) -> CompositionalAnatomy? {
    guard let place = stack.place(of: 0) else { return nil }
    let origin = CGPoint(x: stackOrigin.x + shift.x, y: stackOrigin.y + shift.y)
    var region = CGRect(origin: .zero, size: space.size)
    region.origin[axis] = regionStart
    region.size[axis] = boundary.region
    var groups: [CGRect] = []
    for group in 0..<min(stack.groupCount, most) {
      guard let place = stack.place(ofGroup: group) else { break }
      groups.append(place.frame.moved(by: origin))
    }
    var left = Self.mostParts
    let first = node.group.part(
      solved: place.solved, at: place.frame.moved(by: origin), filled: place.used, left: &left)
    return CompositionalAnatomy(
      section: section, frame: region, insets: insets, first: first, groups: groups,
      groupCount: stack.groupCount, scrolling: node.scrolling, offset: offset)
  }
}

extension GroupNode {
  /// - Parameter filled: the slots that have items.
  /// - Parameter left: how many more parts there may be.
  fileprivate func part(
    solved: SolvedGroup?, at frame: CGRect, filled: Int, left: inout Int
  ) -> CompositionalAnatomy.Part {
    left -= 1
    return CompositionalAnatomy.Part(
      kind: kind, width: size.width.text, height: size.height.text, frame: frame,
      insets: effectiveInsets, parts: parts(of: solved, at: frame, filled: filled, left: &left))
  }

  private var kind: CompositionalAnatomy.Part.Kind {
    switch content {
    case .cell: .item
    case .custom: .custom
    case .row(let row): row.axis == .horizontal ? .row : .column
    }
  }

  private func parts(
    of solved: SolvedGroup?, at frame: CGRect, filled: Int, left: inout Int
  ) -> [CompositionalAnatomy.Part] {
    guard case .row(let row) = content, let solved, !row.children.isEmpty else { return [] }
    let insets = effectiveInsets
    let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    var parts: [CompositionalAnatomy.Part] = []
    for (index, child) in solved.children.enumerated() {
      guard child.slots.lowerBound < filled, left > 0 else { break }
      let node = row.children[row.count == nil ? index % row.children.count : 0]
      parts.append(
        node.part(
          solved: child.group, at: child.frame.moved(by: origin),
          filled: filled - child.slots.lowerBound, left: &left))
    }
    return parts
  }
}

extension CompositionalAnatomy {
  /// The same for those who read from right to left.
  fileprivate func mirrored(in width: CGFloat) -> CompositionalAnatomy {
    var anatomy = self
    anatomy.frame = frame.mirrored(in: width)
    anatomy.groups = groups.map { $0.mirrored(in: width) }
    anatomy.first = first.mirrored(in: width)
    return anatomy
  }
}

extension CompositionalAnatomy.Part {
  fileprivate func mirrored(in width: CGFloat) -> Self {
    var part = self
    part.frame = frame.mirrored(in: width)
    part.parts = parts.map { $0.mirrored(in: width) }
    return part
  }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}
