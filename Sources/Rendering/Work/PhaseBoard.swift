package import Platform
internal import Synchronization

/// The phase of the work on a scene, in memory that whoever waits for it can read: another thread, or the process
/// that started this one, even after this one was ended.
package final class PhaseBoard: RenderingWatcher {
  private let memory: SharedBoard
  private let lock = Mutex(())

  /// A board of this process alone, if nothing else is said.
  package init(_ memory: SharedBoard = SharedBoard()) {
    self.memory = memory
  }

  /// The board that another process shares under this number.
  package convenience init?(shared number: Int32) {
    guard let memory = SharedBoard(shared: number) else { return nil }
    self.init(memory)
  }

  /// A board that can be shared, and the number that a process started from here finds it by; nothing where the
  /// system has none.
  package static func shared() -> (board: PhaseBoard, number: Int32)? {
    SharedBoard.shared().map { (PhaseBoard($0.board), $0.number) }
  }

  // MARK: Writing

  /// Forgets the last scene.
  package func begin() {
    lock.withLock { _ in memory.clear() }
  }

  package func show(_ kind: WorkPhase.Kind, _ subject: String = "", detail: String = "") {
    lock.withLock { _ in
      self[.kind] = kind.rawValue
      memory.write(subject, at: 0)
      memory.write(detail, at: 1)
    }
  }

  /// How many frames are drawn, and packed into a file, of how many.
  package func count(drawn: Int, packed: Int, of frames: Int) {
    lock.withLock { _ in
      (self[.drawn], self[.packed], self[.frames]) = (drawn, packed, frames)
    }
  }

  /// Millions of pixels of frames that the scene asks for.
  package func allow(megapixels: Int) {
    lock.withLock { _ in self[.megapixels] = megapixels }
  }

  /// Has it noted that the system refused memory, should this process end for want of it.
  package func setMemoryAlarm() {
    MemoryAlarm.set(memory, at: Number.missingMemory.rawValue)
  }

  // MARK: Reading

  package var phase: WorkPhase {
    lock.withLock { _ in
      WorkPhase(
        kind: WorkPhase.Kind(rawValue: self[.kind]) ?? .start, subject: memory.text(at: 0),
        detail: memory.text(at: 1), drawn: self[.drawn], packed: self[.packed],
        frames: self[.frames])
    }
  }

  package var megapixels: Int { self[.megapixels] }
  package var isMemoryMissing: Bool { self[.missingMemory] != 0 }

  // MARK: Memory

  private enum Number: Int {
    case kind, drawn, packed, frames, megapixels, missingMemory
  }

  private subscript(number: Number) -> Int {
    get { memory[number.rawValue] }
    set { memory[number.rawValue] = newValue }
  }
}

extension PhaseBoard {
  /// Shows how far the frames of a file are.
  package func show(_ progress: FrameProgress, of file: String) {
    count(drawn: progress.drawn, packed: progress.packed, of: progress.frames)
    if let program = progress.program {
      show(.program, file, detail: program)
    } else {
      show(.frames, file)
    }
  }
}
