public import Notation

/// Why a JPEG file cannot be read.
public enum JPEGError: Error, Hashable, Sendable {
  /// A picture whose sides or pixels are more than the limits allow.
  case size(width: Int, height: Int, limits: ImageLimits)
  /// A file of more bytes than the limits allow.
  case fileSize(Int, limit: Int)
  /// The decoder's own words: the file is truncated, damaged, or of a rare kind.
  case damaged(String)
  /// The decoder cannot be started for lack of memory.
  case memory
}

extension JPEGError: CodedError {
  /// The page about pictures that cannot be read.
  public var code: String { "image" }
  /// The fault with the values that were found and those that were expected, without the file's name.
  public var message: String {
    switch self {
    case .size(let width, let height, let limits):
      "found \(width) by \(height) pixels – expected sides up to \(limits.side)"
        + " and at most \(limits.pixels) pixels"
    case .fileSize(let count, let limit): "found \(count) bytes – expected at most \(limit)"
    case .damaged(let reason): "the decoder says '\(reason)' – expected a whole JPEG file"
    case .memory: "no memory left to decode with"
    }
  }
}

extension JPEGError {
  init(_ failure: JPEG.Failure) {
    switch failure {
    case .memory: self = .memory
    case .words(let words): self = .damaged(words)
    }
  }
}
