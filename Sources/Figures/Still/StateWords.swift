import CoreGraphics
import Motion
import Notation

/// A layout at rest in a sentence or two: "Two-column grid of five items in one section, with a header."
struct StateWords {
  private let snapshot: LayoutSnapshot
  private let noun: Noun

  init(_ snapshot: LayoutSnapshot, noun: Noun) {
    self.snapshot = snapshot
    self.noun = noun
  }

  var text: String {
    var sentence = LayoutWords(snapshot).text(noun).capitalizedFirst
    if sectionCount > 1 { sentence += " in \(CountWords.number(sectionCount)) sections" }
    let others = otherKinds
    if !others.isEmpty { sentence += ", with \(CountWords.list(others))" }
    return sentence + "." + names
  }

  /// How large everything is: "Content 390 × 380, viewport 390 × 520."
  var sizes: String {
    "Content \(snapshot.contentSize.sizeWords), viewport \(snapshot.viewport.size.sizeWords)."
  }

  private var sectionCount: Int {
    Set(snapshot.elements.filter { $0.kind == .cell }.compactMap(\.path.first)).count
  }

  private var otherKinds: [String] {
    var counts: [ElementKind: Int] = [:]
    for element in snapshot.elements
    where element.kind != .cell && !element.isHidden && !element.isOfScreen {
      counts[element.kind, default: 0] += 1
    }
    return counts.keys.sorted().map { kind in
      let name = kind.plainName
      return CountWords.counted(counts[kind] ?? 0, Noun(name, name + "s"))
    }
  }

  /// The first few names, where the data has any.
  private var names: String {
    let names = snapshot.elements.filter { $0.kind == .cell && !$0.isHidden }
      .compactMap(\.id.identifier).map {
        Directions.apart($0.count > 40 ? $0.prefix(40) + "…" : $0)
      }
    guard !names.isEmpty else { return "" }
    let rest = names.count - 6
    let list = rest > 0 ? Array(names.prefix(6)) + ["\(CountWords.number(rest)) more"] : names
    return " " + CountWords.list(list) + "."
  }
}

extension CGSize {
  /// "390 × 520".
  var sizeWords: String { "\(FigureText.number(width)) × \(FigureText.number(height))" }
}

extension CGPoint {
  func offset(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
