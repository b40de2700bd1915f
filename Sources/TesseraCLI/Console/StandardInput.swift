internal import Glibc

/// What comes through standard input, up to a limit.
enum StandardInput {
  static func read(limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, MessagePipe.read(STDIN_FILENO, into: &bytes) {}
    return bytes
  }
}
