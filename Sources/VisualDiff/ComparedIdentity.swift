internal import Imaging

/// By what two files of pictures are known to show the same before any of them is decoded: the cheapest way first.
package enum ComparedIdentity: String, Equatable, Sendable {
  /// The files are the same byte by byte.
  case bytes
  /// Two PNG files hold the same compressed pixels, and tell other things about them.
  case stream

  /// - Parameter head: of two files that have the same bytes. Nothing where they are neither pictures nor PDF files.
  package init?(ofEqual head: [UInt8]) {
    guard head.starts(with: Array("%PDF-".utf8)) || PictureFormat(of: head) != nil else {
      return nil
    }
    self = .bytes
  }

  /// Nothing where only the pixels can tell, or where one of the two is neither a picture nor a PDF file.
  package init?(_ before: [UInt8], _ after: [UInt8]) {
    let arePages = [before, after].allSatisfy { $0.starts(with: Array("%PDF-".utf8)) }
    let format = PictureFormat(of: before)
    guard arePages || format != nil && format == PictureFormat(of: after) else { return nil }
    if before == after {
      self = .bytes
    } else if format == .png, (try? PNGReader().haveSameStream(before, after)) == true {
      self = .stream
    } else {
      return nil
    }
  }
}
