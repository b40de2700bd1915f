package import Imaging

/// One output's way through a pipeline: what is packed next, what waits for its turn to be written.
///
/// It knows its format no longer, so that outputs of all formats go through the same pass.
package final class FrameTrack {
  package typealias Pack = @Sendable (AnimationFrame, AnimationFrame?) throws -> any Sendable

  package let entries: [FrameTimetable.Entry]
  package let pack: Pack
  /// The program that the frames go to, where they do.
  package let program: String?
  private let write: (any Sendable) throws -> Void
  private let end: () throws -> Void
  /// The number of the entry that is packed next, and of the one that is written next.
  package private(set) var nextPacked = 0
  private var nextWritten = 0
  /// Frames that were packed before their turn to be written came.
  private var waiting: [Int: any Sendable] = [:]

  /// A file that is open: takes what was packed, and is told when nothing more comes.
  private struct OpenedFile {
    let program: String?
    let write: (any Sendable) throws -> Void
    let end: () throws -> Void
  }

  private init(
    entries: [FrameTimetable.Entry], pack: @escaping Pack, into file: OpenedFile
  ) {
    self.entries = entries
    self.pack = pack
    program = file.program
    write = file.write
    end = file.end
  }

  /// Opens what is written to; `format` is prepared.
  package static func open<Format: AnimationFormat>(
    _ format: Format, at path: String, entries: [FrameTimetable.Entry], head: AnimationHead
  ) throws -> FrameTrack {
    var head = head
    head.frameCount = entries.count
    let writer = try format.writer(at: path, head)
    let file = OpenedFile(
      program: format.programName,
      write: { packed in
        guard let packed = packed as? Format.Packed else {
          preconditionFailure("a track was given what another one packed")
        }
        try writer.add(packed)
      }, end: { try writer.finish() })
    return FrameTrack(entries: entries, pack: { try format.pack($0, after: $1) }, into: file)
  }

  /// The entry to pack next, if there is one.
  package var next: FrameTimetable.Entry? {
    nextPacked < entries.count ? entries[nextPacked] : nil
  }

  /// The frame that an entry follows.
  package func frame(before entry: Int) -> Int? {
    entry > 0 ? entries[entry - 1].frame : nil
  }

  /// Returns the number of the entry that is packed now.
  package func takeNext() -> Int {
    nextPacked += 1
    return nextPacked - 1
  }

  /// Writes what has its turn.
  package func add(_ packed: any Sendable, at entry: Int) throws {
    waiting[entry] = packed
    while let packed = waiting.removeValue(forKey: nextWritten) {
      try write(packed)
      nextWritten += 1
    }
  }

  package func finish() throws { try end() }
}
