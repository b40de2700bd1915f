/// What a ledger of paths asks the file system. Tests bring one of their own.
protocol FileSystemView: Sendable {
  /// What stands at a path, links followed; nil where nothing does.
  func item(at path: String) -> FileItem?
  /// Where the link at a path leads, as it says it; nil where no link stands.
  func link(at path: String) -> String?
  /// Whether the folder takes `A.png` and `a.png` for the same.
  func foldsCase(in folder: String) -> Bool
}

/// Tells a file or a folder from every other one, however it is spelled.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  /// How it gets from one process to the other.
  var text: String { "\(device) \(number)" }
}

extension FileIdentity {
  init?(_ text: String) {
    let parts = text.split(separator: " ").compactMap { UInt64($0) }
    guard parts.count == 2 else { return nil }
    self.init(device: parts[0], number: parts[1])
  }
}

/// Something that is there.
struct FileItem: Equatable, Sendable {
  enum Kind: Sendable {
    case file, folder
    /// A device or a pipe: what is written there replaces nothing.
    case stream
  }

  let identity: FileIdentity
  let kind: Kind
}
