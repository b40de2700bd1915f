import CoreGraphics

extension CGAffineTransform {
  /// Reads `translate(1 2) rotate(30)`; nil where something else stands there.
  init?(vector text: String) {
    self = .identity
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")") else { return nil }
      let name = String(rest[..<open]).trimmed.drop { $0 == "," || $0.isWhitespace }
      guard let numbers = VectorNumber.list(String(rest[rest.index(after: open)..<close])),
        let next = CGAffineTransform(String(name), numbers)
      else { return nil }
      self = next.concatenating(self)
      rest = rest[rest.index(after: close)...]
    }
    guard String(rest).trimmed.isEmpty, [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else {
      return nil
    }
  }

  private init?(_ name: String, _ numbers: [CGFloat]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self.init(translationX: numbers[0], y: 0)
    case ("translate", 2): self.init(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): self.init(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): self.init(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): self.init(rotationAngle: numbers[0] * .pi / 180)
    case ("rotate", 3):
      self = CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1): self.init(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
