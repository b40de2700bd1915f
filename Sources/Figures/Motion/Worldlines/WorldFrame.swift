import CoreGraphics

/// The plot of worldlines between its margins, with the names in it and beside it.
struct WorldFrame {
  let scale: WorldScale
  let left: WorldMargin
  let right: WorldMargin
  let names: WorldNames
  let size: CGSize

  /// The share of the width that names may take at one side.
  private static let mostMargin: CGFloat = 0.24

  /// Names that find no room on their ribbons need some beside them, which makes the plot narrower for the others.
  ///
  /// - Parameters:
  ///   - plot: its size, as far as the margins leave so much.
  ///   - names: those of a plot in its place.
  init(
    _ course: WorldCourse, steps: [String], plot: CGSize, width: CGFloat, reach: CGFloat,
    names: (WorldScale) -> WorldNames
  ) {
    func scale(_ left: CGFloat, _ right: CGFloat) -> WorldScale {
      let room = min(plot.width, width - left - right)
      let rect = CGRect(
        x: left, y: WorldAxis.headHeight(course, steps, width: room), width: room,
        height: plot.height)
      return WorldScale(plot: rect, duration: course.duration, reach: reach)
    }
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    var found = names(scale(left, right))
    for _ in 0..<2 {
      let most = width * Self.mostMargin
      let margins = (found.margin(.left, most: most), found.margin(.right, most: most))
      if margins == (left, right) { break }
      (left, right) = margins
      found = names(scale(left, right))
    }
    let final = scale(left, right)
    self.scale = final
    self.names = found
    self.left = found.beside(final.plot, .left, width: left)
    self.right = found.beside(final.plot, .right, width: right)
    size = CGSize(width: final.plot.maxX + right, height: final.plot.maxY + WorldAxis.foot)
  }
}

extension WorldNames {
  fileprivate func margin(_ side: Side, most: CGFloat) -> CGFloat {
    WorldMargin.width(of: beside, ribbons, side, most: most)
  }

  fileprivate func beside(_ plot: CGRect, _ side: Side, width: CGFloat) -> WorldMargin {
    WorldMargin(beside, of: ribbons, beside: plot, side: side, width: width)
  }
}
