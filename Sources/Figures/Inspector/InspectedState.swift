import CoreGraphics
import Drawing
import Motion
import Notation
import QuartzCore

/// Values from a frame on.
struct InspectedRun {
  var frame: Int
  var values: [CGFloat]
}

/// The attributes of an element at one moment, as people read them.
struct InspectedState: Hashable {
  /// x, y, width, height.
  var frame: SIMD4<Double>
  var alpha: Double
  var zIndex: Int
  var isHidden: Bool
  /// Empty for none.
  var transform: String
  /// The values of the layout's own, by name, as people read them.
  var custom: [String: String]

  init(_ element: ElementSnapshot) {
    let frame = element.frame
    // An element that is nowhere has no place that could be written.
    func short(_ value: CGFloat) -> Double { value.isFinite ? (value * 100).rounded() / 100 : 0 }
    self.frame = SIMD4(
      short(frame.minX), short(frame.minY), short(frame.width), short(frame.height))
    alpha = element.alpha.isFinite ? (element.alpha * 1000).rounded() / 1000 : 0
    zIndex = element.zIndex
    isHidden = element.isHidden
    let isUpright = CATransform3DIsIdentity(element.transform)
    transform = isUpright ? "" : Self.words(for: element.placement)
    custom = element.custom.mapValues(\.shown)
  }

  private static func words(for place: PlaneTransform) -> String {
    // Most elements are only somewhere: nobody writes numbers for them.
    if place.isTranslation || !place.isVisible { return "" }
    guard place.isAffine else { return "perspective" }
    return [place.a, place.b, place.c, place.d].map { NumberText.text($0, decimals: 2) }
      .joined(separator: " ")
  }
}

extension InspectedState {
  /// The same with its place counted from another one.
  func moved(from start: SIMD2<Double>) -> InspectedState {
    var state = self
    // Places have two decimals, differences of places have more by chance.
    state.frame.lowHalf = ((frame.lowHalf - start) * 100).rounded(.toNearestOrAwayFromZero) / 100
    return state
  }

  /// The same with its place counted from nowhere again.
  func moved(to start: SIMD2<Double>) -> InspectedState { moved(from: -start) }

  /// The numbers of its frame, one by one.
  var numbers: [Double] { frame.indices.map { frame[$0] } }

  /// Whether all else is the same.
  func hasSameRest(as other: InspectedState) -> Bool {
    zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && custom == other.custom
  }
}

/// An element's role and its states around one step.
struct InspectedStep {
  /// nil where it is not there.
  var role: Role?
  /// Whether it stands for all of a section that something was asked of.
  var speaks: Bool
  var before: InspectedState?
  var initial: InspectedState?
  var final: InspectedState?
  var after: InspectedState?
}
