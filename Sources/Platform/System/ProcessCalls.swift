internal import Glibc

/// The calls of the system about this process.
package enum ProcessCalls {
  /// The command line, byte for byte.
  static var words: [[UInt8]] { unsafe CStrings.bytes(behind: CommandLine.unsafeArgv) }

  /// The environment, byte for byte: `PATH=/bin`.
  static var variables: [[UInt8]] { unsafe CStrings.bytes(behind: environ) }

  static func setVariable(_ name: String, to value: String) { _ = unsafe setenv(name, value, 1) }

  static func removeVariable(_ name: String) { _ = unsafe unsetenv(name) }

  /// How much it may have of something; nil where nobody knows.
  static func limit(of resource: __rlimit_resource) -> rlim_t? {
    var limit = rlimit()
    let code = unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return code == 0 ? limit.rlim_cur : nil
  }

  // MARK: Others

  /// The answer of a function without parameters that some library has brought; nil where there is none.
  package static func answer(of name: String) -> String? {
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    guard let function = unsafe dlsym(nil, name) else { return nil }
    return unsafe text(unsafeBitCast(function, to: Function.self)())
  }

  /// The text that a variable points to which some library has brought; nil where there is none.
  package static func text(of name: String) -> String? {
    guard let variable = unsafe dlsym(nil, name) else { return nil }
    return unsafe text(variable.assumingMemoryBound(to: UnsafePointer<CChar>?.self).pointee)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }

  /// The first line that a command for the shell says, at most 511 bytes; nil where it says nothing or cannot be
  /// started.
  package static func firstLine(of command: String) -> String? {
    guard let output = unsafe popen(command, "r") else { return nil }
    defer { _ = unsafe pclose(output) }
    var line = [CChar](repeating: 0, count: 512)
    let isThere = unsafe fgets(&line, Int32(line.count), output) != nil
    return isThere ? CStrings.text(of: line) : nil
  }
}
