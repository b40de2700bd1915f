internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Prints the scene that a picture carries.
struct ExtractCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console) {
    (self.arguments, self.console) = (arguments, console)
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    let limits = SceneLimits(arguments)
    let path = arguments.words[0]
    return console.ending(form, otherwise: "extract/none") {
      let text = try EmbeddedScene.text(
        in: try bytes(of: path, limit: limits.fileBytes), path: path, limits: limits)
      console.write(lines: text)
      return .done
    }
  }

  private func bytes(of path: String, limit: Int) throws -> [UInt8] {
    if path == "-" { return try StandardStream.readInput(limit: limit) }
    do throws(FileError) {
      return try InputFile.read(path, limit: limit)
    } catch { throw FileFault(error, path: path) }
  }
}
