internal import Glibc
package import Notation

/// A thing that a system gives only so much of.
package enum SystemLimit: Equatable, Sendable {
  case disk, quota, fileSize, files, memory, processes

  /// Nothing for a number of the system that speaks of something else.
  package init?(_ code: Int32) {
    switch code {
    case ENOSPC: self = .disk
    case EDQUOT: self = .quota
    case EFBIG: self = .fileSize
    case EMFILE, ENFILE: self = .files
    case ENOMEM: self = .memory
    case EAGAIN: self = .processes
    default: return nil
    }
  }

  /// The system's number for it.
  var number: Int32 {
    switch self {
    case .disk: ENOSPC
    case .quota: EDQUOT
    case .fileSize: EFBIG
    case .files: EMFILE
    case .memory: ENOMEM
    case .processes: EAGAIN
    }
  }

  package var code: String {
    switch self {
    case .disk: "system/disk"
    case .quota: "system/quota"
    case .fileSize: "system/file-size"
    case .files: "system/files"
    case .memory: "system/memory"
    case .processes: "system/processes"
    }
  }

  /// Room for files, or something else of the system's.
  package var concern: ErrorConcern {
    switch self {
    case .disk, .quota, .fileSize, .files: .room
    case .memory, .processes: .system
    }
  }

  /// The verb of what cannot be done.
  package var verb: String {
    switch self {
    case .disk, .quota, .fileSize: "write"
    case .files: "open"
    case .memory, .processes: "start"
    }
  }

  package var reason: String {
    switch self {
    case .disk: FileError.sentence(ENOSPC)
    case .quota: FileError.sentence(EDQUOT)
    case .fileSize: FileError.sentence(EFBIG)
    case .files: FileError.sentence(EMFILE)
    case .memory: "the system gives no more memory"
    case .processes: "no more processes are allowed"
    }
  }

  package var hint: String {
    switch self {
    case .disk: "make room on the disk, or write to another one"
    case .quota: "remove files of yours there, or write to another disk"
    case .fileSize: "raise the limit of file sizes (ulimit -f), or draw fewer frames or pixels"
    case .files: "raise the limit of open files (ulimit -n), or lower --jobs"
    case .memory: "raise the limit (ulimit -v), or lower --jobs"
    case .processes: "raise the limit of processes (ulimit -u), or lower --jobs"
    }
  }
}
