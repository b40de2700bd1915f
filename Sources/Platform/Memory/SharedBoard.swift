internal import Glibc

/// A few numbers and texts that whoever waits for this process can read: another thread, or the process that started
/// this one, even after this one was ended.
@safe package final class SharedBoard: @unchecked Sendable {
  private static let size = 4096
  /// Numbers of eight bytes come first.
  private static let numberCount = 8
  private static let textStart = numberCount * 8
  private static let textCount = 2
  private static let longestText = 1500

  private let memory: UnsafeMutableRawPointer
  private let isShared: Bool

  /// A board of this process alone.
  package init() {
    unsafe memory = .allocate(byteCount: Self.size, alignment: 8)
    isShared = false
    clear()
  }

  /// The board that another process shares under this number.
  package init?(shared number: Int32) {
    guard let place = unsafe shmat(number, nil, 0), Int(bitPattern: place) != -1 else { return nil }
    unsafe memory = place
    isShared = true
  }

  /// A board that can be shared, and the number that a process started from here finds it by; nothing where the
  /// system has none. No file is shared, which may not grow at all under a limit.
  package static func shared() -> (board: SharedBoard, number: Int32)? {
    let number = shmget(0, size, IPC_CREAT | 0o600)
    guard number >= 0 else { return nil }
    let board = SharedBoard(shared: number)
    // It goes with the last process that holds it.
    _ = shmctl(number, IPC_RMID, nil)
    return board.map { ($0, number) }
  }

  deinit {
    if isShared {
      _ = unsafe shmdt(memory)
    } else {
      unsafe memory.deallocate()
    }
  }

  package func clear() {
    _ = unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
  }

  /// One of the eight numbers.
  package subscript(number: Int) -> Int {
    get {
      precondition(0..<Self.numberCount ~= number, "a board has eight numbers")
      return load(from: number * 8)
    }
    set {
      precondition(0..<Self.numberCount ~= number, "a board has eight numbers")
      store(newValue, at: number * 8)
    }
  }

  /// Writes one of the two texts. One that is too long loses its end.
  package func write(_ text: String, at place: Int) {
    let start = Self.start(of: place)
    var text = text
    let count = text.withUTF8 { bytes in
      let count = min(bytes.count, Self.longestText)
      if count > 0, let source = bytes.baseAddress {
        unsafe (memory + start + 8).copyMemory(from: source, byteCount: count)
      }
      return count
    }
    store(count, at: start)
  }

  package func text(at place: Int) -> String {
    let start = Self.start(of: place)
    let count = load(from: start)
    guard 1...Self.longestText ~= count else { return "" }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: memory + start + 8, count: count), as: UTF8.self)
  }

  private func load(from offset: Int) -> Int {
    unsafe memory.loadUnaligned(fromByteOffset: offset, as: Int.self)
  }

  private func store(_ number: Int, at offset: Int) {
    unsafe memory.storeBytes(of: number, toByteOffset: offset, as: Int.self)
  }

  private static func start(of place: Int) -> Int {
    precondition(0..<textCount ~= place, "a board has two texts")
    return textStart + place * (longestText + 8)
  }
}
