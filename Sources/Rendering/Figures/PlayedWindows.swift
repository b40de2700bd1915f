internal import CoreGraphics
internal import Figures
internal import Motion
package import Scene
package import SceneFormat

/// The end of a scene in windows of several sizes: the layout where an output shows it, and no more than its columns
/// where somebody looks for the width at which their number changes.
package struct PlayedWindows: Sendable {
  fileprivate(set) var shown: [MatrixWindow: LayoutSnapshot] = [:]
  /// Also of those that are shown; nil of one in which the layout has none.
  fileprivate(set) var columns: [MatrixWindow: Int?] = [:]

  package init() {}

  private static let mostTried = 40
  /// In all windows that are tried.
  private static let mostElements = 60_000

  /// The widths at which columns change in windows that are shown.
  func breaks(
    between windows: [MatrixWindow], columns: (MatrixWindow) -> Int?
  ) -> ColumnBreaks {
    let known = windows.compactMap { window in shown[window].map { (window, $0) } }
    let most = Self.mostElements / max(known.map(\.1.elements.count).max() ?? 1, 1)
    return ColumnBreaks(
      between: known.map { ($1.viewport.width, columns($0)) },
      mostTried: min(most, Self.mostTried)
    ) { width, wider in
      columns(known[wider].0.with(width: width))
    }
  }
}

extension SceneRunner {
  /// The scene's end in every window that one of its outputs shows.
  /// - Parameter known: windows that the scene was played in before.
  package func windows(
    of scene: SceneDescription, knowing known: PlayedWindows = PlayedWindows()
  ) throws(SceneFaults) -> PlayedWindows {
    var windows = known
    for output in scene.outputs where output.kind == .matrix {
      let shown = MatrixWindow.windows(of: output, in: scene)
      for window in shown where windows.shown[window] == nil {
        let end = try end(of: scene, in: window, drawn: true)
        windows.shown[window] = end
        windows.columns[window] = .some(ColumnBreaks.columns(of: end))
      }
      var columns = windows.columns
      _ = windows.breaks(between: shown) { window in
        if let known = columns[window] { return known }
        let end = try? end(of: scene, in: window, drawn: false)
        columns[window] = .some(end.flatMap(ColumnBreaks.columns))
        return columns[window] ?? nil
      }
      windows.columns = columns
    }
    return windows
  }

  private func end(
    of scene: SceneDescription, in window: MatrixWindow, drawn: Bool
  ) throws(SceneFaults) -> LayoutSnapshot {
    let resized = window.resized(scene)
    var snapshot = try end(of: resized, drawn: drawn)
    // Notches at the sides cover something whether the content is inset by them or not.
    snapshot.insets = snapshot.insets.containing(resized.canvas.safeArea)
    return snapshot
  }
}

extension EdgeInsets {
  /// On each side the larger one.
  fileprivate func containing(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
