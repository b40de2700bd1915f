internal import Platform
internal import Rendering
internal import SceneFormat

/// Merges two lists of accepted pictures, or the drawings beside them, for git, which gives the version that both were made
/// of, ours and theirs, and takes the result from where ours lies.
struct ListMerge {
  private static let largestList = 1 << 26

  let arguments: ParsedArguments
  let console: Console
  let form: MessageForm

  func run() -> ExitCode {
    guard arguments.words.count == 3 else {
      console.tell(
        Diagnostic(
          code: "merge/option", "--driver takes three lists, not \(arguments.words.count)",
          help: "tessera merge --driver %O %A %B"), form)
      return .usage
    }
    return console.ending(form, otherwise: "merge/failed") {
      let files = try arguments.words.map(file)
      if files.contains(where: { AcceptedDrawings.isOne($0.text) }) {
        let drawings = files.map { AcceptedDrawings(text: $0.text) }
        try write(drawings[0].merging(drawings[1], drawings[2]).text, to: arguments.words[1])
        return .done
      }
      let lists = try files.map { try GoldenPictures($0) }
      let merged = lists[0].merging(lists[1], lists[2])
      try write(merged.text, to: arguments.words[1])
      for conflict in merged.conflicts {
        console.tell(
          Diagnostic(
            code: "merge/conflict", "both sides have changed '\(conflict.path)'",
            help: "keep one of the two lines, or record the picture again"), form)
      }
      return merged.conflicts.isEmpty ? .done : .different
    }
  }

  /// An empty file is a list of nothing: git has one where both sides have added theirs.
  private func file(_ path: String) throws -> SourceFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: Self.largestList)
    } catch { throw FileFault(error, path: path) }
    return try SourceFile(path: path, bytes: bytes)
  }

  private func write(_ text: String, to path: String) throws {
    do throws(FileError) {
      try OutputFile.write(Array(text.utf8), to: path)
    } catch { throw FileFault(error, path: path) }
  }
}
