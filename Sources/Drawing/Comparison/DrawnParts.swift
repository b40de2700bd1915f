import CoreGraphics

/// The parts of an element that a row of things draws. Files do not name them: what lies at the back is the ground, an
/// outline around it the border, a pill with a letter or two a badge.
struct DrawnParts {
  private typealias Part = DrawingDifference.Owner.Part

  let elements: [SVGElement]
  /// The place of what lies below everything else but shadows; nil where nothing does.
  let ground: Int?
  /// In longer rows nobody asks for parts of a part.
  private static let longestRow = 80
  private static let mostLettersOfBadge = 3

  /// - Parameter mayHaveGround: whether the row is all of an element, or all of a ground.
  init(_ elements: [SVGElement], mayHaveGround: Bool) {
    self.elements = elements
    ground = mayHaveGround ? Self.ground(of: elements) : nil
  }

  subscript(index: Int) -> DrawingDifference.Owner.Part {
    let element = elements[index]
    if element.properties["filter"] != nil { return .shadow }
    if index == ground { return element.isAtOrigin ? .ground : .panel }
    switch element.kind {
    case "text", "tspan", "characters": return .text
    case "image": return .image
    case "group": return .group
    default: return shape(index)
    }
  }

  /// The name of a part without its letters.
  func sort(of index: Int) -> String {
    if case .badge = self[index] { "badge" } else { "\(self[index])" }
  }

  // MARK: Ground

  /// The least share of all that is drawn: a sign in front of words is no ground.
  private static let leastShare: CGFloat = 0.25

  private static func ground(of elements: [SVGElement]) -> Int? {
    guard let index = elements.firstIndex(where: { $0.properties["filter"] == nil }),
      !["text", "image"].contains(elements[index].kind), !elements[index].isLine
    else { return nil }
    let own = elements[index].frame
    let all = elements.prefix(longestRow).reduce(CGRect.null) { $0.union($1.frame) }
    guard own.isFinite, all.isFinite else { return index }
    return own.width * own.height >= leastShare * all.width * all.height ? index : nil
  }

  // MARK: Shapes

  private func shape(_ index: Int) -> Part {
    guard elements.count <= Self.longestRow else { return .shape }
    let element = elements[index]
    if element.isLine { return isAroundGround(element) ? .border : .symbol }
    if min(element.frame.width, element.frame.height) <= 1 { return .line }
    if isOnAnother(index) { return .symbol }
    if let letters = badgeLetters(on: element) { return .badge(letters) }
    let holdsSymbol = elements.indices.contains { other in
      other > index && elements[other].kind == "path" && element.holds(elements[other])
    }
    return holdsSymbol ? .icon : .shape
  }

  private func isAroundGround(_ element: SVGElement) -> Bool {
    guard let ground else { return false }
    let (own, other) = (element.frame, elements[ground].frame)
    guard own.isFinite, other.isFinite else { return false }
    return [
      own.minX - other.minX, own.minY - other.minY, own.maxX - other.maxX, own.maxY - other.maxY,
    ].allSatisfy { abs($0) <= 1.5 }
  }

  /// A filled outline on a shape that is not the ground.
  private func isOnAnother(_ index: Int) -> Bool {
    elements[index].kind == "path"
      && elements[..<index].indices.contains { other in
        other != ground && ["rect", "circle", "ellipse"].contains(elements[other].kind)
          && elements[other].holds(elements[index])
      }
  }

  private func badgeLetters(on element: SVGElement) -> String? {
    guard element.isPill else { return nil }
    let texts = elements.filter { $0.kind == "text" && element.holds($0) }
    guard texts.count == 1, let letters = texts[0].properties["text"],
      (1...Self.mostLettersOfBadge).contains(letters.count)
    else { return nil }
    return letters
  }
}

extension SVGElement {
  /// Whether it begins where what is around it does, and does not leave room to its sides.
  fileprivate var isAtOrigin: Bool {
    let frame = frame
    guard frame.isFinite else { return true }
    return abs(frame.minX) < 1 && abs(frame.minY) < 1
  }

  /// Whether only its edge is drawn.
  fileprivate var isLine: Bool {
    properties["fill"] == "none" && properties["stroke"].map { $0 != "none" } ?? false
  }

  fileprivate var isPill: Bool {
    switch kind {
    case "circle", "ellipse": return true
    case "rect":
      let radius = properties["rx"].flatMap(Double.init) ?? 0
      return radius * 2 >= Double(min(frame.width, frame.height)) - 1
    default: return false
    }
  }

  /// Whether another lies on it: of letters, whose width files need not tell, the place where they begin.
  fileprivate func holds(_ other: SVGElement) -> Bool {
    guard frame.isFinite else { return false }
    if other.kind == "text" {
      return frame.contains(CGPoint(x: other.place.tx, y: other.place.ty))
    }
    return other.frame.isFinite && frame.insetBy(dx: -0.5, dy: -0.5).contains(other.frame)
  }
}
