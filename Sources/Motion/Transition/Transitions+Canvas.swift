public import CoreGraphics

extension Sequence<Transition> {
  /// Room for every viewport before and after them.
  public var canvas: CGSize {
    reduce(.zero) { size, transition in
      [transition.before.viewport, transition.after.viewport].reduce(size) {
        CGSize(width: Swift.max($0.width, $1.width), height: Swift.max($0.height, $1.height))
      }
    }
  }
}
