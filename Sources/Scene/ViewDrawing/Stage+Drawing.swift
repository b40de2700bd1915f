public import Drawing
import Motion

extension Stage {
  /// The screen as one drawing, once the layout is settled. Elements are called as in snapshots.
  public func drawing() throws -> DrawList {
    try snapshot(of: .viewport, drawn: true).drawing().simplified()
  }
}
