import CoreGraphics
import Motion

/// Elements of one depth: those that are known to lie in front of the layer before.
struct StackLayer {
  private(set) var depths: ClosedRange<Int>
  private(set) var elements: [ElementSnapshot]

  /// More layers than this are put together, so that each can still be seen.
  static let largestCount = 10

  /// From the back to the front. Elements of one z index are one layer for each category.
  static func layers(of elements: [ElementSnapshot]) -> [StackLayer] {
    var layers: [StackLayer] = []
    for element in elements {
      // Asked without taking the layer out, which would copy its elements each time.
      let belongs =
        layers.last?.elements.last.map { $0.depth == element.depth } == true
        && layers.last?.category == element.kind.category
      if belongs {
        layers[layers.count - 1].elements.append(element)
      } else {
        layers.append(StackLayer(depths: element.zIndex...element.zIndex, elements: [element]))
      }
    }
    return merged(layers)
  }

  /// Neighbours become one where there are too many.
  private static func merged(_ layers: [StackLayer]) -> [StackLayer] {
    guard layers.count > largestCount else { return layers }
    return (0..<largestCount).map { slot in
      let range = slot * layers.count / largestCount..<(slot + 1) * layers.count / largestCount
      let part = layers[range]
      return StackLayer(
        depths: layers[range.lowerBound].depths
          .lowerBound...layers[range.upperBound - 1].depths
          .upperBound, elements: part.flatMap(\.elements))
    }
  }

  private var category: Int { elements.first?.kind.category ?? 0 }

  /// "z 0", "z 3 to 7".
  var depthWords: String {
    let (low, high) = (depths.lowerBound, depths.upperBound)
    func number(_ value: Int) -> String { FigureText.number(CGFloat(value)) }
    return low == high ? "z \(number(low))" : "z \(number(low)) to \(number(high))"
  }

  /// "5 cells", "1 header".
  var contentWords: String {
    var counts: [(name: String, count: Int)] = []
    for element in elements {
      let name = element.kind.plainName
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

extension ElementKind {
  fileprivate var category: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
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
