internal import Rendering
internal import Glibc
internal import Synchronization

/// What the work on a scene is at, in memory that whoever waits for it can read: another thread, or the process
/// that started this one, even after this one was ended.
@safe final class PhaseBoard: RenderingWatcher, @unchecked Sendable {
  private static let size = 4096
  private static let texts = 64
  private static let longestText = 1500

  private let memory: UnsafeMutableRawPointer
  private let lock = Mutex(())

  /// A board of this process alone.
  init() {
    unsafe memory = .allocate(byteCount: Self.size, alignment: 8)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
    isShared = false
  }

  /// The board that another process shares under this number.
  init?(shared number: Int32) {
    guard let place = unsafe shmat(number, nil, 0), Int(bitPattern: place) != -1 else { return nil }
    unsafe memory = place
    isShared = true
  }

  /// A board that can be shared, and the number that a process started from here finds it by; nothing where the
  /// system has none. No file is shared, which may not grow at all under a limit.
  static func shared() -> (board: PhaseBoard, number: Int32)? {
    let number = shmget(0, size, IPC_CREAT | 0o600)
    guard number >= 0 else { return nil }
    let board = PhaseBoard(shared: number)
    // It goes with the last process that holds it.
    _ = shmctl(number, IPC_RMID, nil)
    return board.map { ($0, number) }
  }

  private let isShared: Bool

  deinit {
    if isShared {
      _ = unsafe shmdt(memory)
    } else {
      unsafe memory.deallocate()
    }
  }

  // MARK: Writing

  /// Forgets the last scene.
  func begin() {
    lock.withLock { _ in
      _ = unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
    }
  }

  func show(_ kind: WorkPhase.Kind, _ subject: String = "", _ detail: String = "") {
    lock.withLock { _ in
      self[.kind] = kind.rawValue
      write(subject, at: 0)
      write(detail, at: 1)
    }
  }

  /// How many frames are drawn, and packed into a file, of how many.
  func count(drawn: Int, packed: Int, of frames: Int) {
    lock.withLock { _ in
      (self[.drawn], self[.packed], self[.frames]) = (drawn, packed, frames)
    }
  }

  /// Millions of pixels of frames that the scene asks for.
  func allow(megapixels: Int) {
    lock.withLock { _ in self[.megapixels] = megapixels }
  }

  /// The system refused memory.
  func noteMissingMemory() {
    self[.missingMemory] = 1
  }

  // MARK: Reading

  var phase: WorkPhase {
    lock.withLock { _ in
      WorkPhase(
        kind: WorkPhase.Kind(rawValue: self[.kind]) ?? .start, subject: text(at: 0),
        detail: text(at: 1), drawn: self[.drawn], packed: self[.packed], frames: self[.frames])
    }
  }

  var megapixels: Int { self[.megapixels] }
  var isMemoryMissing: Bool { self[.missingMemory] != 0 }

  // MARK: Memory

  private enum Number: Int {
    case kind, drawn, packed, frames, megapixels, missingMemory
  }

  private subscript(number: Number) -> Int {
    get { unsafe memory.load(fromByteOffset: number.rawValue * 8, as: Int.self) }
    set { unsafe memory.storeBytes(of: newValue, toByteOffset: number.rawValue * 8, as: Int.self) }
  }

  /// A text that is too long loses its end.
  private func write(_ text: String, at place: Int) {
    let start = Self.texts + place * (Self.longestText + 8)
    var text = text
    let count = text.withUTF8 { bytes in
      let count = min(bytes.count, Self.longestText)
      if count > 0, let source = bytes.baseAddress {
        unsafe (memory + start + 8).copyMemory(from: source, byteCount: count)
      }
      return count
    }
    unsafe memory.storeBytes(of: count, toByteOffset: start, as: Int.self)
  }

  private func text(at place: Int) -> String {
    let start = Self.texts + place * (Self.longestText + 8)
    let count = unsafe memory.loadUnaligned(fromByteOffset: start, as: Int.self)
    guard 1...Self.longestText ~= count else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: memory + start + 8, count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

extension PhaseBoard {
  /// Shows how far the frames of a file are.
  func show(_ progress: FrameProgress, of file: String) {
    count(drawn: progress.drawn, packed: progress.packed, of: progress.frames)
    if let program = progress.program {
      show(.program, file, program)
    } else {
      show(.frames, file)
    }
  }
}
