internal import Platform

/// The file that an animation's bytes go to as they come: it appears whole at the end or not at all.
///
/// Some formats say at their beginning what is only known at the end, and put it right then.
public final class AnimationFile {
  private var file: OutputFile?
  /// How many bytes there are so far.
  public private(set) var count = 0

  /// Opens the file beside its place; throws where the folder or the system does not allow it.
  public init(at path: String) throws(AnimationError) {
    do throws(FileError) {
      file = try OutputFile(at: path)
    } catch {
      throw .file(error)
    }
  }

  /// Appends the bytes; throws where they find no room.
  public func write(_ bytes: [UInt8]) throws(AnimationError) {
    do throws(FileError) {
      try file?.write(bytes)
    } catch {
      throw .file(error)
    }
    count += bytes.count
  }

  /// Writes over bytes that are there already. Pipes cannot do that.
  public func replace(at offset: Int, with bytes: [UInt8]) throws(AnimationError) {
    do throws(FileError) {
      try file?.replace(at: offset, with: bytes)
    } catch {
      throw .file(error)
    }
  }

  /// Puts the file in its place; without this call nothing is left of it. A second call does nothing.
  public func finish() throws(AnimationError) {
    guard let file = file.take() else { return }
    do throws(FileError) {
      try file.finish()
    } catch {
      throw .file(error)
    }
  }
}
