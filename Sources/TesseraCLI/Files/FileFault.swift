internal import Glibc
internal import Imaging

/// A path that nothing may be written to, or that cannot be read or written.
enum FileFault: Error, Equatable, Sendable {
  /// It leaves the folder that outputs go to.
  case outside(String)
  /// A link on its way, or at its end, may lead anywhere.
  case link(String)
  /// A link that leads out of the folder of the scene that names it.
  case linkOutside(String)
  /// A folder stands where a file is to go.
  case folder(String)
  case full(String)
  case failed(String, step: String, reason: String)
  /// Whatever takes standard output takes no more of it.
  case standardOutput(reason: String)

  init(_ error: FileError, path: String) {
    let isFull = [ENOSPC, EDQUOT].contains(error.code)
    self = isFull ? .full(path) : .failed(path, step: error.step.rawValue, reason: error.reason)
  }

  /// The failure that the system has just reported.
  static func system(_ path: String, step: String, code: Int32 = errno) -> FileFault {
    .failed(path, step: step, reason: FileError.sentence(code))
  }

  var code: String {
    switch self {
    case .outside: "output/outside"
    case .link: "output/link"
    case .linkOutside: "file/outside"
    case .folder: "output/folder"
    case .full, .standardOutput: "file/unwritable"
    case .failed(_, let step, _):
      step == "open" || step == "read" ? "file/unreadable" : "file/unwritable"
    }
  }

  var message: String {
    switch self {
    case .outside(let path): "'\(path)' lies outside of the output folder"
    case .link(let path): "'\(path)' is a symbolic link, which nothing is written through"
    case .linkOutside(let path):
      "'\(path)' is a link that leads out of the folder of its scene"
    case .folder(let path): "'\(path)' is a folder, a file was to be written there"
    case .full(let path): "cannot write '\(path)': the disk is full"
    case .standardOutput(let reason): "cannot write 'standard output': \(reason)"
    case .failed(let path, let step, let reason): "cannot \(step) '\(path)': \(reason)"
    }
  }

  var hint: String {
    switch self {
    case .outside:
      "take '..' and the slash at the start out of the name, or choose another folder with --output"
    case .link: "remove the link, or choose the folder that it leads to with --output"
    case .linkOutside: "put the file itself beside the scene"
    case .folder: "move the folder, or give the output another name"
    case .full: "make room on the disk, or choose a folder on another one with --output"
    case .standardOutput:
      "look at where standard output goes, or write a file with --output where the command has it"
    case .failed: "look at the path and at the rights of its folder"
    }
  }
}
