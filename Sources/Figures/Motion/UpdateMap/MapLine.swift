import CoreGraphics
import Drawing
import Motion

/// The lines of one side of an update map: items with their marks, and runs with their counts.
struct MapLine {
  let alignment: DataAlignment
  let faces: MapFaces
  let side: StepRoles.Side
  let isBoxed: Bool
  /// As wide as the largest index; 0 where items stand without theirs.
  let indexWidth: CGFloat
  /// Whether names need the room that margins take elsewhere.
  let isShort: Bool

  private var pad: CGFloat { isShort ? 8 : 12 }
  private var badgeRoom: CGFloat { isShort ? 28 : 32 }
  private static let chip = CGSize(width: 9, height: 10)
  private static let chipPitch: CGFloat = 11
  /// More chips than this are not counted by anyone.
  private static let mostChips = 8

  // MARK: Items

  /// An item that something is asked of: on its edge the role, then a ring of ground, then its colour.
  func asked(_ number: Int, index: Int, in rect: CGRect) -> [DrawItem] {
    let item = alignment.items[number]
    if item.count > 1 { return run(of: item, index: index, in: rect) }
    guard marks(item) else { return plain(item.id, index: index, in: rect) }
    let isGone = item.role == .deleted
    let fill = faces.fill(of: item.id)
    var items = ringed(isGone ? fill.faded(by: 0.28) : fill, item.role, in: rect)
    let ink = isGone ? FigureInk.ink : faces.ink(of: item.id)
    let room = rect.width - badgeRoom
    let word = Label(item.role.words, FigureType.value.colored(ink))
    let name = named(faces.name(of: item.id), index: index, ink, in: rect.narrowed(to: room))
    items += name.items
    if name.end + pad + word.size.width <= rect.minX + room {
      items.append(word.item(in: rect.narrowed(to: room), .right))
    }
    return items + badge(item.role, in: rect)
  }

  private func ringed(_ fill: ThemedColor, _ role: Role, in rect: CGRect) -> [DrawItem] {
    let radius = ScreenPart.radius(of: rect.size)
    let cell = ShapeGeometry.rounded(rect.insetBy(dx: 4, dy: 4), radius: max(radius - 4, 1))
    let edge = ShapeGeometry.rounded(rect.insetBy(dx: 1, dy: 1), radius: radius - 1)
    return [.fill(cell, fill), .stroke(edge, RoleMark(role).stroke())]
  }

  private func badge(_ role: Role, in rect: CGRect) -> [DrawItem] {
    let place = CGPoint(x: rect.maxX - 16, y: rect.midY)
    return [.fill(.circle(center: place, radius: 10), FigureInk.surface)]
      + [RoleMark(role).badge(at: place)].compactMap(\.self)
  }

  /// Neighbours of which all the same is asked: where they stand, and how many they are.
  private func run(of item: AskedItem, index: Int, in rect: CGRect) -> [DrawItem] {
    let isMarked = marks(item)
    let count = CountWords.digits(item.count)
    let right = rect.maxX - (isMarked ? badgeRoom : pad)
    let inside = CGRect(
      x: rect.minX + pad, y: rect.minY, width: right - rect.minX - pad,
      height: rect.height)
    let range = Label("\(index) to \(index + item.count - 1)", FigureType.value)
    let words = Label.first(
      of: [isMarked ? "\(count) \(item.role.words)" : "\(count) items", count], FigureType.caption,
      width: inside.width - range.size.width - 8)
    let area = ShapeGeometry.rounded(rect, radius: ScreenPart.radius(of: rect.size))
    let ground =
      isMarked ? ringed(FigureInk.quiet, item.role, in: rect) : [.fill(area, FigureInk.quiet)]
    return ground + [range.item(in: inside)] + [words?.item(in: inside, .right)].compactMap(\.self)
      + (isMarked ? badge(item.role, in: rect) : [])
  }

  /// Whether the line wears the mark of its role: what goes is marked where it was, all else where it is.
  private func marks(_ item: AskedItem) -> Bool {
    side == (item.role == .deleted ? .before : .after)
  }

  private func plain(_ id: ElementID, index: Int, in rect: CGRect) -> [DrawItem] {
    let area = ShapeGeometry.rounded(rect, radius: ScreenPart.radius(of: rect.size))
    let name = named(
      faces.name(of: id), index: index, faces.ink(of: id),
      in: rect.narrowed(to: rect.width - pad))
    return [.fill(area, faces.fill(of: id))] + name.items
  }

  /// The index and the name, and where the name ends.
  private func named(
    _ name: String, index: Int, _ ink: ThemedColor, in rect: CGRect
  ) -> (items: [DrawItem], end: CGFloat) {
    var items: [DrawItem] = []
    var x = rect.minX + pad
    if indexWidth > 0 {
      let number = Label("\(index)", FigureType.value.colored(ink))
      items.append(
        number.item(in: CGRect(x: x, y: rect.minY, width: indexWidth, height: rect.height)))
      x += indexWidth + 8
    }
    let style = FigureType.name.colored(ink)
    guard let label = Label(name: name, style, width: rect.maxX - x) else { return (items, x) }
    items.append(
      label.item(in: CGRect(x: x, y: rect.minY, width: label.size.width + 2, height: rect.height)))
    return (items, x + label.size.width)
  }

  // MARK: Runs

  func run(_ run: AlignedList.Run, ofSection number: Int, in rect: CGRect) -> [DrawItem] {
    let ids = known(run, ofSection: number)
    if run.isPure, run.count == 1, let id = ids?.first {
      return plain(id, index: run.start, in: rect)
    }
    let area = ShapeGeometry.rounded(rect, radius: ScreenPart.radius(of: rect.size))
    let ground = DrawItem.fill(area, FigureInk.quiet)
    if isBoxed, run.isPure, let ids, let row = chips(ids, in: rect) { return [ground] + row }
    let range = run.count == 1 ? "\(run.start)" : "\(run.start) to \(run.end - 1)"
    let label = Label(range, FigureType.value)
    let inside = rect.insetBy(dx: pad, dy: 0)
    let count = Label.first(
      of: counts(run, ofSection: number), FigureType.caption,
      width: inside.width - label.size.width - 8)
    return [ground, label.item(in: inside)]
      + [count?.item(in: inside, .right)].compactMap(\.self)
  }

  /// "18 items", "9 items, 4 moved".
  private func counts(_ run: AlignedList.Run, ofSection number: Int) -> [String] {
    let all = "\(run.count) item\(run.count == 1 ? "" : "s")"
    guard !run.isPure else { return [all, "\(run.count)"] }
    let (roles, changed) = (roles(in: run, ofSection: number), run.count - run.staying)
    let word = roles.count == 1 ? roles[0].words : "changed"
    if run.staying == 0 { return ["\(changed) \(word)", "\(run.count)"] }
    return ["\(all), \(changed) \(word)", "\(changed) \(word)", all, "\(run.count)"]
  }

  /// Of the items in the run that something is asked of.
  private func roles(in run: AlignedList.Run, ofSection number: Int) -> [Role] {
    let range = run.start..<run.end
    let inside = alignment.items.filter { item in
      guard let place = side == .before ? item.before : item.after else { return false }
      return place.section == number && range.contains(place.index)
    }
    return Set(inside.map(\.role)).sorted()
  }

  /// All items of a run by their identities, if these are few.
  private func known(_ run: AlignedList.Run, ofSection number: Int) -> [ElementID]? {
    guard run.count <= Self.mostChips, let section = alignment.sections[number].index(side) else {
      return nil
    }
    let ids = (run.start..<run.end).compactMap { faces.id(at: $0, ofSection: section, side) }
    return ids.count == run.count ? ids : nil
  }

  /// The colours of the items, and the names of the first and the last where there is room for them.
  private func chips(_ ids: [ElementID], in rect: CGRect) -> [DrawItem]? {
    guard let first = ids.first, let last = ids.last else { return nil }
    let x = rect.minX + 10 + Self.chipPitch * CGFloat(ids.count) + 7
    let names = ["\(faces.name(of: first)) to \(faces.name(of: last))", "\(ids.count)"]
    guard let label = Label.first(of: names, FigureType.value, width: rect.maxX - 6 - x) else {
      return nil
    }
    let squares = ids.enumerated().map { place, id -> DrawItem in
      let square = CGRect(
        x: rect.minX + 10 + Self.chipPitch * CGFloat(place),
        y: (rect.midY - Self.chip.height / 2).rounded(), width: Self.chip.width,
        height: Self.chip.height)
      return .fill(.rounded(square, radius: 3), faces.fill(of: id))
    }
    let frame = CGRect(x: x, y: rect.minY, width: label.size.width + 2, height: rect.height)
    return squares + [label.item(in: frame)]
  }
}

extension Label {
  /// The first of the texts that is not too wide.
  static func first(of texts: [String], _ style: TextStyle, width: CGFloat) -> Label? {
    texts.lazy.map { Label($0, style) }.first { $0.size.width <= width }
  }
}

extension CGRect {
  /// The left part of it.
  fileprivate func narrowed(to width: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height)
  }
}
