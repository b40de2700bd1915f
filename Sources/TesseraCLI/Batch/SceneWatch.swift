internal import Glibc

/// Works again as soon as something beside the scenes changes, until it is interrupted.
@MainActor struct SceneWatch {
  private let words: [String]
  private let console: Console

  init(_ words: [String], _ console: Console) {
    self.words = words
    self.console = console
  }

  func run(_ work: () -> ExitCode) -> ExitCode {
    let interruption = Interruption()
    let watch = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard watch >= 0 else { return work() }
    defer { _ = close(watch) }
    var code = work()
    while true {
      // Folders may have come since the last time; those that are watched already stay as they are.
      for folder in folders {
        let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE)
        _ = unsafe inotify_add_watch(watch, folder, changes)
      }
      console.writeError("watching \(folders.count) folders; ctrl-C ends it\n")
      guard waitForChange(watch, interruption) else { return code == .interrupted ? code : .done }
      code = work()
    }
  }

  /// The folders of all scenes, and those that were named.
  private var folders: [String] {
    var folders: Set<String> = []
    for word in words where FolderListing.isFolder(word) { folders.insert(word) }
    for input in SceneInputs(words).inputs {
      let parts = input.name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      folders.insert(parts.isEmpty ? "." : parts.joined(separator: "/"))
    }
    return folders.sorted()
  }

  /// Waits until a scene changes and nothing more does for a moment; false if interrupted.
  private func waitForChange(_ watch: Int32, _ interruption: Interruption) -> Bool {
    var hasChanged = false
    var buffer: [UInt8] = []
    while true {
      if interruption.hasCome() { return false }
      var descriptor = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&descriptor, 1, 100) > 0 {
        buffer = []
        guard MessagePipe.read(watch, into: &buffer) else { return false }
        hasChanged = hasChanged || Self.concernsScenes(buffer)
      } else if hasChanged {
        return true
      }
    }
  }

  /// Whether an event is about something that scenes are made of, and not about what they give.
  private static func concernsScenes(_ events: [UInt8]) -> Bool {
    let names = String(decoding: events, as: UTF8.self)
    return [".json", ".yaml", ".yml"].contains { names.contains($0) } && !names.contains(".part")
  }
}
