import CoreGraphics
import Drawing
import Motion
import Notation

/// Values from a frame on.
struct InspectedRun {
  var frame: Int
  var values: [CGFloat]
}

/// The attributes of an element at one moment, as people read them.
struct InspectedState: Hashable {
  var frame: [CGFloat]
  var alpha: CGFloat
  var zIndex: Int
  var isHidden: Bool
  /// Empty for none.
  var transform: String
  /// The values of the layout's own, by name, as people read them.
  var custom: [String: String]

  init(_ element: ElementSnapshot) {
    let frame = element.frame
    // An element that is nowhere has no place that could be written.
    func short(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * 100).rounded() / 100 : 0 }
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map(short)
    alpha = element.alpha.isFinite ? (element.alpha * 1000).rounded() / 1000 : 0
    zIndex = element.zIndex
    isHidden = element.isHidden
    transform = Self.words(for: element.placement)
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
  func moved(from start: [CGFloat]) -> InspectedState {
    var state = self
    // Places have two decimals, differences of places have more by chance.
    for axis in 0..<2 { state.frame[axis] = ((frame[axis] - start[axis]) * 100).rounded() / 100 }
    return state
  }

  /// The same with its place counted from nowhere again.
  func moved(to start: [CGFloat]) -> InspectedState { moved(from: start.map { -$0 }) }

  /// The values that others lie between.
  var numbers: [CGFloat] { frame + [alpha] }

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
