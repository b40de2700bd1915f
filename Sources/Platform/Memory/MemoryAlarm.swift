internal import Glibc

/// Notes when this process ends for want of memory, for the one that started it: the language's own allocator, and
/// those of the libraries, end a process that gets none.
package enum MemoryAlarm {
  /// A process that has less room left is taken for one that wanted more.
  private static let littleRoom = 32 << 20

  nonisolated(unsafe) private static var board: SharedBoard?
  /// The place of the board's number that becomes 1.
  nonisolated(unsafe) private static var place = 0
  /// Bytes of address space.
  nonisolated(unsafe) private static var limit = UInt.max

  /// - Parameter place: the place of the board's number that becomes 1.
  package static func set(_ board: SharedBoard, at place: Int) {
    unsafe self.board = board
    unsafe self.place = place
    unsafe limit = SystemLimits.room
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      _ = signal(number) { number in
        if errno == ENOMEM || MemoryAlarm.hasLittleRoom {
          unsafe MemoryAlarm.board?[MemoryAlarm.place] = 1
        }
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
    }
  }

  /// Called while the process ends: it takes no memory.
  private static var hasLittleRoom: Bool {
    let pages = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      let file = unsafe open("/proc/self/statm", O_RDONLY)
      let count = unsafe read(file, bytes.baseAddress, bytes.count)
      _ = close(file)
      var pages: UInt = 0
      for index in 0..<max(0, count) {
        let digit = unsafe bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        pages = pages &* 10 &+ UInt(digit)
      }
      return pages
    }
    let used = pages &* 4096
    return unsafe used > limit || limit - used < UInt(littleRoom)
  }
}
