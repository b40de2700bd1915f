public import Notation

/// Why a picture or an animation cannot be read.
public enum FrameReadError: Error, Equatable, Sendable {
  /// The file begins like a PNG, and is damaged or beyond the limits.
  case png(PNGError)
  /// The file begins like a JPEG, and is damaged or beyond the limits.
  case jpeg(JPEGError)
  /// The file begins like a GIF or a WebP, and is damaged or beyond the limits.
  case damaged(FrameFault)
  /// The first bytes are those of no known format.
  case unknownFormat
  /// More frames than the limits allow.
  case frameCount(Int, limit: Int)
  /// More pixels than the limits allow, those of all frames counted together.
  case shownPixels(Int, limit: Int)

  /// Whether the file is too much rather than broken.
  public var isLimit: Bool {
    switch self {
    case .png(let error): error.subject == .size || error.subject == .chunkCount
    case .jpeg(.size), .jpeg(.fileSize), .frameCount, .shownPixels: true
    case .damaged(let fault): fault.subject == .size
    case .jpeg, .unknownFormat: false
    }
  }
}

extension FrameReadError: CodedError {
  /// The page about pictures that cannot be read.
  public var code: String { "image" }
  /// The fault with the values that were found and those that were expected, without the file's name.
  public var message: String {
    switch self {
    case .png(let error): "\(error)"
    case .jpeg(let error): "\(error)"
    case .damaged(let fault): "\(fault)"
    case .unknownFormat:
      "found bytes of another kind – expected "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .frameCount(let found, let limit): "found \(found) frames – expected \(limit) at most"
    case .shownPixels(let found, let limit):
      "found \(found) pixels in all frames together – expected \(limit) at most"
    }
  }
}

/// A fault in a GIF or WebP file: its place, what was found there, and what was expected.
public typealias FrameFault = ByteFault<FramePart>

/// The part of a GIF or WebP file that a fault lies in.
public enum FramePart: String, Hashable, Sendable, CaseIterable {
  /// The first bytes, or a chunk that tells about the whole file.
  case header
  /// Bytes, sides, blocks or frames beyond the limits.
  case size
  /// A piece of a file that no reader knows, or that breaks off.
  case block
  /// A list of colours that is missing, or too short for its picture.
  case colors = "table of colours"
  /// One of the pictures: its place, its size or its parts.
  case frame
  /// The compressed pixels of a picture.
  case imageData = "image data"
  /// The file ends too early or without a picture.
  case end
}
