package import Drawing
package import Imaging
package import Platform
package import SceneFormat

/// Which files of a scene are made, and how.
package struct RenderingOptions: Equatable, Sendable {
  /// The place that was named: a folder, one file, or standard output.
  package var target: OutputTarget
  /// The folder that outputs go below.
  package var folder: OutputFolder
  /// nil for all.
  package var kinds: Set<OutputKind>?
  package var themes: [Theme]?
  package var scales: [Int]?
  package var limits = SceneLimits()
  /// How much time a PNG file is worth.
  package var png = PNGLevel.small
  /// Whether files that have room for it carry their scene.
  package var embeds = false
  /// Frames that are drawn at the same time.
  package var jobs = 1
  /// Whether other threads may work, beside the one that began.
  package var usesThreads = true

  package init(_ target: OutputTarget = OutputTarget(nil)) {
    self.target = target
    folder = target.folder
  }
}
