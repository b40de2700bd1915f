public import CoreGraphics
public import Drawing
import QuartzCore

extension LayoutSnapshot {
  /// The rectangle of the content that an extent stands for. Without any content it is the viewport.
  public func area(of extent: LayoutExtent) -> CGRect {
    let content = CGRect(origin: .zero, size: contentSize)
    return extent == .viewport || content.isEmpty ? viewport : content
  }

  /// The layout as a drawing: the backdrop, then every element as a group with its name, from the back to the front.
  /// A snapshot that nobody has drawn gives names without pictures.
  public func drawing(of extent: LayoutExtent = .viewport) -> DrawList {
    drawing(in: area(of: extent))
  }

  /// The same of any rectangle of the content.
  package func drawing(in area: CGRect) -> DrawList {
    var items: [DrawItem] = []
    if let backdrop, !backdrop.items.isEmpty {
      let place = PlaneTransform(
        translationX: viewport.minX - area.minX, y: viewport.minY - area.minY)
      items.append(.group(DrawGroup(transform: place, backdrop.items)))
    }
    var names = ElementMarks()
    for element in elementsFromTheBack where element.isVisible(in: area) {
      items.append(.group(element.group(named: names.mark(of: element), origin: area.origin)))
    }
    return DrawList(size: area.size, background: backdrop?.background, items)
  }

  /// In the order in which they cover each other: by z index; among equals decoration views behind cells and
  /// other views in front of them, what moves to another place over its neighbours, and what leaves behind what comes.
  public var elementsFromTheBack: [ElementSnapshot] {
    elements.placesFromTheBack.map { elements[$0] }
  }
}

extension [ElementSnapshot] {
  /// The places of elements of one layout in the order in which they cover each other.
  package var placesFromTheBack: [Int] {
    enumerated()
      .sorted { first, second in
        let (a, b) = (first.element, second.element)
        if a.depth != b.depth { return a.depth < b.depth }
        let (front, back) = (a.kind.depth, b.kind.depth)
        if front != back { return front < back }
        return a.isLifted == b.isLifted ? first.offset < second.offset : b.isLifted
      }
      .map(\.offset)
  }
}

extension ElementKind {
  fileprivate var depth: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}

extension ElementSnapshot {
  /// The matrix that takes the element's own coordinates to those of the content.
  public var placement: PlaneTransform {
    PlaneTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(PlaneTransform(transform))
      .concatenating(PlaneTransform(translationX: center.x, y: center.y))
  }

  fileprivate func isVisible(in area: CGRect) -> Bool {
    guard !isHidden, alpha > 0 else { return false }
    let frame = frame
    // Whatever sticks out of its element, a shadow above all, may be seen where the element is not.
    return frame.minX.isFinite && frame.insetBy(dx: -64, dy: -64).intersects(area)
  }

  fileprivate func group(named mark: ElementMark, origin: CGPoint) -> DrawGroup {
    DrawGroup(
      element: mark,
      transform: placement.concatenating(PlaneTransform(translationX: -origin.x, y: -origin.y)),
      opacity: min(alpha, 1), content)
  }

  /// The words for somebody who does not see the element: the texts in it; nil where there are none.
  public var spokenText: String? {
    let texts = content.shownTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension [DrawItem] {
  fileprivate var shownTexts: [String] {
    flatMap { item -> [String] in
      switch item {
      case .text(let text): text.string.isEmpty ? [] : [text.string]
      case .group(let group): group.opacity > 0 ? group.children.shownTexts : []
      case .shape, .image: []
      }
    }
  }
}

/// Names for the elements of one drawing, each used once.
package struct ElementMarks {
  private var used: [String: Int] = [:]

  package init() {}

  /// The item's identifier for cells, else kind and place: `zoe`, `cell-0-3`, `header-1`.
  package mutating func mark(of element: ElementSnapshot) -> ElementMark {
    let name = Self.name(of: element).shortened(to: 100)
    let count = used[name, default: 0] + 1
    used[name] = count
    var mark = ElementMark(count == 1 ? name : "\(name)~\(count)", title: element.spokenText)
    mark.name = Self.words(of: element)
    return mark
  }

  /// `cell zoe`, `header friends`, `cell 0-3`.
  private static func words(of element: ElementSnapshot) -> String {
    let name = element.id.identifier ?? numbers(of: element).map(String.init).joined(separator: "-")
    return "\(element.kind.plainName) \(name)".shortened(to: 100)
  }

  private static func name(of element: ElementSnapshot) -> String {
    if element.kind == .cell, let identifier = element.id.identifier { return identifier }
    var parts = [element.kind.plainName] + numbers(of: element).map { String($0) }
    // A section and its header share an identifier.
    if let identifier = element.id.identifier { parts.append(identifier) }
    return parts.joined(separator: "-")
  }

  /// A header has a section only, which stands as item 0 of it.
  private static func numbers(of element: ElementSnapshot) -> [Int] {
    let path = element.path
    guard case .supplementary = element.kind, path.count == 2, path[1] == 0 else {
      return Array(path)
    }
    return [path[0]]
  }
}

extension ElementKind {
  /// The kind in one word; the two kinds that every layout knows in the words of everyday.
  public var plainName: String {
    switch self {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .supplementary(let name), .decoration(let name): name
    }
  }
}

/// How much of a layout is meant.
public enum LayoutExtent: Hashable, Sendable {
  /// All of the content, on screen or not.
  case content
  /// The part that is on screen.
  case viewport
}
