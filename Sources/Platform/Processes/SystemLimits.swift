internal import Glibc

/// The limits that the system sets this process.
package enum SystemLimits {
  /// Groups that may have less memory than this are watched.
  private static let smallGroup = 2_000_000_000

  /// Whether a limit may end a process in the middle of its work. A scene is then worked on by a process of its
  /// own, so that somebody is left to say what has happened.
  package static var mayEndProcesses: Bool {
    [RLIMIT_AS, RLIMIT_DATA, RLIMIT_CPU].contains(where: isLimited)
      || groupMemory.map { $0 < smallGroup } == true
  }

  /// Whether it is memory that there is little of.
  package static var mayRunOutOfMemory: Bool {
    [RLIMIT_AS, RLIMIT_DATA].contains(where: isLimited)
  }

  /// Bytes of address space that this process may have.
  package static var room: UInt {
    [RLIMIT_AS, RLIMIT_DATA].compactMap(ProcessCalls.limit).map { UInt($0) }.min() ?? .max
  }

  private static func isLimited(_ resource: __rlimit_resource) -> Bool {
    ProcessCalls.limit(of: resource).map { $0 != rlim_t.max } ?? false
  }

  /// The memory that the control group of this process may have.
  private static var groupMemory: Int? {
    guard let lines = SystemText.text("/proc/self/cgroup") else {
      return nil
    }
    let groups = lines.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      if parts[1] == "memory" {
        return levels(of: "\(parts[2])").map {
          "/sys/fs/cgroup/memory\($0)/memory.limit_in_bytes"
        }
      }
      return parts[1].isEmpty
        ? levels(of: "\(parts[2])").map { "/sys/fs/cgroup\($0)/memory.max" } : []
    }
    return groups.compactMap { path in
      SystemText.text(path)?.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    }.min()
  }

  /// `/a/b`, `/a` and the root.
  private static func levels(of path: String) -> [String] {
    var parts = path.split(separator: "/")
    var levels = [""]
    while !parts.isEmpty {
      levels.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return levels
  }

  /// As many threads as the libraries start that look for fonts: they end the process where they get none.
  package static let threadsOfLibraries = 3
  /// As many files as threads of ours and their clocks hold open.
  package static let filesOfThreads = 12

  /// Whether the system lets this process open so many more files.
  package static func givesFiles(_ count: Int) -> Bool {
    var files: [Int32] = []
    for _ in 0..<count {
      let file = dup(STDERR_FILENO)
      guard file >= 0 else { break }
      files.append(file)
    }
    for file in files { _ = close(file) }
    return files.count == count
  }

  /// For a process that has little room: the C library reserves none for each thread, and the language's own writer of
  /// traces, which whoever started the process has no use for, keeps still.
  package static let sparingVariables = ["MALLOC_ARENA_MAX": "1", "SWIFT_BACKTRACE": "enable=no"]

  /// Whether the system gives this process so many more threads.
  package static func givesThreads(_ count: Int) -> Bool {
    let gate = ThreadGate()
    return (0..<count).allSatisfy { _ in gate.startThread() }
  }

  /// Has the system report what goes beyond a limit to whoever writes, in place of ending the process.
  package static func ignoreSignals() {
    ignoreFileSize()
    // A pipe that nobody reads.
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// The same for a file that may not grow any more.
  package static func ignoreFileSize() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
