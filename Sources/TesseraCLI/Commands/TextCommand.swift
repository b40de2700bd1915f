internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat
internal import VisualDiff

/// Prints a drawing, a table or a picture as text, for programs that compare text, such as git.
struct TextCommand {
  private static let largestFile = 1 << 28

  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    let path = arguments.words[0]
    return console.ending(form, otherwise: "diff/unreadable") {
      console.write(lines: try text(path, try bytes(of: path)))
      return .done
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    if path == "-" { return try StandardStream.readInput(limit: Self.largestFile) }
    do throws(FileError) {
      return try InputFile.read(path, limit: Self.largestFile)
    } catch { throw FileFault(error, path: path) }
  }

  /// A drawing of somebody else's, and a table that cannot be read, are text already: git shows versions of long ago, too.
  private func text(_ path: String, _ bytes: [UInt8]) throws -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    switch try? ComparedSide(path, bytes) {
    case .drawing(let bytes)?: return (try? DrawingOutline(bytes).text) ?? text
    case .frames(let frames)?: return try self.text(of: frames, bytes)
    case .table?: return (try? AttributeTable(json: text).text) ?? text
    case nil:
      guard PictureFormat(of: bytes) == nil, String(validating: bytes, as: UTF8.self) != nil else {
        throw DiffFault.unreadable(path, "it is neither text nor a whole picture")
      }
      return text
    }
  }

  /// A line about the file, and one for each frame, so that other durations are told from other pictures.
  private func text(of frames: ComparedFrames, _ bytes: [UInt8]) throws -> String {
    var lines: [String] = []
    while let frame = try frames.next() {
      let time = NumberText.text(frame.duration.seconds)
      lines.append("frame \(lines.count + 1): \(time) s")
    }
    let (width, height) = (frames.head.width, frames.head.height)
    let head = "\(width) × \(height) pixels, \(bytes.count) bytes, sum \(SHA256.text(of: bytes))"
    return ([head] + (lines.count > 1 ? lines : [])).map { $0 + "\n" }.joined()
  }
}
