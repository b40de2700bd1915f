internal import Platform

/// Writes each frame to a file of its own. Every file is whole; all of them go if one cannot be written.
public final class NumberedPNGWriter: AnimationWriter {
  private let name: FrameName
  private var count = 0
  private var isFinished = false

  init(_ name: FrameName) {
    self.name = name
  }

  deinit {
    guard !isFinished else { return }
    for frame in 0..<count { OutputFile.remove(name[frame]) }
  }

  /// Writes the next file at once; throws where that fails, and the earlier ones go with the writer.
  public func add(_ packed: [UInt8]) throws(AnimationError) {
    do throws(FileError) {
      try OutputFile.write(packed, to: name[count])
    } catch {
      throw .file(error)
    }
    count += 1
  }

  /// Keeps the files that were written; throws where there are none.
  public func finish() throws(AnimationError) {
    guard count > 0 else { throw .noFrames }
    isFinished = true
  }
}
