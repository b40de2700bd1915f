internal import Imaging
internal import Notation
package import Platform

/// A folder for the pictures of a report until its page is written. Each lies there once, under the sum of its bytes,
/// whichever process has put it there.
package struct EvidenceFolder: Equatable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// In characters of the sum.
  private static let nameLength = 32

  /// Puts a picture there and answers its name; nil for what is no picture.
  package func keep(_ bytes: [UInt8]) throws(FileFault) -> String? {
    guard let ending = Self.ending(of: bytes) else { return nil }
    let name = "\(SHA256.text(of: bytes).prefix(Self.nameLength)).\(ending)"
    let place = "\(self.path)/\(name)"
    guard FileStatus(place)?.size != bytes.count else { return name }
    do throws(FileError) {
      try OutputFile.write(bytes, to: place)
    } catch { throw FileFault(error, path: place) }
    return name
  }

  /// A browser goes by it, and a file may be named otherwise than it is.
  private static func ending(of bytes: [UInt8]) -> String? {
    if let format = PictureFormat(of: bytes) { return format.rawValue.lowercased() }
    return String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<svg") ? "svg" : nil
  }

  /// The bytes of a file that somebody else has, for a page; nil where it cannot be read.
  func bytes(of path: String) -> [UInt8]? { try? InputFile.read(path, limit: 1 << 28) }

  /// The bytes of a picture that was put there.
  package func picture(_ name: String) throws(FileError) -> [UInt8] {
    try InputFile.read("\(path)/\(name)", limit: 1 << 30)
  }

  /// How many bytes a picture has.
  package func size(of name: String) -> Int { FileStatus("\(path)/\(name)")?.size ?? 0 }
}
