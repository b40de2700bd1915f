/// The file system for a ledger of paths. Tests bring one of their own.
package protocol FileSystemView: Sendable {
  /// The item at a path, links followed; nil where nothing stands.
  func item(at path: String) -> FileItem?
  /// The target of the link at a path, as it says it; nil where no link stands.
  func link(at path: String) -> String?
  /// Whether the folder takes `A.png` and `a.png` for the same.
  func foldsCase(in folder: String) -> Bool
}

/// Tells a file or a folder from every other one, however it is spelled.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// How it gets from one process to the other.
  package var text: String { "\(device) \(number)" }
}

extension FileIdentity {
  package init?(_ text: String) {
    let parts = text.split(separator: " ").compactMap { UInt64($0) }
    guard parts.count == 2 else { return nil }
    self.init(device: parts[0], number: parts[1])
  }
}

/// Something that is there.
package struct FileItem: Equatable, Sendable {
  package enum Kind: Sendable {
    case file, folder
    /// A device or a pipe: what is written there replaces nothing.
    case stream
  }

  package let identity: FileIdentity
  package let kind: Kind

  package init(identity: FileIdentity, kind: Kind) {
    self.identity = identity
    self.kind = kind
  }
}
