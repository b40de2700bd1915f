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
  func keep(_ bytes: [UInt8], of path: String) throws(FileFault) -> String? {
    guard Self.isPicture(bytes), let ending = path.split(separator: ".").last else {
      return nil
    }
    let name = "\(SHA256.text(of: bytes).prefix(Self.nameLength)).\(ending.lowercased())"
    let place = "\(self.path)/\(name)"
    guard FileStatus(place)?.size != bytes.count else { return name }
    do throws(FileError) {
      try OutputFile.write(bytes, to: place)
    } catch { throw FileFault(error, path: place) }
    return name
  }

  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    PictureFormat(of: bytes) != nil
      || String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<svg")
  }

  /// The bytes of a picture that was put there.
  package func picture(_ name: String) throws(FileError) -> [UInt8] {
    try InputFile.read("\(path)/\(name)", limit: 1 << 30)
  }

  /// How many bytes a picture has.
  package func size(of name: String) -> Int { FileStatus("\(path)/\(name)")?.size ?? 0 }
}
