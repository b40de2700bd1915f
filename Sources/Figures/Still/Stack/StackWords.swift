import CoreGraphics
import Motion
import Notation

/// A stack of layers in words.
struct StackWords {
  let layers: [StackLayer]
  let covers: StackCovers
  let ties: DepthTies

  private static let longestList = 3
  /// Of more, nobody in a layer is named.
  private static let mostNamed = 12

  private static func short(_ element: ElementSnapshot) -> String {
    Directions.apart(element.shortLabel.onOneLine.shortened(to: 40))
  }

  /// "Header Fruit, z 20, in front of twelve cells; two of them hidden": without a full stop.
  var finding: String {
    guard let last = layers.last else { return "Nothing is to be seen" }
    guard let front = covers.front else { return flat(last) }
    let hidden = covers.behind.count { covers.hidden.contains($0.id) }
    let who = "\(name(of: layers[front])), \(layers[front].depthWords)"
    var parts = ["\(who), in front of \(covers.behind.spokenKinds)"]
    if covers.behind.count == 1, hidden == 1 { parts.append("it is hidden") }
    if covers.behind.count > 1 {
      parts.append(
        hidden == 0 ? "none of them hidden" : "\(CountWords.number(hidden)) of them hidden")
    }
    return (parts + (ties.ids.isEmpty ? [] : [tied])).joined(separator: "; ")
  }

  /// For layers of which none lies over another one.
  private func flat(_ last: StackLayer) -> String {
    guard layers.count == 1 else {
      let all = "\(CountWords.number(layers.count).capitalizedFirst) layers, none over another"
      return ties.ids.isEmpty ? all : "\(all); \(tied)"
    }
    let words = "\(last.elements.spokenKinds) at \(last.depthWords)"
    if last.elements.count == 1 { return words.capitalizedFirst }
    if last.elements.count == 2 {
      let both = words.hasPrefix("two ") ? "Both \(words.dropFirst(4))" : words.capitalizedFirst
      return "\(both); \(ties.ids.isEmpty ? "neither covers the other" : tied)"
    }
    return "All \(words); \(ties.ids.isEmpty ? "none covers another" : tied)"
  }

  private var tied: String { "\(CountWords.number(ties.ids.count)) overlap in no certain order" }

  private func name(of layer: StackLayer) -> String {
    guard layer.elements.count == 1, let only = layer.elements.first,
      let name = only.id.identifier, !name.isEmpty
    else { return layer.elements.spokenKinds.capitalizedFirst }
    return "\(only.kind.plainName) \(name.onOneLine.shortened(to: 40))".capitalizedFirst
  }

  /// Below its depth: who is in a layer, so many of them by name, and which of them cannot be seen.
  func lines(of layer: StackLayer, names most: Int) -> [String] {
    var lines = [layer.contentWords]
    if layer.elements.count <= Self.mostNamed, most > 0 {
      let names = layer.elements.prefix(most).map(Self.short)
      let rest = layer.elements.count - names.count
      lines[0] += ": " + CountWords.list(rest > 0 ? names + ["\(rest) more"] : names)
    }
    let hidden = layer.elements.filter { covers.hidden.contains($0.id) }
    if !hidden.isEmpty {
      let told = hidden.prefix(Self.longestList).map(Self.short)
      lines.append(
        hidden.count <= Self.longestList
          ? "hidden: \(CountWords.list(told))" : "\(hidden.count) hidden")
    }
    let loose = layer.elements.count { ties.ids.contains($0.id) }
    if loose > 0 { lines.append("\(loose) overlap") }
    return lines
  }
}
