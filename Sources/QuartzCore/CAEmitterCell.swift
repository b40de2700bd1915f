public import CoreGraphics
public import Foundation

/// One sort of particle that an emitter sends out.
open class CAEmitterCell: NSObject, CAMediaTiming {
  open var name: String?
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Kept, and changes nothing: particles stay in the layer's plane.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A picture; without one nothing is seen.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  open var minificationFilterBias: Float = 0
  /// Kept, and not sent out: particles do not emit others.
  open var emitterCells: [CAEmitterCell]?
  open var style: [AnyHashable: Any]?

  // Time.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}
