internal import Glibc

/// A command for the system's shell.
package enum ShellCommand {
  /// The first line of what it says, at most 511 bytes; nil where it says nothing or cannot be started.
  package static func firstLine(of command: String) -> String? {
    guard let output = unsafe popen(command, "r") else { return nil }
    defer { _ = unsafe pclose(output) }
    var line = [CChar](repeating: 0, count: 512)
    guard unsafe fgets(&line, Int32(line.count), output) != nil else { return nil }
    return String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
