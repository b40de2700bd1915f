internal import Notation
import CoreGraphics
import Drawing

/// Writes out the items that `generate` stands for.
struct GeneratedItems {
  private let node: Node
  private let section: String
  private let count: Int

  init(_ node: Node, section: String) {
    self.node = node
    self.section = section
    count = node["count"]?.integer ?? 0
  }

  /// The numbers are part of the format: each item takes two of them in turn, for its width and its height, whether
  /// it has ranges for them or not.
  func items() -> [ItemDescription] {
    var random = SeededRandom(seed: UInt64(max(0, node["seed"]?.integer ?? 0)))
    let color = node["color"].flatMap(SceneDecoder.color)
    var items: [ItemDescription] = []
    items.reserveCapacity(max(0, count))
    for number in 1...max(1, count) where number <= count {
      let shares = (random.nextShare(), random.nextShare())
      items.append(item(number, of: shares, in: color))
    }
    return items
  }

  private func item(
    _ number: Int, of shares: (Double, Double), in color: SceneColor?
  ) -> ItemDescription {
    let width = length(node["width"], shares.0)
    let height = length(node["height"], shares.1)
    let size =
      width == nil && height == nil
      ? nil
      : CGSize(
        width: width ?? length(node["height"], 0.5) ?? 0,
        height: height ?? length(node["width"], 0.5) ?? 0)
    return ItemDescription(
      id: filled(node["id"]?.text ?? "{section}-{n}", number),
      label: filled(node["label"]?.text ?? "{n}", number),
      subtitle: (node["subtitle"]?.text).map { filled($0, number) }, size: size, fittingSize: nil,
      aspect: nil, color: color, image: nil, style: node["style"]?.text, data: node["data"],
      span: node.span)
  }

  /// Between two whole numbers lie whole numbers, both ends among them; else the length has three decimals.
  private func length(_ node: Node?, _ share: Double) -> CGFloat? {
    guard let node else { return nil }
    if let number = node.number { return number }
    guard let range = node.numbers, range.count == 2 else { return nil }
    let (low, high) = (min(range[0], range[1]), max(range[0], range[1]))
    guard low == low.rounded(), high == high.rounded() else {
      return NumberText.rounded(low + CGFloat(share) * (high - low))
    }
    return low + (CGFloat(share) * (high - low + 1)).rounded(.down)
  }

  private func filled(_ template: String, _ number: Int) -> String {
    guard template.contains("{") else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "n": text += String(number)
      case "section": text += section
      default: text += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
