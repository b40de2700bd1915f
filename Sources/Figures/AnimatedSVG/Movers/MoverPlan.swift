/// The views of a score and the order in which a file draws them.
struct MoverPlan {
  /// Who is seen, and when.
  let table: MoverTable
  /// Who lies over whom.
  let order: DrawOrder

  /// - Parameter tolerance: how far pictures may be from the motion, in points.
  init(_ score: MotionScore, tolerance: Double) {
    table = MoverTable(score, tolerance: tolerance)
    order = DrawOrder(table)
  }
}
