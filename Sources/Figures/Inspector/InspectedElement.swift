import CoreGraphics
import Drawing
import Motion
import Notation

/// One element through the whole score.
struct InspectedElement {
  let id: ElementID
  let label: String
  /// The words on it, where those are something else.
  let words: String?
  /// Whether it is a bar or another part of the screen, which content passes below: it has no place in that.
  let isOfScreen: Bool
  var steps: [InspectedStep] = []
  /// nil where the element is not there.
  private(set) var runs: [(frame: Int, state: InspectedState?)] = []

  init(_ element: ElementSnapshot, name: String?) {
    id = element.id
    isOfScreen = element.isOfScreen
    let label = Self.label(of: element.id, name, at: element.path)
    self.label = label
    words = element.ownWords.flatMap { words in
      words.lowercased() == label.lowercased() ? nil : Directions.balanced(words)
    }
  }

  /// An element that no cell shows.
  init(_ id: ElementID, name: String?) {
    self.id = id
    label = Self.label(of: id, name, at: [])
    (words, isOfScreen) = (nil, false)
  }

  private static func label(of id: ElementID, _ name: String?, at path: IndexPath) -> String {
    let kind = id.kind.plainName
    let label =
      switch (id.kind, name ?? id.identifier) {
      case (.cell, let name?): name
      case (.decoration, nil) where path.count == 1: viewName(kind, number: path[0])
      case (_, let name?): "\(kind) \(name)"
      case (_, nil): "\(kind) \(path.map { "\($0)" }.joined(separator: "-"))"
      }
    return Directions.balanced(label.onOneLine)
  }

  /// A bar or another view of the screen, which is known by its class: "UINavigationBar" is a navigation bar.
  private static func viewName(_ type: String, number: Int) -> String {
    let isSystem = type.hasPrefix("UI") && type.dropFirst(2).first?.isUppercase == true
    var (words, last) = ("", Character(" "))
    for letter in isSystem ? type.dropFirst(2) : type[...] {
      words += (letter.isUppercase && last.isLowercase ? " " : "") + letter.lowercased()
      last = letter
    }
    return number == 0 ? words : "\(words) \(number + 1)"
  }

  /// The label that the page finds by itself: the name, behind the words where there are some.
  var usualLabel: String? { id.identifier.map { name in words.map { "\($0) (\(name))" } ?? name } }

  /// The corner of the place where it is first.
  var start: SIMD2<Double> { runs.first?.state?.frame.lowHalf ?? .zero }

  mutating func set(_ state: InspectedState?, at frame: Int) {
    if let last = runs.last, last.frame == frame {
      runs[runs.count - 1].state = state
    } else if runs.isEmpty ? state != nil : runs[runs.count - 1].state != state {
      runs.append((frame, state))
    }
  }

  /// The element's identity in the words of a test; nil for the cell of an item, which has shorter ones.
  var swift: String? {
    if id.kind == .cell, id.identifier != nil { return nil }
    let kind =
      switch id.kind {
      case .cell: ".cell"
      case .supplementary(let name): ".supplementary(\(Self.literal(name)))"
      case .decoration(let name): ".decoration(\(Self.literal(name)))"
      }
    let key =
      switch id.name {
      case .identifier(let name): ".identifier(\(Self.literal(name)))"
      case .path(let path): ".path([\(path.map { "\($0)" }.joined(separator: ", "))])"
      }
    return "ElementID(\(kind), \(key))"
  }

  /// A name between quotation marks: nothing in it ends them.
  private static func literal(_ name: String) -> String { name.debugDescription }
}
