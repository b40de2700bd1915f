internal import CoreGraphics
internal import Motion
internal import Scene
internal import SceneFormat

/// The size of a window that a scene is also shown in.
struct WindowSize: Hashable, Sendable {
  let width: CGFloat
  let height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  var size: CGSize { CGSize(width: width, height: height) }
}

extension SceneRunner {
  /// The scene's end in every window size that one of its outputs names.
  func windows(of scene: SceneDescription) throws(SceneFaults) -> [WindowSize: LayoutSnapshot] {
    var windows: [WindowSize: LayoutSnapshot] = [:]
    for size in scene.outputs.filter({ $0.kind == .matrix }).flatMap(\.sizes) {
      var other = scene
      other.canvas.size = size
      windows[WindowSize(size)] = try run(other).end
    }
    return windows
  }
}
