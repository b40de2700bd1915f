internal import Platform

/// Hands frames to the program that makes a film of them. Without `finish()` neither the program nor its file is
/// left.
public final class VideoWriter: AnimationWriter {
  private var file: OutputFile?
  private var program: PipedProgram?
  private let path: String
  private let name: String
  private let format: String
  private var count = 0

  init(at path: String, _ head: AnimationHead, _ format: VideoFormat) throws(AnimationError) {
    self.path = path
    name = format.program
    self.format = format.container.rawValue
    do throws(FileError) {
      file = try OutputFile(at: path)
    } catch {
      throw .file(error)
    }
    guard let place = file?.temporary else {
      throw .file(
        FileError(.create, path, reason: "a film cannot go to a pipe or a device: expected a file"))
    }
    do throws(PipedProgramError) {
      program = try PipedProgram(
        format.program, format.arguments(head, output: place),
        environment: ProgramVariables.current)
    } catch {
      throw Self.fault(error, starting: format.program)
    }
  }

  deinit {
    // The program first: it might make its file again after that is gone.
    program = nil
  }

  /// Sends the pixels to the program, as often as they are shown; throws where it has stopped reading.
  public func add(_ packed: VideoFormat.Packed) throws(AnimationError) {
    count += packed.repetitions
    guard count <= VideoFormat.largestCount else {
      throw .frameCount(count, largest: VideoFormat.largestCount, format: format)
    }
    for _ in 0..<packed.repetitions {
      do throws(PipedProgramError) {
        try program?.write(packed.pixels)
      } catch {
        throw failure(error)
      }
    }
  }

  /// Waits for the program's end and puts its file in place; throws where it failed or wrote nothing.
  public func finish() throws(AnimationError) {
    guard let program = program.take(), let file = file.take() else { return }
    guard count > 0 else { throw .noFrames }
    do throws(PipedProgramError) {
      try program.finish()
    } catch {
      throw fault(error)
    }
    guard let place = file.temporary, Self.hasBytes(place) else {
      throw .encoder(
        "\(name) ended as if all was well and wrote nothing – expected a film",
        hint: Self.hint(name))
    }
    do throws(FileError) {
      try file.finish()
    } catch {
      throw .file(error)
    }
  }

  private static func hint(of error: PipedProgramError, _ name: String) -> String? {
    switch error {
    case .stopped, .failed: hint(name)
    case .missing, .system, .cancelled: nil
    }
  }

  private static func hint(_ name: String) -> String {
    "'\(name) -encoders' has to list libx264, for webm libvpx-vp9; webp, png and gif need no \(name)"
  }

  private static func hasBytes(_ path: String) -> Bool {
    FileStatus(path).map { $0.size > 0 } ?? false
  }

  /// A limit of the system is no matter of the program.
  private static func fault(_ error: PipedProgramError, starting name: String) -> AnimationError {
    guard case .system(let code) = error else {
      return .encoder(sentence(error, name), hint: hint(of: error, name))
    }
    return .file(FileError(.start, name, code: code))
  }

  /// A program that stops reading has said why.
  private func failure(_ error: PipedProgramError) -> AnimationError {
    guard error != .cancelled, let program = program.take() else { return fault(error) }
    do throws(PipedProgramError) {
      try program.finishSoon()
    } catch {
      return fault(error)
    }
    return fault(error)
  }

  /// A limit of the system is a matter of the file, or of starting the program; all else is one of the program.
  private func fault(_ error: PipedProgramError) -> AnimationError {
    if case .failed(Self.unloadable, let words) = error,
      Self.missingRoom.contains(where: words.contains)
    {
      return .file(FileError(.start, name, limit: .memory))
    }
    let said =
      switch error {
      case .stopped(let words), .failed(_, let words): words
      case .missing, .cancelled, .system: ""
      }
    let limit = Self.limits.first { said.contains($0.words) }
    return limit.map { .file(FileError(.write, path, limit: $0.limit)) }
      ?? .encoder(Self.sentence(error, name), hint: Self.hint(of: error, name))
  }

  /// The status that the loader of programs ends one with, and its words where it has no room for it.
  private static let unloadable: Int32 = 127
  private static let missingRoom = [
    "failed to map segment", "cannot map zero-fill pages", "annot allocate memory",
    "cannot create shared object descriptor", "cannot enable executable stack",
  ]

  /// How programs say what the C library says of a limit.
  private static let limits: [(words: String, limit: SystemLimit)] = [
    ("No space left on device", .disk), ("Disk quota exceeded", .quota),
    ("File too large", .fileSize),
    ("Cannot allocate memory", .memory), ("Too many open files", .files),
  ]

  private static func sentence(_ error: PipedProgramError, _ name: String) -> String {
    switch error {
    case .missing:
      "the program \(name) is not there, which films need: install it (Debian's package is called"
        + " ffmpeg), or write the animation as webp, png or gif"
    case .system(let code): "could not start \(name): error \(code) of the system"
    case .cancelled: "the film was cancelled"
    case .stopped(let words):
      "\(name) stopped reading" + (words.isEmpty ? "" : ": \(words)")
    case .failed(let status, let words):
      "\(name) failed with status \(status)" + (words.isEmpty ? "" : ": \(words)")
    }
  }
}
