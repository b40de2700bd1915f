import CoreGraphics

/// `translate(0 12) rotate(30) scale(0.5)`, the last one first as in SVG and CSS; nil is identity.
extension TransformForm {
  package var text: String? {
    switch self {
    case .identity: nil
    case .affine(let numbers): Self.call("matrix", numbers)
    case .matrix(let numbers): Self.call("matrix3d", numbers)
    case .composed(let composition): Self.text(composition)
    }
  }

  /// Reads what `text` gives; nil where it is something else.
  init?(text: String) {
    let calls = text.split(separator: ")", omittingEmptySubsequences: true).map {
      Self.call(in: $0)
    }
    guard text.hasSuffix(")"), !calls.isEmpty else { return nil }
    var composition = Composition()
    var rank = 0
    for call in calls {
      guard let call else { return nil }
      switch (call.name, call.numbers.count) {
      case ("matrix", 6) where calls.count == 1:
        self.init(affine: call.numbers)
        return
      case ("matrix3d", 16) where calls.count == 1:
        self = .matrix(call.numbers.map(NumberText.rounded))
        return
      default:
        guard let next = composition.take(call.name, call.numbers), next > rank else { return nil }
        rank = next
      }
    }
    self.init(composition)
  }

  private static func text(_ composition: Composition) -> String {
    var parts: [String] = []
    let move = composition.translation
    let scale = composition.scale
    if move != [0, 0, 0] {
      parts.append(call("translate", move[2] == 0 ? Array(move[..<2]) : move))
    }
    if composition.degrees != 0 { parts.append(call("rotate", [composition.degrees])) }
    if scale[2] != 1 {
      parts.append(call("scale", scale))
    } else if scale != [1, 1, 1] {
      parts.append(call("scale", scale[0] == scale[1] ? [scale[0]] : Array(scale[..<2])))
    }
    return parts.joined(separator: " ")
  }

  private static func call(_ name: String, _ numbers: [CGFloat]) -> String {
    "\(name)(\(NumberText.text(numbers)))"
  }

  /// `name(1 2`: the bracket at its end is split off.
  private static func call(in text: Substring) -> (name: Substring, numbers: [CGFloat])? {
    let halves = text.drop { $0 == " " }.split(
      separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let numbers = halves[1].split(separator: " ").map { NumberText.finiteValue(of: $0) }
    guard !numbers.contains(nil) else { return nil }
    return (halves[0], numbers.compactMap { $0 })
  }
}

extension TransformForm.Composition {
  /// Sets the part that the call names and answers its place in the order; nil where there is no such call.
  fileprivate mutating func take(_ name: Substring, _ numbers: [CGFloat]) -> Int? {
    let rounded = numbers.map(NumberText.rounded)
    switch (name, rounded.count) {
    case ("translate", 2): translation = rounded + [0]
    case ("translate", 3): translation = rounded
    case ("rotate", 1): degrees = rounded[0] == -180 ? 180 : rounded[0]
    case ("scale", 1): scale = [rounded[0], rounded[0], 1]
    case ("scale", 2): scale = rounded + [1]
    case ("scale", 3): scale = rounded
    default: return nil
    }
    return name == "translate" ? 1 : name == "rotate" ? 2 : 3
  }
}
