import Drawing
import Notation
import UIKit

/// The particles of an emitter at the time of the drawing, each from the numbers that its order of birth gives.
@MainActor struct EmitterDrawing {
  private let layer: CAEmitterLayer
  private let now: Double

  private static let most = 5000

  init(_ layer: CAEmitterLayer) {
    self.layer = layer
    now = CACurrentMediaTime()
  }

  var items: [DrawItem] {
    let cells = layer.emitterCells ?? []
    var shown = cells.enumerated().flatMap { particles(of: $0.element, number: $0.offset) }
    switch layer.renderMode {
    case .oldestLast: shown.sort { $0.age < $1.age }
    case .unordered: break
    default: shown.sort { $0.age > $1.age }
    }
    return shown.map(\.item)
  }

  private struct Particle {
    var age: Double
    var item: DrawItem
  }

  private func particles(of cell: CAEmitterCell, number: Int) -> [Particle] {
    let rate = Double(cell.birthRate * layer.birthRate)
    let life = Double(cell.lifetime * layer.lifetime)
    let longest = life + Double(cell.lifetimeRange) / 2
    guard cell.isEnabled, rate > 0, longest > 0, let picture = Picture(cell) else { return [] }
    // A layer that nobody gives a beginning has been at it for ever, as in Core Animation.
    let begun = layer.beginTime == 0 ? now + longest : now - layer.beginTime
    let elapsed = begun * Double(layer.speed) - cell.beginTime
    guard elapsed >= 0, elapsed * rate < 1e12 else { return [] }
    let newest = Int(elapsed * rate)
    // Particles may live for ever.
    let gone = max(0, (elapsed - longest) * rate)
    let oldest = max(Int(gone.rounded(.up)), newest - Self.most)
    guard oldest <= newest else { return [] }
    return (oldest...newest).compactMap { birth in
      let seed = UInt64(layer.seed) &* 1_000_003 &+ UInt64(number)
      var random = SeededRandom(seed: seed &* 1_000_000_007 &+ UInt64(birth))
      let age = elapsed - Double(birth) / rate
      let end = life + Double(cell.lifetimeRange) * (random.nextShare() - 0.5)
      guard age >= 0, age < end else { return nil }
      return item(of: cell, picture, age: age, &random).map { Particle(age: age, item: $0) }
    }
  }

  private func item(
    of cell: CAEmitterCell, _ picture: Picture, age: Double, _ random: inout SeededRandom
  ) -> DrawItem? {
    let seconds = CGFloat(age)
    func any(_ range: CGFloat) -> CGFloat { range * (CGFloat(random.nextShare()) - 0.5) }
    let start = birthplace(&random)
    let angle = cell.emissionLongitude + any(cell.emissionRange)
    let speed = (cell.velocity + any(cell.velocityRange)) * CGFloat(layer.velocity)
    let scale =
      (cell.scale + any(cell.scaleRange) + cell.scaleSpeed * seconds) * CGFloat(layer.scale)
    let turn = (cell.spin + any(cell.spinRange)) * seconds * CGFloat(layer.spin)
    let first = cell.color.map { RGBAColor(cgColor: $0) } ?? .white
    func part(_ value: CGFloat, within range: Float, by change: Float) -> CGFloat {
      min(max(value + any(CGFloat(range)) + CGFloat(change) * seconds, 0), 1)
    }
    let color = RGBAColor(
      red: part(first.red, within: cell.redRange, by: cell.redSpeed),
      green: part(first.green, within: cell.greenRange, by: cell.greenSpeed),
      blue: part(first.blue, within: cell.blueRange, by: cell.blueSpeed),
      alpha: part(first.alpha, within: cell.alphaRange, by: cell.alphaSpeed))
    guard scale > 0, color.alpha > 0 else { return nil }
    let way = CGPoint(
      x: (speed * cos(angle) + cell.xAcceleration * seconds / 2) * seconds,
      y: (speed * sin(angle) + cell.yAcceleration * seconds / 2) * seconds)
    let place = CGAffineTransform(translationX: start.x + way.x, y: start.y + way.y)
      .rotated(by: turn).scaledBy(x: scale, y: scale)
    return .group(
      DrawGroup(
        transform: PlaneTransform(place), opacity: color.alpha,
        picture.items(in: color.withAlpha(1))))
  }

  private func birthplace(_ random: inout SeededRandom) -> CGPoint {
    let (center, size) = (layer.emitterPosition, layer.emitterSize)
    let (first, second) = (CGFloat(random.nextShare()), CGFloat(random.nextShare()))
    let isOutline = layer.emitterMode == .outline
    switch layer.emitterShape {
    case .line: return CGPoint(x: center.x + (first - 0.5) * size.width, y: center.y)
    case .rectangle, .cuboid:
      var (x, y) = (first - 0.5, second - 0.5)
      if isOutline {
        // On the side that is nearest.
        if abs(x) * size.height > abs(y) * size.width {
          x = x < 0 ? -0.5 : 0.5
        } else {
          y = y < 0 ? -0.5 : 0.5
        }
      }
      return CGPoint(x: center.x + x * size.width, y: center.y + y * size.height)
    case .circle, .sphere:
      let radius = size.width * (isOutline ? 1 : second.squareRoot())
      return CGPoint(
        x: center.x + radius * cos(2 * .pi * first), y: center.y + radius * sin(2 * .pi * first))
    default: return center
    }
  }

  /// The picture of a cell about its middle.
  @MainActor private struct Picture {
    private let drawing: ImageDrawing
    private let box: CGRect

    /// nil for a cell without a picture.
    init?(_ cell: CAEmitterCell) {
      let image: CGImage?
      switch cell.contents {
      case let contents as CGImage: image = contents
      case let contents as UIImage: image = contents.cgImage
      default: image = nil
      }
      guard let image else { return nil }
      let scale = max(cell.contentsScale, 1)
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      var drawing = ImageDrawing(image: image, size: size, mode: .fill)
      drawing.part = cell.contentsRect
      self.drawing = drawing
      let shown = CGSize(
        width: size.width * cell.contentsRect.width, height: size.height * cell.contentsRect.height)
      box = CGRect(
        x: -shown.width / 2, y: -shown.height / 2, width: shown.width, height: shown.height)
    }

    /// White leaves the picture as it is; every other colour takes its place.
    func items(in color: RGBAColor) -> [DrawItem] {
      var drawing = drawing
      if color != .white { drawing.tint = ThemedColor(color) }
      return drawing.items(in: box)
    }
  }
}
