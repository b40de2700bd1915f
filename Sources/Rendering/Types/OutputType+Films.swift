public import SceneFormat

extension OutputType {
  static let frames = OutputType("frames", "All frames of the steps, a file each.", making: .frames)
    .with {
      $0.stem = "{name}-{type}-{frame:04}"
      $0.usualFormat = OutputFormat.png.kind
    }

  static let animation = OutputType("animation", "The steps as they play.", making: .film).with {
    $0.stem = "{name}"
  }
}

extension OutputKind {
  /// All frames of the steps, a file each.
  public static let frames = OutputType.frames.kind
  /// The steps as they play.
  public static let animation = OutputType.animation.kind
}
