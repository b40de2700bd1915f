import CoreGraphics
import Notation

/// Goes through two drawings side by side and writes down what differs.
struct DrawingComparison {
  private(set) var changes: [DrawingDifference.Change] = []
  private let table: SVGDefinitionTable
  /// More would be read by nobody.
  private static let mostChanges = 10_000

  init(_ table: SVGDefinitionTable) {
    self.table = table
  }

  mutating func compare(_ before: SVGElement, _ after: SVGElement, at path: Place) {
    let clauses = clauses(before, after)
    if !clauses.isEmpty {
      let box = path.ways.before.bounds(of: before).union(path.ways.after.bounds(of: after))
      note(.changed(clauses), at: path, in: box)
    }
    compare(before.children, after.children, at: path.within(before, after))
  }

  /// The names on the way to an element of the file, and whom of the scene it belongs to.
  struct Place {
    var names: [String] = []
    var mark: String?
    var part: DrawingDifference.Owner.Part?
    /// From the coordinates around the element to those of the drawing, before and after.
    var ways = (before: PlaneTransform.identity, after: PlaneTransform.identity)

    /// The place of a child, which is such a part.
    func inside(
      _ name: String, _ child: SVGElement, as part: DrawingDifference.Owner.Part
    ) -> Place {
      Place(
        names: names + [name], mark: child.name ?? mark, part: child.name == nil ? part : nil,
        ways: ways)
    }

    /// Whether what lies at the back here is the ground of all of it.
    var mayHaveGround: Bool {
      switch part {
      case nil: mark != nil || names.isEmpty
      case .ground, .panel: true
      default: false
      }
    }

    /// The place of all that stands in two elements that are here.
    func within(_ before: SVGElement, _ after: SVGElement) -> Place {
      var place = self
      place.ways = (
        before.place.concatenating(ways.before), after.place.concatenating(ways.after)
      )
      return place
    }
  }

  // MARK: Rows of elements

  private mutating func compare(
    _ before: [SVGElement], _ after: [SVGElement], at path: Place
  ) {
    let (before, after) = (before.unwrapped(like: after), after.unwrapped(like: before))
    let mayHaveGround = path.mayHaveGround
    let parts = DrawnParts(before, mayHaveGround: mayHaveGround)
    let others = DrawnParts(after, mayHaveGround: mayHaveGround)
    let pairs = DrawnPairs(parts, others).pairs
    let (kept, matched) = (Set(pairs.map(\.before)), Set(pairs.map(\.after)))
    let (names, otherNames) = (Self.names(before), Self.names(after))
    for index in before.indices where !kept.contains(index) {
      note(
        .removed, at: path.inside(names[index], before[index], as: parts[index]),
        in: path.ways.before.bounds(of: before[index]))
    }
    for pair in pairs {
      let (first, second) = (before[pair.before], after[pair.after])
      compare(first, second, at: path.inside(names[pair.before], first, as: parts[pair.before]))
    }
    for index in after.indices where !matched.contains(index) {
      note(
        .added, at: path.inside(otherNames[index], after[index], as: others[index]),
        in: path.ways.after.bounds(of: after[index]))
    }
    noteOrder(pairs, names, at: path)
  }

  /// Elements that are drawn later lie in front.
  private mutating func noteOrder(_ pairs: [DrawnPairs.Pair], _ names: [String], at path: Place) {
    let order = pairs.sorted { $0.after < $1.after }
    guard zip(pairs, order).contains(where: { $0.before != $1.before }) else { return }
    let moved = zip(pairs, order).filter { $0.before != $1.before }
    let words =
      moved.prefix(6).map { names[$0.0.before] }.joined(separator: ", ") + " → "
      + moved.prefix(6).map { names[$0.1.before] }.joined(separator: ", ")
    note(.changed([.order(words)]), at: path, in: .null)
  }

  /// The innermost names are those that tell.
  private mutating func note(
    _ kind: DrawingDifference.Change.Kind, at path: Place, in box: CGRect
  ) {
    guard changes.count < Self.mostChanges else { return }
    let place = path.names.isEmpty ? "drawing" : path.names.suffix(3).joined(separator: ", ")
    changes.append(
      .init(
        place: place, kind: kind, owner: path.mark.map { .init(mark: $0, part: path.part) },
        part: path.part, box: box.isNull ? nil : box))
  }

  /// A text of the file on one line, and not more of it than people read.
  private static func shown(_ text: String) -> String {
    quoted(text.shortened(to: 40))
  }

  private static func quoted(_ text: String) -> String {
    QuotedText.isBare(text.replacing(" ", with: "_")) ? text : QuotedText.quoted(text)
  }

  /// The words of messages for the elements of a row: their names, else their kinds, counted where there are several.
  private static func names(_ elements: [SVGElement]) -> [String] {
    let plain = elements.map { element -> String in
      if let name = element.name { return shown(name) }
      guard element.isKnownByLetters, let text = element.letters(within: 4) else {
        return element.kind
      }
      return "\(element.kind) '\(shown(text))'"
    }
    let totals = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return plain.map { name in
      guard totals[name, default: 0] > 1 else { return name }
      counts[name, default: 0] += 1
      return "\(name) \(counts[name, default: 0])"
    }
  }

  // MARK: Properties

  private typealias Clause = DrawingDifference.Clause

  /// Sizes and outlines: of two things of different kinds nobody compares them key by key.
  private static let geometry: Set<String> = ["d", "height", "r", "rx", "ry", "width"]

  private func clauses(_ before: SVGElement, _ after: SVGElement) -> [Clause] {
    var clauses: [Clause] = []
    let isOfKind = before.kind == after.kind
    let outlines = OutlineComparison(before, after)
    if before.place.attribute != after.place.attribute || outlines.way != .zero {
      clauses.append(Self.way(before, after, ofOutline: outlines.way))
    }
    if !isOfKind { clauses.append(.kind(before.kind, after.kind)) }
    clauses += outlines.clauses
    let keys = Set(before.properties.keys).union(after.properties.keys).sorted()
    for key in keys
    where before.properties[key] != after.properties[key] && !MotionComparison.isKeyframe(key) {
      // It has moved, and that was said.
      if key == "origin", before.place.attribute != after.place.attribute { continue }
      if key == "d" || (!isOfKind && Self.geometry.contains(key)) { continue }
      clauses.append(clause(key, before: before.properties[key], after: after.properties[key]))
    }
    return clauses + MotionComparison(before.properties, after.properties).clauses
  }

  private static func way(
    _ before: SVGElement, _ after: SVGElement, ofOutline own: CGVector
  ) -> Clause {
    let (first, second) = (before.place, after.place)
    let isTurned = [first, second].map { [$0.a, $0.b, $0.c, $0.d] }
    guard isTurned[0] == isTurned[1] else { return .transformed(TurnWords(first, second).text) }
    return .moved(dx: second.tx - first.tx + own.dx, dy: second.ty - first.ty + own.dy)
  }

  private func clause(_ key: String, before: String?, after: String?) -> Clause {
    if let first = before.flatMap(table.element), let second = after.flatMap(table.element) {
      var inner = DrawingComparison(table)
      inner.compare(first, second, at: Place())
      let words = inner.changes.prefix(2).flatMap { change -> [String] in
        if case .changed(let clauses) = change.kind { clauses.map(\.text) } else { [change.place] }
      }
      return .definition(key, words.prefix(3).joined(separator: ", "))
    }
    let kinds = [before, after].map { value in value.flatMap { table.element($0)?.kind } }
    let cut = DifferingValues(kinds[0] ?? before ?? "none", kinds[1] ?? after ?? "none")
    return .property(key, before: Self.quoted(cut.before), after: Self.quoted(cut.after))
  }
}

extension SVGElement {
  /// A group that stands still has all that does so in a film, of many elements.
  fileprivate var isKnownByLetters: Bool {
    kind != "group" || properties.keys.contains(where: MotionComparison.isKeyframe)
  }

  /// The first text in it: what people know it by.
  func letters(within levels: Int) -> String? {
    if let text = properties["text"] { return text }
    guard levels > 0 else { return nil }
    for child in children.prefix(20) {
      if let text = child.letters(within: levels - 1) { return text }
    }
    return nil
  }
}

extension PlaneTransform {
  /// The area that an element takes; null where it is unknown, or where numbers are too large for one.
  fileprivate func bounds(of element: SVGElement) -> CGRect {
    let frame = element.frame
    let area = frame.isNull ? frame : bounds(of: frame)
    return area.isFinite ? area : .null
  }
}
