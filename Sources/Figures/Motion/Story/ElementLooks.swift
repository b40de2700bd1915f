import CoreGraphics
import Drawing
import Motion
import Notation

/// The names of elements in a figure and their colours, the same through all of its changes.
///
/// A reader finds an element again by what it says and shows. Only where that does not tell the elements apart, they
/// go by their identity, and have colours by number.
struct ElementLooks {
  private var numbers: [ElementID: Int] = [:]
  private var names: [ElementID: String]
  /// Whether cells have the colours that they are drawn in.
  let showsOwnColors: Bool

  /// In the order in which elements are seen first.
  ///
  /// - Parameter names: what the data calls elements, where anybody knows; they are not called otherwise then.
  init(_ transitions: [Transition], names: [ElementID: String] = [:]) {
    var first: [ElementID: ElementSnapshot] = [:]
    var order: [ElementID] = []
    for transition in transitions {
      for id in MotionStory.order(transition) where numbers[id] == nil {
        numbers[id] = numbers.count
        order.append(id)
      }
      let seen =
        transition.before.elements + transition.after.elements + transition.tracks.map(\.end)
      for element in seen where first[element.id] == nil { first[element.id] = element }
    }
    let elements = order.compactMap { first[$0] }
    showsOwnColors = Self.areToldApart(elements.filter { $0.kind == .cell }.map(\.ownColor))
    self.names = names.isEmpty ? Self.ownNames(elements) : names.mapValues(\.onOneLine)
  }

  /// The words of elements, with their identity where others of their kind say the same, and none where all do: one
  /// name for two would be worse than none.
  private static func ownNames(_ elements: [ElementSnapshot]) -> [ElementID: String] {
    Dictionary(grouping: elements, by: \.kind).values.reduce(into: [:]) { names, elements in
      let words = elements.compactMap { element in element.ownWords.map { (element.id, $0) } }
      let bearers = words.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      guard bearers.count > 1 || words.count == 1 else { return }
      names.merge(
        words.map { id, name in (id, bearers[name] == 1 ? name : "\(name) (\(id.label))") }
      ) { first, _ in first }
    }
  }

  private static func areToldApart(_ colors: [ThemedColor?]) -> Bool {
    let known = colors.compactMap(\.self)
    let isSeen = known.allSatisfy { $0.contrast(to: FigureInk.surface) > 1.1 }
    return known.count == colors.count && isSeen && Set(known).count >= min(colors.count, 3)
      && !known.isEmpty
  }

  subscript(id: ElementID) -> Int { numbers[id] ?? 0 }

  /// The name that the data has for the element, or the words on it, if those are a name for it.
  func name(of id: ElementID) -> String? { names[id] }

  /// The name that the data has for a section, or the words above it.
  func name(of section: SectionSum) -> String? { section.name.map(name(ofSection:)) }

  func name(ofSection name: String) -> String {
    Directions.apart(names[ElementID(Self.header, .identifier(name))] ?? name.onOneLine)
  }

  /// The name of an element in figures.
  func label(of id: ElementID) -> String {
    if let name = names[id] { return Directions.apart(name) }
    guard let name = sectionName(around: id), let kind = id.kind.shortName else { return id.label }
    return "\(kind) \(Directions.apart(name))"
  }

  /// Views around a section are called as the words above the section say.
  private func sectionName(around id: ElementID) -> String? {
    guard id.kind != .cell, let section = id.identifier else { return nil }
    return names[ElementID(Self.header, .identifier(section))]
  }

  private static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")

  /// Longer names make sentences that nobody reads to the end.
  private static let longestSpoken = 48

  /// Its name in sentences: a header is said to be one, and a number to be what is written.
  func spokenName(of id: ElementID) -> String {
    let known = names[id] ?? sectionName(around: id)
    guard let own = known?.shortened(to: Self.longestSpoken) ?? id.number else {
      return id.label
    }
    let name = own.asNameInProse
    return id.kind.shortName.map { "\($0) \(name)" } ?? name
  }
}

extension ElementID {
  /// The identity of an item that is called by nothing else, where it has no letter.
  fileprivate var number: String? {
    guard kind == .cell, let identifier, !identifier.contains(where: \.isLetter) else { return nil }
    return identifier.isEmpty ? nil : identifier.onOneLine
  }
}

extension ElementSnapshot {
  /// The largest text of its drawing, the first of several; an initial only where there is nothing else but signs.
  var ownWords: String? {
    let all = content.words.filter { $0.text.contains { !$0.isWhitespace } }
    let words = all.filter { $0.text.count > 1 && $0.text.contains { $0.isLetter || $0.isNumber } }
    let texts = words.isEmpty ? all : words
    guard let most = texts.map(\.size).max() else { return nil }
    return texts.first { $0.size == most }.map { $0.text.onOneLine }
  }

  /// The area that it paints, with its corners, where it leaves as much free on both sides, as a row of an inset group
  /// does; nil where it paints from side to side.
  var card: (rect: CGRect, radii: CornerRadii)? {
    guard let ground, ground.place.isTranslation else { return nil }
    let (area, radii): (CGRect, CornerRadii)
    switch ground.shape {
    case .rounded(let rect, let corners): (area, radii) = (rect, corners)
    case .rect(let rect): (area, radii) = (rect, .zero)
    case .ellipse, .path: return nil
    }
    let rect = area.offsetBy(dx: ground.place.tx, dy: ground.place.ty)
    let (left, right) = (rect.minX, size.width - rect.maxX)
    return left >= 4 && abs(left - right) < 1 ? (rect, radii) : nil
  }

  /// The radius of its corners, if it draws any area of its own.
  var ownCorner: CGFloat? {
    switch ground?.shape {
    case .rounded(let rect, let radii):
      radii.uniform.map { min($0, min(rect.width, rect.height) / 2) }
    case .rect: 0
    default: nil
    }
  }
}
