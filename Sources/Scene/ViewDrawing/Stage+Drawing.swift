public import Drawing
import Motion

extension Stage {
  /// What is on screen, once the layout is settled, as one drawing. Elements are called as in snapshots.
  public func drawing() throws -> DrawList {
    try snapshot(of: .viewport, drawn: true).drawing().simplified()
  }
}
