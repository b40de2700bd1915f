/// Computes a compositional layout: groups in sections, section after section, in points but without any view.
///
///     layout's boundary │ section │ spacing │ section │ … │ layout's boundary      (along the scroll axis)
@MainActor struct CompositionalSolver {
  let space: CompositionalSpace
  private(set) var sections: [SectionPlan]
  private let spacing: CGFloat
  private let boundaryNodes: [BoundaryNode]
  private(set) var boundary: BoundaryPlan
  private(set) var measuredBoundary: [String: CGSize] = [:]
  /// How far the groups of any section stand out of it.
  private var overhang: CGFloat = 0

  init(
    _ sections: [SectionPlan], spacing: CGFloat, boundary: [BoundaryNode], space: CompositionalSpace
  ) {
    self.space = space
    self.sections = sections
    self.spacing = spacing.bounded
    boundaryNodes = boundary
    self.boundary = BoundaryPlan(
      [], region: 0, room: BoundaryPlan.Room(axis: space.axis, crossStart: 0, size: space.size),
      sizes: [])
    stack(from: 0)
  }

  var axis: LayoutAxis { space.axis }

  var contentSize: CGSize {
    var size = space.size
    size[axis] = max(space.pixels.nearest(boundary.length), 0)
    return size
  }

  /// Whether any view has the last word about a size.
  var hasOpenLengths: Bool {
    boundaryNodes.contains { $0.size.isOpen } || sections.contains { $0.hasOpenLengths }
      || sections.contains { section in
        section.node.group.hasOpenSupplements
      }
  }

  /// Whether anything moves along as the content is scrolled.
  var hasPinned: Bool {
    boundaryNodes.contains(where: \.isPinned)
      || sections.contains { $0.node.boundary.contains(where: \.isPinned) }
  }

  // MARK: Changes

  mutating func measure(_ size: CGSize, of item: Int, in section: Int) {
    sections[section].measure(size, of: item)
    stack(from: section)
  }

  mutating func measure(_ size: CGSize, of view: SectionPlan.ViewName, in section: Int) {
    sections[section].measure(size, of: view)
    stack(from: section)
  }

  mutating func measure(_ size: CGSize, ofBoundary kind: String) {
    measuredBoundary[kind] = size
    stack(from: 0)
  }

  /// Takes over sizes that were asked for before the section was placed.
  mutating func measure(
    _ sizes: [(item: Int, size: CGSize)], views: [SectionPlan.ViewName: CGSize], in section: Int
  ) {
    guard !sizes.isEmpty || !views.isEmpty else { return }
    sections[section].measure(sizes, views: views)
    stack(from: section)
  }

  mutating func scroll(_ section: Int, to offset: CGFloat, isTouched: Bool = true) {
    sections[section].scroll(to: offset, isTouched: isTouched)
  }

  private mutating func stack(from first: Int) {
    let before = boundary.before
    place(from: first)
    placeBoundary()
    if boundary.before != before { place(from: 0) }
  }

  private mutating func place(from first: Int) {
    var end = first > 0 ? sections[first - 1].end + spacing : boundary.before
    for index in first..<max(sections.count, first) {
      sections[index].start = end
      end = sections[index].end + spacing
    }
    overhang = sections.lazy.map(\.overhang).max() ?? 0
  }

  private mutating func placeBoundary() {
    let start = sections.first?.start ?? 0
    let room = BoundaryPlan.Room(axis: axis, crossStart: 0, size: space.size)
    let sizes = boundaryNodes.map { node in
      var size = node.size.points(in: space.size, space.pixels)
      for axis in [LayoutAxis.horizontal, .vertical] where node.size[axis].isOpen {
        size[axis] = measuredBoundary[node.kind]?[axis] ?? size[axis]
      }
      return size
    }
    boundary = BoundaryPlan(
      boundaryNodes, region: (sections.last?.end ?? 0) - start, room: room, sizes: sizes)
  }

  // MARK: Elements

  /// The sections that touch a stretch of the scroll axis, with those between them that may not.
  func sections(touching stretch: ClosedRange<CGFloat>) -> Range<Int> {
    guard spacing >= 0 else {
      let all = sections.indices.filter {
        sections[$0].end + overhang >= stretch.lowerBound
          && sections[$0].start - overhang <= stretch.upperBound
      }
      return (all.first ?? 0)..<(all.last.map { $0 + 1 } ?? 0)
    }
    let first = sections.partitioningIndex { $0.end + overhang >= stretch.lowerBound }
    let end = sections.partitioningIndex { $0.start - overhang > stretch.upperBound }
    return first..<max(first, end)
  }

  func item(_ item: Int, in section: Int) -> PlacedSlot? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].item(item).map { shifted($0, in: section) }
  }

  func supplement(
    _ name: SectionPlan.ViewName, in section: Int, visible: ClosedRange<CGFloat>?
  ) -> PlacedSlot? {
    guard sections.indices.contains(section) else { return nil }
    if name.number == .max, section == 0 {
      return boundaryElements(visible: visible).first { $0.kind == .supplementary(name.kind) }
    }
    let plan = sections[section]
    let edge = name.number == 0 ? plan.boundaryElements(visible: visible) : []
    return edge.first { $0.kind == .supplementary(name.kind) }
      ?? plan.supplement(name).map { shifted($0, in: section) }
  }

  func decoration(kind: String, in section: Int) -> PlacedSlot? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].decorations.first { $0.kind == .decoration(kind) }
  }

  /// The place of an element on screen, where its section is scrolled.
  private func shifted(_ slot: PlacedSlot, in section: Int) -> PlacedSlot {
    var slot = slot
    slot.frame = slot.frame.moved(by: sections[section].shift)
    return slot
  }

  func boundaryElements(visible: ClosedRange<CGFloat>?) -> [PlacedSlot] {
    boundary.items.map { item in
      let frame = boundary.frame(of: item, from: boundary.before, axis: axis, visible: visible)
      var slot = PlacedSlot(boundary: item, at: frame, axis: axis, visible: visible, space.pixels)
      slot.number = .max
      return slot
    }
  }

  /// Everything in a rectangle: cells in order, then what stands around and behind them. One without any area has
  /// nothing but what lies behind.
  func elements(in rect: CGRect, visible: ClosedRange<CGFloat>?) -> [(Int, PlacedSlot)] {
    let area = clipped(rect)
    guard let area else { return [] }
    guard area.size.width > 0, area.size.height > 0 else { return decorations(in: area) }
    var found: [(Int, PlacedSlot)] = []
    var extras: [(Int, PlacedSlot)] = []
    for index in sections(touching: area.start(axis)...area.end(axis)) {
      let section = sections[index]
      let shift = section.shift
      let own = area.moved(by: CGPoint(x: -shift.x, y: -shift.y))
      let groups = section.groupElements(in: own)
      found += groups.cells.map { (index, shifted($0, in: index)) }
      extras += groups.supplements.map { (index, shifted($0, in: index)) }
      extras += section.boundaryElements(visible: visible)
        .filter { $0.frame.overlaps(area) }.map { (index, $0) }
      if section.touches(area, axis) { extras += section.decorations.map { (index, $0) } }
    }
    if !sections.isEmpty {
      extras += boundaryElements(visible: visible)
        .filter { $0.frame.overlaps(area) }.map { (0, $0) }
    }
    return found + extras
  }

  private func decorations(in area: CGRect) -> [(Int, PlacedSlot)] {
    sections(touching: area.start(axis)...area.end(axis)).filter {
      sections[$0].touches(area, axis)
    }
    .flatMap { index in sections[index].decorations.map { (index, $0) } }
  }

  /// The part of a rectangle that has content; nothing where it lies beside it.
  private func clipped(_ rect: CGRect) -> CGRect? {
    let size = contentSize
    let low = CGPoint(x: max(rect.minX, 0), y: max(rect.minY, 0))
    let high = CGPoint(x: min(rect.maxX, size.width), y: min(rect.maxY, size.height))
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension SectionPlan {
  /// Whether the section has a part in common with an area, however narrow that is.
  func touches(_ area: CGRect, _ axis: LayoutAxis) -> Bool {
    guard boundary.length > 0 else { return false }
    if area.size[axis] == 0 { return start <= area.start(axis) && area.start(axis) < end }
    return start < area.end(axis) && area.start(axis) < end
  }
}

extension GroupNode {
  /// Whether a supplementary item in it has a length that is not known yet.
  var hasOpenSupplements: Bool {
    if supplements.contains(where: { $0.size.isOpen }) { return true }
    guard case .row(let row) = content else { return false }
    return row.children.contains(where: \.hasOpenSupplements)
  }
}
