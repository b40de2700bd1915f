import CoreGraphics
import Drawing

/// Drawings of all kinds of items, and others that differ from them in a few.
struct RandomDrawing {
  private var state: UInt64
  private var count = 0

  init(seed: UInt64) { state = seed }

  mutating func drawing() -> DrawList {
    DrawList(
      size: CGSize(width: 100, height: 80), background: .color(.white),
      (0..<number(2...6)).map { _ in item(depth: 2) })
  }

  /// The same but for one to three places.
  mutating func changed(_ drawing: DrawList) -> DrawList {
    var result = drawing
    for _ in 0..<number(1...3) { change(&result.items, depth: 2) }
    return result
  }

  private mutating func change(_ items: inout [DrawItem], depth: Int) {
    guard !items.isEmpty else { return items.append(item(depth: depth)) }
    let place = number(0...items.count - 1)
    switch number(0...5) {
    case 0: items.remove(at: place)
    case 1: items.insert(item(depth: depth), at: place)
    case 2: items.swapAt(place, number(0...items.count - 1))
    default: change(&items[place], depth: depth)
    }
  }

  private mutating func change(_ item: inout DrawItem, depth: Int) {
    guard case .group(var group) = item else {
      item = leaf()
      return
    }
    switch number(0...5) {
    case 0: group.opacity = number(0...1) == 0 ? 1 : real(0...1)
    case 1: group.transform = transform()
    case 2: group.shadow = shadow()
    case 3: group.clip = number(0...1) == 0 ? nil : shape()
    default: change(&group.children, depth: depth - 1)
    }
    item = .group(group)
  }

  private mutating func item(depth: Int) -> DrawItem {
    guard depth > 0, number(0...2) > 0 else { return leaf() }
    count += 1
    return .group(
      DrawGroup(
        element: number(0...2) == 0 ? nil : ElementMark("\(count)"), transform: transform(),
        opacity: number(0...3) == 0 ? real(0...1) : 1, clip: number(0...4) == 0 ? shape() : nil,
        mask: number(0...9) == 0 ? [leaf()] : nil, shadow: number(0...2) == 0 ? shadow() : nil,
        (0..<number(1...4)).map { _ in item(depth: depth - 1) }))
  }

  private mutating func leaf() -> DrawItem {
    switch number(0...4) {
    case 0: return text()
    case 1:
      let stroke = Stroke(color(), width: real(0.2...6))
      return .stroke(shape(), stroke)
    default: return .fill(shape(), color())
    }
  }

  private mutating func text() -> DrawItem {
    let words = ["Åse g", "Quick brown fox jumps", "jÿ|", "Überraschung!", "漢字", "日本 and g"]
    let style = TextStyle(
      // A font of its own for every text would take most of the time.
      FontRequest(
        size: [6, 9.5, 14, 22, 30][number(0...4)], weight: 100 * number(1...9),
        isItalic: number(0...1) == 0),
      color())
    return .text(
      DrawText(
        words[number(0...words.count - 1)], style,
        in: CGRect(x: real(-10...140), y: real(-10...100), width: real(5...90), height: 30)))
  }

  private mutating func shape() -> ShapeGeometry {
    let rect = CGRect(
      x: real(-10...120), y: real(-10...90), width: real(1...60), height: real(1...40))
    switch number(0...4) {
    case 0: return .ellipse(rect)
    case 1: return .rounded(rect, radius: real(0...12))
    case 2: return .line(from: rect.origin, to: CGPoint(x: rect.maxX, y: rect.maxY))
    case 3: return .rect(rect)
    default:
      return .rect(
        CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: 20, height: 12))
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offset: CGSize(width: real(-6...6), height: real(-6...6)),
      blur: real(0...3), shape: number(0...1) == 0 ? shape() : nil)
  }

  private mutating func transform() -> PlaneTransform {
    switch number(0...5) {
    case 0: return .identity
    case 1:
      return PlaneTransform(
        CGAffineTransform(rotationAngle: real(-1...1)).translatedBy(x: real(0...50), y: 10))
    case 2:
      let scale = real(0.3...1.7)
      return PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: real(0...40), ty: real(0...40))
    case 4: return PlaneTransform(translationX: real(-20...60).rounded(), y: 12)
    default: return PlaneTransform(translationX: real(-20...60), y: real(-20...60))
    }
  }

  private mutating func color() -> ThemedColor {
    let hex = UInt32(truncatingIfNeeded: next()) & 0xFF_FFFF
    return ThemedColor(RGBAColor(hex: hex, alpha: number(0...2) == 0 ? real(0...1) : 1))
  }

  // MARK: Numbers

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD >> 16
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  private mutating func real(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() % 10_000) / 9_999
  }
}
