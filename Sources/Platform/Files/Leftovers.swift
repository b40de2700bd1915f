internal import Glibc

/// Files that were being written when a process was ended from outside.
package enum Leftovers {
  /// Removes those that nobody is writing any more, whoever began them, on this machine or on another one that
  /// shares the disk. Folders in the folders are not searched.
  package static func removeUnheld(in folders: Set<String>) {
    forEachPart(in: folders) { path, _ in
      guard let descriptor = Descriptor(opening: path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK) else {
        return
      }
      // Whoever has just begun to write waits for the lock, and then sees that the file is gone.
      if FileLock.take(descriptor.number) == .taken { PathCalls.remove(path) }
      descriptor.close()
    }
  }

  /// Removes those of a process of ours that is gone, or about to go.
  package static func remove(of process: Int32, in folders: Set<String>) {
    forEachPart(in: folders) { path, writer in
      if writer == process { PathCalls.remove(path) }
    }
  }

  private static func forEachPart(
    in folders: Set<String>, _ body: (_ path: String, _ process: Int32) -> Void
  ) {
    for folder in folders {
      guard let entries = (try? FolderListing(folder))?.entries else { continue }
      for entry in entries where !entry.isFolder {
        if let process = process(writing: entry.name) { body("\(folder)/\(entry.name)", process) }
      }
    }
  }

  /// Which process has begun a file, by its name: `.name.1234-0.part`, as `OutputFile` calls what is not
  /// finished. nil for names that it does not make.
  package static func process(writing name: String) -> Int32? {
    guard name.hasPrefix("."), name.hasSuffix(".part") else { return nil }
    let parts = name.dropFirst().dropLast(".part".count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropLast().contains(where: { !$0.isEmpty }) else { return nil }
    let numbers = parts[parts.count - 1].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy(isNumber) else { return nil }
    return Int32(numbers[0])
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}
