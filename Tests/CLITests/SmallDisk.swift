import Foundation
import Readers
import Testing

/// A disk that is full soon: `disk` in the folder, for the time of one command.
struct SmallDisk {
  /// Namespaces allow it, without rights as well, but not everywhere.
  static let isPossible =
    (try? BuiltProgram.run(unshare, words + ["mount -t tmpfs none /mnt"]))?.code == 0

  private static let unshare = "/usr/bin/unshare"
  /// Whoever is root needs no other users, which some roots cannot have.
  private static let words = [getuid() == 0 ? "-m" : "-rm", "sh", "-c"]

  private let kilobytes: Int
  private let folder: SceneFolder

  init(kilobytes: Int, in folder: SceneFolder) {
    self.kilobytes = kilobytes
    self.folder = folder
  }

  func run(_ command: String) throws -> BuiltProgram.Result {
    let mount = "mkdir -p disk && mount -t tmpfs -o size=\(kilobytes)k none disk"
    return try BuiltProgram.run(
      Self.unshare, Self.words + ["\(mount) && \(command)"], "", [:], folder.url)
  }
}

extension Trait where Self == ConditionTrait {
  static var needsSmallDisks: Self {
    .needs(aMachineThat: "lets disks be made", SmallDisk.isPossible)
  }
}
