public import Notation
public import Platform

/// Reads a picture in whichever of the known formats it is, told by its first bytes and not by its name.
public struct ImageDecoder: Sendable {
  /// The largest files and pictures that are read.
  public var limits: ImageLimits

  /// A decoder with the usual limits: pictures of 67 million pixels in files of 256 MB.
  public init(limits: ImageLimits = ImageLimits()) {
    self.limits = limits
  }

  /// The picture of a whole PNG or JPEG file. Throws for other formats, for damage, and beyond the limits.
  public func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    if PNGReader.recognizes(bytes) {
      do throws(PNGError) {
        return try PNGReader(limits: limits).decode(bytes)
      } catch { throw .png(error) }
    }
    if JPEGReader.recognizes(bytes) {
      do throws(JPEGError) {
        return try JPEGReader(limits: limits).decode(bytes)
      } catch { throw .jpeg(error) }
    }
    throw .unknownFormat(Self.name(of: bytes))
  }

  /// The picture of the file at `path`. Throws also where it cannot be read.
  public func decode(contentsOf path: String) throws(ImageError) -> Bitmap {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limits.fileBytes)
    } catch { throw .file(error) }
    return try decode(bytes)
  }

  /// The kind of file, as far as its beginning tells.
  private static func name(of bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "an empty file" }
    let signatures: [(offset: Int, bytes: String, name: String)] = [
      (0, "GIF8", "a GIF"), (8, "WEBP", "a WebP picture"), (0, "BM", "a BMP picture"),
      (0, "II*\0", "a TIFF picture"), (0, "MM\0*", "a TIFF picture"), (0, "%PDF", "a PDF"),
      (4, "ftyp", "a HEIC, AVIF or video file"), (0, "<svg", "an SVG"), (0, "<?xml", "XML"),
    ]
    let found = signatures.first { bytes.dropFirst($0.offset).starts(with: $0.bytes.utf8) }
    return found?.name ?? "bytes of no known kind"
  }
}

/// Why a picture cannot be read.
public enum ImageError: Error, Equatable, Sendable {
  /// The file begins like a PNG, and is damaged or beyond the limits.
  case png(PNGError)
  /// The file begins like a JPEG, and is damaged or beyond the limits.
  case jpeg(JPEGError)
  /// The file cannot be read from the disk, or is too large.
  case file(FileError)
  /// Another format than PNG and JPEG, by its name: "a GIF".
  case unknownFormat(String)
}

extension ImageError: CodedError {
  /// The page about pictures that cannot be read.
  public var code: String { "image" }
  /// The fault in one line, without the picture's path unless the system failed to read it.
  public var message: String {
    switch self {
    case .png(let error): "\(error)"
    case .jpeg(let error): "\(error)"
    case .file(let error): "\(error)"
    case .unknownFormat(let found): "found \(found) – expected PNG or JPEG"
    }
  }
}
