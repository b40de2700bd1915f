internal import Foundation
internal import Glibc

/// The file system of this machine.
package struct DiskView: FileSystemView {
  package init() {}

  package func item(at path: String) -> FileItem? {
    guard let status = PathStatus(path) else { return nil }
    let kind: FileItem.Kind =
      switch status.kind {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .stream
      }
    return FileItem(identity: status.identity, kind: kind)
  }

  package func link(at path: String) -> String? {
    PathCalls.target(ofLink: path)
  }

  /// File systems that take small and capital letters for the same, as the system calls them.
  private static let folding: Set<String> = [
    "9p", "cifs", "drvfs", "exfat", "fuseblk", "hfsplus", "msdos", "ntfs", "ntfs3", "smb3", "vfat",
  ]
  /// `FS_IOC_GETFLAGS` and `FS_CASEFOLD_FL`: folders of ext4, F2FS and tmpfs say it each for itself.
  private static let (flagsRequest, foldsFlag): (UInt, Int32) = (0x8008_6601, 0x4000_0000)
  private static let foldingDevices = devices(of: folding)

  package func foldsCase(in folder: String) -> Bool {
    guard let descriptor = Descriptor(opening: folder, O_RDONLY | O_DIRECTORY) else { return false }
    defer { descriptor.close() }
    if let device = PathStatus(descriptor)?.identity.device, Self.foldingDevices.contains(device) {
      return true
    }
    return descriptor.answer(to: Self.flagsRequest).map { $0 & Self.foldsFlag != 0 } ?? false
  }

  /// The numbers of the disks with one of these file systems:
  /// `36 35 98:0 /root /place rw - ext4 /dev/disk rw`.
  private static func devices(of kinds: Set<String>) -> Set<UInt64> {
    let bytes = (try? InputFile.read("/proc/self/mountinfo", limit: 1 << 24)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { line -> UInt64? in
        let fields = line.split(separator: " ")
        guard let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count,
          kinds.contains(String(fields[dash + 1])), fields.count > 2
        else { return nil }
        let numbers = fields[2].split(separator: ":").compactMap { UInt64($0) }
        return numbers.count == 2 ? device(major: numbers[0], minor: numbers[1]) : nil
      })
  }

  /// As the C library puts the two numbers together.
  private static func device(major: UInt64, minor: UInt64) -> UInt64 {
    (major & ~0xFFF) << 32 | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | minor & 0xFF
  }
}

extension String {
  /// The same for all spellings of a name that a folder which folds case takes for one.
  package var foldedCase: String {
    precomposedStringWithCanonicalMapping.uppercased().lowercased()
  }
}

/// Flags for opening files that Swift does not see.
package enum OpenFlag {
  /// `O_PATH`: to hold a file or a folder, without reading it.
  package static let pathOnly: Int32 = 0x20_0000
}
