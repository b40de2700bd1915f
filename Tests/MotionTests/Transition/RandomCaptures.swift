import Notation
import CoreGraphics
import QuartzCore

@testable import Motion

extension SeededRandom {
  /// Two states that share most elements, random answers of the layout, and a random timing.
  mutating func capture() throws -> TransitionCapture {
    let ids = (0..<30).map { "item-\($0)" }.shuffled(using: &self)
    let before = state(Array(ids[..<22]))
    let after = state(ids[6...].shuffled(using: &self))
    var initial: [ElementID: ElementSnapshot] = [:]
    var final: [ElementID: ElementSnapshot] = [:]
    var reloaded: Set<ElementID> = []
    for id in ids {
      if Bool.random(using: &self) { initial[.item(id)] = element(id, [0, 0]) }
      if Bool.random(using: &self) { final[.item(id)] = element(id, [0, 0]) }
      if Int.random(in: 0..<4, using: &self) == 0 { reloaded.insert(.item(id)) }
    }
    return TransitionCapture(
      before: before, after: after, initial: initial, final: final, reloaded: reloaded,
      timing: try timing())
  }

  private mutating func state(_ ids: [String]) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: ids.enumerated().map { element($1, [$0 / 5, $0 % 5]) },
      contentSize: CGSize(width: number(), height: number()),
      viewport: CGRect(x: number(), y: number(), width: number(), height: number()))
  }

  private mutating func element(_ id: String, _ path: IndexPath) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(id), path: path, center: CGPoint(x: number(), y: number()),
      size: CGSize(width: number(), height: number()), transform: anyTransform(),
      alpha: CGFloat.random(in: 0...1, using: &self), zIndex: Int.random(in: -2...2, using: &self),
      isHidden: Bool.random(using: &self))
  }

  private mutating func number() -> CGFloat {
    Int.random(in: 0..<4, using: &self) == 0
      ? CGFloat(extremeNumber()) : CGFloat.random(in: -500...500, using: &self)
  }

  private mutating func timing() throws -> Timing {
    let curves: [TimingCurve] = [
      .linear, .easeInOut, .spring(try Spring(dampingRatio: 0.3, response: 0.4)),
      .bezier(try CubicBezier(x1: 0.3, y1: -2, x2: 0.6, y2: 4)),
    ]
    let orders: [Stagger.Order] = [.index, .role, .distance(from: nil), .random(seed: 4)]
    let stagger = try Stagger(by: 0.02, order: orders.randomElement(using: &self) ?? .index)
    return try Timing(
      duration: [0, 0.3, 1].randomElement(using: &self) ?? 0,
      delay: [0, 0.1].randomElement(using: &self) ?? 0,
      curve: curves.randomElement(using: &self) ?? .linear,
      stagger: Bool.random(using: &self) ? nil : stagger)
  }
}

extension ElementSnapshot {
  var hasOnlyFiniteNumbers: Bool {
    let numbers = [center.x, center.y, size.width, size.height, alpha]
    return numbers.allSatisfy { $0.isFinite } && transform.hasOnlyFiniteNumbers
  }
}
