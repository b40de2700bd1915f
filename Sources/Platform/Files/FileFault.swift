package import Notation
internal import Glibc

/// A path that nothing may be written to, or that cannot be read or written.
package enum FileFault: CodedError, Equatable, Sendable {
  /// It leaves the folder that outputs go to.
  case outside(String)
  /// A link on its way, or at its end, may lead anywhere.
  case link(String)
  /// A link that leads out of the folder of the scene that names it.
  case linkOutside(String, leadsTo: String)
  /// A path in a scene that leads out of the scene's folder by itself.
  case outsideScene(String)
  /// The folder of this program's notes, or a place in it.
  case reserved(String)
  /// The output folder is another one than it was at the start.
  case exchanged(String)
  /// A scene says something else than it said when its paths were looked at.
  case changed(String)
  /// A folder stands where a file is to go.
  case folder(String)
  /// The system gives no more of something.
  case limit(SystemLimit, path: String)
  case failed(String, step: String, reason: String)
  case noManifest(String, reason: String)
  /// Whatever takes standard output takes no more of it.
  case standardOutput(SystemLimit? = nil, reason: String)
  case standardInput(reason: String)

  package init(_ error: FileError, path: String) {
    // A file that is busy is no process that cannot be started.
    let isStart = error.step == .start
    let limit = error.code == EAGAIN && !isStart ? nil : SystemLimit(error.code)
    let path = isStart ? error.path : path
    self =
      limit.map { .limit($0, path: path) }
      ?? .failed(path, step: error.step.rawValue, reason: error.reason)
  }

  /// The failure that the system has just reported.
  package static func system(_ path: String, step: String, code: Int32 = errno) -> FileFault {
    let limit = SystemLimit(code)
    return limit.map { .limit($0, path: path) }
      ?? .failed(path, step: step, reason: FileError.sentence(code))
  }

  package var code: String {
    switch self {
    case .outside: "output/outside"
    case .link: "output/link"
    case .linkOutside, .outsideScene: "file/outside"
    case .reserved: "output/reserved"
    case .exchanged: "output/exchanged"
    case .changed: "file/changed"
    case .folder: "output/folder"
    case .limit(let limit, _): limit.code
    case .standardOutput(let limit, _): limit?.code ?? "file/unwritable"
    case .standardInput, .noManifest: "file/unreadable"
    case .failed(_, let step, _):
      step == "open" || step == "read" ? "file/unreadable" : "file/unwritable"
    }
  }

  package var message: String {
    switch self {
    case .outside(let path): "'\(path)' lies outside of the output folder"
    case .link(let path): "'\(path)' is a symbolic link, which nothing is written through"
    case .linkOutside(let path, let place):
      "'\(path)' is a link that leads out of the folder of its scene, to '\(place)'"
    case .outsideScene(let path): "'\(path)' lies outside of the folder of its scene"
    case .reserved(let path):
      "'\(path)' lies in '\(OutputFolder.notes)', where this program keeps its notes"
    case .exchanged(let path): "'\(path)' is another folder than it was at the start of the run"
    case .changed(let path): "'\(path)' was changed after its paths were looked at"
    case .folder(let path): "'\(path)' is a folder, a file was to be written there"
    case .limit(let limit, let path): "cannot \(limit.verb) '\(path)': \(limit.reason)"
    case .noManifest(let path, let reason): "'\(path)' is no manifest: \(reason)"
    case .standardOutput(_, let reason): "cannot write 'standard output': \(reason)"
    case .standardInput(let reason): "cannot read standard input: \(reason)"
    case .failed(let path, let step, let reason): "cannot \(step) '\(path)': \(reason)"
    }
  }

  package var concern: ErrorConcern {
    switch self {
    case .limit(let limit, _), .standardOutput(let limit?, _): limit.concern
    default: .files
    }
  }

  package var hint: String? {
    switch self {
    case .outside:
      "take '..' and the slash at the start out of the name, or choose another folder with --output"
    case .link: "remove the link, or name the place that it leads to"
    case .linkOutside(_, let place):
      "put the file itself beside the scene, or let it be read: --allow-read "
        + RealPath.folder(of: place)
    case .outsideScene:
      "put the file beside the scene or below, or let its folder be read with --allow-read"
    case .reserved: "choose another place"
    case .exchanged: "somebody has replaced it; look where it leads now, and run again"
    case .changed: "run it again"
    case .folder: "move the folder, or give the output another name"
    case .limit(let limit, _): limit.hint
    case .noManifest:
      "give what tessera check --results FILE or tessera render --manifest FILE has written"
    case .standardOutput:
      "look at where standard output goes, or write a file with --output where the command has it"
    case .standardInput:
      "'-' stands for standard input: send a file through it with '<' or a pipe, or name the file"
    case .failed: "look at the path and at the rights of its folder"
    }
  }
}
