internal import Glibc

/// Tells files that somebody is writing from those that were left behind: whoever writes holds a lock, and the
/// system takes it away with the process, however that ends.
package enum FileLock {
  package enum Outcome: Equatable, Sendable {
    case taken
    case heldByAnother
    /// The file system has no locks.
    case unsupported
  }

  /// `F_OFD_SETLK` and `F_OFD_SETLKW` of the system's headers, which Swift does not see.
  private static let (set, setAndWait): (Int32, Int32) = (37, 38)

  /// Takes the lock for as long as the file is open. It belongs to the open file and not to the process, so that
  /// two writers in one process see each other, and is known to other machines where the disk is shared.
  @discardableResult
  package static func take(_ descriptor: Int32, waits: Bool = false) -> Outcome {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    while true {
      if Descriptor(descriptor).take(lock, waits ? setAndWait : set) { return .taken }
      switch errno {
      case EINTR: continue
      case EAGAIN, EACCES: return .heldByAnother
      default: return takeWhole(descriptor, waits: waits)
      }
    }
  }

  /// The older kind, which more file systems have.
  private static func takeWhole(_ descriptor: Int32, waits: Bool) -> Outcome {
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .heldByAnother
      default: return .unsupported
      }
    }
    return .taken
  }

  /// The same for a folder, which nothing else can lock.
  package static func takeFolder(_ descriptor: Int32) -> Outcome {
    takeWhole(descriptor, waits: false)
  }
}
