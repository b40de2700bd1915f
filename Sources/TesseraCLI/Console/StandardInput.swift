internal import Rendering
internal import Platform
internal import Glibc
internal import Imaging
internal import SceneFormat

/// What comes through standard input, up to a limit.
enum StandardInput {
  /// Everything that comes; that it is closed, a folder or empty is said, for nobody means that.
  static func read(limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0 {
        guard errno == EINTR else { throw .standardInput(reason: Self.reason(errno)) }
        continue
      }
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    guard !bytes.isEmpty else { throw .standardInput(reason: "nothing comes through it") }
    return bytes
  }

  private static func reason(_ code: Int32) -> String {
    code == EBADF ? "it is closed" : FileError.sentence(code)
  }
}

extension SourceFile {
  /// The scene that comes through standard input.
  static func standardInput(limit: Int) throws(SceneFaults) -> SourceFile {
    do {
      let bytes = try StandardInput.read(limit: limit)
      return try SourceFile(path: SceneHome.pipedPath, bytes: bytes)
    } catch let fault as FileFault {
      throw SceneFaults([Diagnostic(fault)])
    } catch let diagnostic as Diagnostic {
      throw SceneFaults([diagnostic])
    } catch {
      throw SceneFaults([Diagnostic(.unreadableFile, "\(error)")])
    }
  }
}
