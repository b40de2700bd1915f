internal import Glibc

/// Notes when this process ends for want of memory, for the one that started it: the language's own allocator, and
/// those of the libraries, end a process that gets none.
package enum MemoryAlarm {
  /// A process that has less room left is taken for one that wanted more.
  private static let littleRoom = 32 << 20

  /// The values that a signal needs: none of them changes once signals are waited for.
  private struct Watch {
    let board: SharedBoard
    /// The place of the board's number that becomes 1.
    let place: Int
    /// Bytes of address space.
    let limit: UInt

    func ring() {
      if errno == ENOMEM || hasLittleRoom(limit) { board[place] = 1 }
    }
  }

  nonisolated(unsafe) private static var watch: Watch?

  /// - Parameter place: the place of the board's number that becomes 1.
  package static func set(_ board: SharedBoard, at place: Int) {
    unsafe watch = Watch(board: board, place: place, limit: SystemLimits.room)
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      _ = signal(number) { number in
        unsafe MemoryAlarm.watch?.ring()
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
    }
  }

  /// Called while the process ends: it takes no memory.
  private static func hasLittleRoom(_ limit: UInt) -> Bool {
    let file = Descriptor(opening: "/proc/self/statm", O_RDONLY)
    defer { file?.close() }
    var bytes = InlineArray<32, UInt8>(repeating: 0)
    var room = bytes.mutableSpan
    let count = file?.read(into: &room) ?? 0
    var pages: UInt = 0
    for index in 0..<max(0, count) {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      pages = pages &* 10 &+ UInt(digit)
    }
    let used = pages &* 4096
    return used > limit || limit - used < UInt(littleRoom)
  }
}
