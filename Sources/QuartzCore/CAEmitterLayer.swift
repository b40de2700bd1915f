public import Foundation

/// Shows particles as they stand at the time of `CACurrentMediaTime()`, the same for the same time and seed.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// Times the rate of each cell.
  open var birthRate: Float = 1
  /// Times the life of each cell.
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  /// Kept, and changes nothing: particles stay in the layer's plane.
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  /// Kept, and changes nothing: particles stay in the layer's plane.
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Kept, and changes nothing: particles stay in the layer's plane.
  open var preservesDepth = false
  /// Times the speed of each cell.
  open var velocity: Float = 1
  /// Times the size of each cell.
  open var scale: Float = 1
  /// Times the turn of each cell.
  open var spin: Float = 1
  open var seed: UInt32 = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterZPosition = layer.emitterZPosition
    emitterSize = layer.emitterSize
    emitterDepth = layer.emitterDepth
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
    seed = layer.seed
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Emits as a rectangle: particles stay in the layer's plane.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Emits as a circle: particles stay in the layer's plane.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Drawn as the others: colours are not added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
