internal import Platform
internal import Rendering
internal import SceneFormat

extension SceneFaults {
  /// What they are about: files, a layout that was played, or the scene as it is written.
  var exitCode: ExitCode {
    let isPlaying = diagnostics.contains {
      $0.code.hasPrefix("run/") || $0.code.contains("/") && $0.span == nil
    }
    let isFile = diagnostics.contains { $0.code.hasPrefix("file/") }
    let code: ExitCode = isFile ? .files : isPlaying ? .layout : .scene
    return diagnostics.map { code.telling(of: $0.code) }.max() ?? code
  }
}

extension SceneDescription {
  /// Whether the scene says that it stops with this code.
  func expectsFailure(_ code: String) -> Bool {
    expectations.contains { $0.check == .fails(code) }
  }
}

extension OutputFault {
  /// The exit code that it leads to.
  var exitCode: ExitCode {
    switch self {
    case .noSteps, .notSupported, .tooManyFrames, .tooManyPixels, .tooMuchToDraw, .tooLarge,
      .tooLargeFile:
      .scene
    case .severalFiles, .terminal, .ending: .usage
    case .notTheSame: .layout
    case .videoProgram: .files
    }
  }
}
