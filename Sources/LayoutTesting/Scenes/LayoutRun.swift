public import Motion
public import Rendering
public import Scene

/// A scene that was played once in one variant: its moments are values, its figures drawings. It is held to goldens by
/// `expectTable`, `expectDrawing`, `expectPicture` and `expectMotion`.
@MainActor public struct LayoutRun {
  /// The scene with everything that can be made of it: figures, pictures, files.
  public let played: PlayedScene
  /// The way in which it is looked at.
  public let variant: LayoutVariant

  init(_ played: PlayedScene, in variant: LayoutVariant) {
    self.played = played
    self.variant = variant
  }

  /// The layout before the first step.
  public var start: LayoutSnapshot { played.run.start }
  /// The layout after the last step.
  public var end: LayoutSnapshot { played.run.end }

  /// One of its steps, by name.
  public subscript(step: String) -> PlayedStep {
    get throws { try played[step] }
  }
}
