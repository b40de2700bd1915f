public import Drawing

/// One of the files that an output is written to: a theme, a number of pixels to a point, and the path.
public struct OutputVariant: Equatable, Sendable {
  /// nil where one file serves both themes.
  public let theme: Theme?
  /// Pixels to a point, 1 to 3.
  public let scale: Int
  /// The path of the file below the output folder.
  public let path: String
}

extension OutputDescription {
  /// Whether the file scales and changes its theme by itself.
  public var isVector: Bool { ["svg", "html"].contains(file.fileExtension) }
  /// Whether the file is as sharp at any size.
  private var isScalable: Bool { isVector || file.fileExtension == "pdf" }

  /// The files of one step and frame: what the template does not tell apart is written once, with the first theme
  /// and the first scale. An SVG whose name tells no theme shows both.
  public func variants(
    name: String, step: String = "", frame: Int = 0, size: String = ""
  ) -> [OutputVariant] {
    let themes: [Theme?] =
      file.tellsThemes
      ? self.themes : isVector && self.themes.count > 1 ? [nil] : [self.themes.first]
    let scales = file.tellsScales && !isScalable ? self.scales : Array(self.scales.prefix(1))
    return themes.flatMap { theme in
      scales.map { scale in
        let values = FileTemplate.Values(
          name: name, kind: kind, step: step, theme: theme ?? .light, scale: isScalable ? 1 : scale,
          frame: frame, size: size)
        return OutputVariant(theme: theme, scale: scale, path: file.path(values, naming: naming))
      }
    }
  }
}
