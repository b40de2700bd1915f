internal import Imaging
internal import Notation
package import Platform

/// A folder for the pictures of a report until its page is written. Each lies there once, under the sum of its bytes,
/// whichever process has put it there.
package struct EvidenceFolder: Equatable, Sendable {
  package let path: String
  /// Folders in which pictures lie as well.
  private let others: [String]

  package init(_ path: String) {
    self.init(of: [path])
  }

  /// Several folders, of which the first takes what comes.
  init(of folders: [String]) {
    path = folders.first ?? ""
    others = Array(folders.dropFirst())
  }

  /// In characters of the sum.
  private static let nameLength = 32

  /// Puts a picture there and answers its name; nil for what is no picture. No browser shows PDF in a page: the drawing
  /// stands for it that ours have in them.
  package func keep(_ file: [UInt8]) throws(FileFault) -> String? {
    let isDocument = file.starts(with: Array("%PDF".utf8))
    let bytes = isDocument ? PDFAttachment.text(in: file) ?? file : file
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
    try InputFile.read(place(of: name), limit: 1 << 30)
  }

  /// How many bytes a picture has.
  package func size(of name: String) -> Int { FileStatus(place(of: name))?.size ?? 0 }

  private func place(of name: String) -> String {
    let places = ([path] + others).map { "\($0)/\(name)" }
    return others.isEmpty ? places[0] : places.first { FileStatus($0) != nil } ?? places[0]
  }

  /// Whether a file may be a picture that was kept.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == nameLength && parts[0].allSatisfy(\.isHexDigit)
  }
}
