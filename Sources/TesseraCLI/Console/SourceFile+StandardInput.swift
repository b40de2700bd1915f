internal import Platform
internal import Rendering
internal import SceneFormat

extension SourceFile {
  /// The scene that comes through standard input.
  static func standardInput(limit: Int) throws(SceneFaults) -> SourceFile {
    do {
      let bytes = try StandardStream.readInput(limit: limit)
      return try SourceFile(path: SceneHome.pipedPath, bytes: bytes)
    } catch let fault as FileFault {
      throw SceneFaults([Diagnostic(fault)])
    } catch let diagnostic as Diagnostic {
      throw SceneFaults([diagnostic])
    } catch {
      throw SceneFaults([Diagnostic(.unreadableFile, "\(error)")])
    }
  }
}
