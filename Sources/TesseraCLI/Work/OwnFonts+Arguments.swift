internal import Rendering
internal import SceneFormat

extension OwnFonts {
  /// Those that a command line or a project names for all scenes.
  init(_ arguments: ParsedArguments) {
    self.init(
      paths: arguments.list(of: .fonts) ?? [], allowing: arguments.list(of: .allowRead) ?? [],
      limit: SceneLimits(arguments).fileBytes)
  }
}
