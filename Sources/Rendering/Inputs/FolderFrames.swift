package import Notation
internal import Platform

/// The numbered pictures of a folder, in the order of their numbers: `frame-1.png` to `frame-120.png`.
package struct FolderFrames {
  package let paths: [String]

  /// A folder that holds anything else than one row of pictures is refused: which of them is meant is not guessed.
  package init(_ folder: String) throws {
    var found: [Int: String] = [:]
    var stem: String?
    for name in try FolderListing(folder).entries.filter({ !$0.isFolder && $0.isText }).map(\.name)
    {
      guard let dot = name.lastIndex(of: "."),
        OutputFormat.png.kind.endings.contains(name[dot...].dropFirst().lowercased())
      else { continue }
      let start = name[..<dot]
      let digits = start.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard let number = Int(start.suffix(digits)) else {
        throw FramesFault.unnumbered(folder, name)
      }
      let letters = String(start.dropLast(digits))
      guard stem == nil || stem == letters else {
        throw FramesFault.twoRows(folder, stem ?? "", letters)
      }
      stem = letters
      if let other = found.updateValue(name, forKey: number) {
        throw FramesFault.twice(folder, min(name, other), max(name, other))
      }
    }
    guard !found.isEmpty else { throw FramesFault.none(folder) }
    paths = found.sorted { $0.key < $1.key }.map { "\(folder)/\($0.value)" }
  }
}

/// Why a folder is no animation.
package enum FramesFault: CodedError, Equatable {
  case none(String)
  case unnumbered(String, String)
  case twoRows(String, String, String)
  case twice(String, String, String)

  package var code: String { "diff/frames" }
  package var concern: ErrorConcern { .files }

  package var message: String {
    switch self {
    case .none(let folder): "'\(folder)' has no numbered PNG files"
    case .unnumbered(let folder, let name):
      "'\(name)' in '\(folder)' has no number before its ending"
    case .twoRows(let folder, let first, let second):
      "'\(folder)' has two rows of pictures, '\(first)' and '\(second)'"
    case .twice(let folder, let first, let second):
      "'\(first)' and '\(second)' in '\(folder)' have the same number"
    }
  }

  package var hint: String? {
    "--frames reads a folder as one animation: one row of pictures, such as frame-0001.png"
  }
}
