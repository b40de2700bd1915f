import CoreGraphics

/// Reads the outlines that SVG writes as text: `M4 6h16v12h-16z`. It reads no more than its limit of segments, and
/// stops at the first character that has no place there.
package struct PathText {
  /// A path that no reader would wait for.
  package static let mostSegments = 200_000

  /// The reason why a text is no path, and where it was found, in characters from 0 on.
  package struct Fault: Error, Equatable {
    package let found: String
    package let offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private let path = CGMutablePath()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors; nil after everything that is no curve.
  private var control: (point: CGPoint, isCubic: Bool)?
  private var count = 0

  package static func path(_ text: String) throws(Fault) -> Path {
    var reader = PathText(bytes: Array(text.utf8))
    try reader.read()
    return Path(reader.path)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() throws(Fault) {
    skipSpace()
    guard index < bytes.count else { return }
    guard bytes[index] | 0x20 == UInt8(ascii: "m") else { throw fault() }
    while index < bytes.count {
      let command = bytes[index]
      guard Self.isCommand(command) else { throw fault() }
      index += 1
      try segments(of: command)
      skipSpace()
    }
  }

  private static func isCommand(_ byte: UInt8) -> Bool {
    "mlhvcsqtaz".utf8.contains(byte | 0x20) && byte >= 0x41
  }

  /// One letter stands for as many segments as numbers follow it.
  private mutating func segments(of command: UInt8) throws(Fault) {
    let isRelative = command & 0x20 != 0
    var kind = Character(Unicode.Scalar(command | 0x20))
    if kind == "z" { return close() }
    repeat {
      count += 1
      guard count <= Self.mostSegments else { throw fault() }
      try segment(kind, from: isRelative ? point : .zero, isRelative: isRelative)
      // Lines follow the first point of a move.
      if kind == "m" { kind = "l" }
      skipSpace()
    } while index < bytes.count && !Self.isCommand(bytes[index])
  }

  private mutating func segment(
    _ kind: Character, from origin: CGPoint, isRelative: Bool
  ) throws(Fault) {
    switch kind {
    case "m": move(to: try nextPoint(origin))
    case "l": line(to: try nextPoint(origin))
    case "h": line(to: CGPoint(x: origin.x + (try number()), y: point.y))
    case "v": line(to: CGPoint(x: point.x, y: (isRelative ? point.y : 0) + (try number())))
    case "c":
      let first = try nextPoint(origin)
      let second = try nextPoint(origin)
      curve(first, second, to: try nextPoint(origin))
    case "s":
      let first = mirrored(isCubic: true)
      let second = try nextPoint(origin)
      curve(first, second, to: try nextPoint(origin))
    case "q":
      let control = try nextPoint(origin)
      quad(control, to: try nextPoint(origin))
    case "t": quad(mirrored(isCubic: false), to: try nextPoint(origin))
    default: try arc(from: origin)
    }
  }

  // MARK: Segments

  private mutating func move(to target: CGPoint) {
    path.move(to: target)
    (point, start, control) = (target, target, nil)
  }

  private mutating func line(to target: CGPoint) {
    path.addLine(to: target)
    (point, control) = (target, nil)
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to target: CGPoint) {
    path.addCurve(to: target, control1: first, control2: second)
    (point, control) = (target, (second, true))
  }

  private mutating func quad(_ middle: CGPoint, to target: CGPoint) {
    path.addQuadCurve(to: target, control: middle)
    (point, control) = (target, (middle, false))
  }

  private mutating func close() {
    path.closeSubpath()
    (point, control) = (start, nil)
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func arc(from origin: CGPoint) throws(Fault) {
    let radii = CGSize(width: abs(try number()), height: abs(try number()))
    let turn = try number() * .pi / 180
    let (isLarge, isClockwise) = (try flag(), try flag())
    let target = try nextPoint(origin)
    let arc = EllipseArc(
      from: point, to: target, radii: radii, turn: turn, isLarge: isLarge, isClockwise: isClockwise)
    for piece in arc.pieces { curve(piece.first, piece.second, to: piece.end) }
    if arc.pieces.isEmpty { line(to: target) }
    control = nil
  }

  // MARK: Numbers

  private mutating func nextPoint(_ origin: CGPoint) throws(Fault) -> CGPoint {
    let x = try number()
    return CGPoint(x: origin.x + x, y: origin.y + (try number()))
  }

  /// Flags may stand without anything between them: `a1 1 0 012 2`.
  private mutating func flag() throws(Fault) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { throw fault() }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() throws(Fault) -> CGFloat {
    skipSpace()
    let first = index
    if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      skipDigits()
    }
    if index + 1 < bytes.count, bytes[index] | 0x20 == 0x65 {
      index += 1
      if bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
      skipDigits()
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let value = NumberText.finiteValue(of: text[...]), abs(value) <= 1e9 else {
      index = first
      throw fault()
    }
    return value
  }

  private mutating func skipDigits() {
    while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[index]) { index += 1 }
  }

  private func fault() -> Fault {
    let rest = bytes[min(index, bytes.count)...].prefix(12)
    return Fault(found: String(decoding: rest, as: UTF8.self), offset: index)
  }
}
