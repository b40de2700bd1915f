internal import Figures
public import SceneFormat

extension OutputType {
  static let matrix = figure(
    "matrix", "The layout in windows of several sizes.", keys: ["fit", "sizes"]
  ) { scene, file in
    SizeMatrix(
      scene.windows(of: file.output), breaks: scene.columnBreaks(of: file.output),
      .init(title: scene.title, width: file.fit)
    ).figure
  }
}

extension OutputKind {
  /// The layout in windows of several sizes.
  public static let matrix = OutputType.matrix.kind
}
