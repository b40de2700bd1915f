import Foundation

/// A disk that is full soon: `disk` in the folder, for the time of one command.
struct SmallDisk {
  /// Only namespaces allow that without rights, and not everywhere.
  static let isPossible =
    (try? BuiltProgram.run("/bin/sh", ["-c", "unshare -rm sh -c 'mount -t tmpfs none /mnt'"]))?.code
    == 0

  private let kilobytes: Int
  private let folder: SceneFolder

  init(kilobytes: Int, in folder: SceneFolder) {
    self.kilobytes = kilobytes
    self.folder = folder
  }

  func run(_ command: String) throws -> BuiltProgram.Result {
    let mount = "mkdir -p disk && mount -t tmpfs -o size=\(kilobytes)k none disk"
    return try BuiltProgram.run(
      "/usr/bin/unshare", ["-rm", "sh", "-c", "\(mount) && \(command)"], "", [:], folder.url)
  }
}
