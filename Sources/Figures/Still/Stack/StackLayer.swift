import CoreGraphics
import Motion

/// Elements of one depth, or of several that are told together.
struct StackLayer {
  private(set) var depths: [(tier: Int, zIndex: Int)]
  private(set) var elements: [ElementSnapshot]

  /// So many layers can be told apart at most.
  static let largestCount = 8

  /// From the back to the front: one for each depth. Of too many those in front and the hindmost stay, and the others
  /// are one.
  static func layers(of elements: [ElementSnapshot]) -> [StackLayer] {
    var layers: [StackLayer] = []
    for element in elements {
      if let last = layers.last?.depths.last, last == element.depth {
        layers[layers.count - 1].elements.append(element)
      } else {
        layers.append(StackLayer(depths: [element.depth], elements: [element]))
      }
    }
    guard layers.count > largestCount else { return layers }
    let middle = layers[1..<(layers.count - largestCount + 2)]
    let sum = StackLayer(
      depths: middle.flatMap(\.depths), elements: middle.flatMap(\.elements))
    return [layers[0], sum] + layers.suffix(largestCount - 2)
  }

  /// "z 0", "z 3 to 7".
  var depthWords: String {
    guard let low = depths.first, let high = depths.last else { return "" }
    let place = low.tier < 0 ? "behind all, " : low.tier > 0 ? "in front of all, " : ""
    func number(_ value: Int) -> String { FigureText.number(CGFloat(value)) }
    return place
      + (low.zIndex == high.zIndex
        ? "z \(number(low.zIndex))" : "z \(number(low.zIndex)) to \(number(high.zIndex))")
  }

  /// "5 cells", "1 header, 2 cells", "43 cells at 43 depths".
  var contentWords: String {
    let words = elements.kindWords
    return depths.count > 1 ? "\(words) at \(depths.count) depths" : words
  }
}

extension [ElementSnapshot] {
  /// "5 cells, 1 header": by kind, in the order in which kinds are met.
  var kindWords: String {
    kinds.map { CountWords.digits($0.count, $0.noun) }.joined(separator: ", ")
  }

  /// The same in a sentence: "five cells, one header".
  var spokenKinds: String {
    kinds.map { CountWords.counted($0.count, $0.noun) }.joined(separator: ", ")
  }

  private var kinds: [(count: Int, noun: Noun)] {
    var counts: [(name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for element in self {
      let name = element.kind.plainName
      if let place = places[name] {
        counts[place].count += 1
      } else {
        places[name] = counts.count
        counts.append((name, 1))
      }
    }
    return counts.map { ($0.count, Noun($0.name, $0.name + "s")) }
  }
}

/// Elements of one z index that cover a part of each other: UIKit does not say which is in front.
struct DepthTies {
  private(set) var ids: Set<ElementID> = []

  /// Looking further would only find more of the same.
  private static let limit = 2_000

  init(_ elements: [ElementSnapshot]) {
    let byDepth = Dictionary(grouping: elements.prefix(Self.limit)) {
      [$0.tier, $0.zIndex]
    }
    for group in byDepth.values {
      let frames = group.map { (id: $0.id, frame: $0.frame) }.sorted {
        $0.frame.minY < $1.frame.minY
      }
      for (index, first) in frames.enumerated() {
        for second in frames[(index + 1)...] {
          if second.frame.minY >= first.frame.maxY - 0.5 { break }
          let common = first.frame.intersection(second.frame)
          if !common.isNull, common.width > 0.5, common.height > 0.5 {
            ids.formUnion([first.id, second.id])
          }
        }
      }
    }
  }
}
