/// Why a JPEG file cannot be read.
public enum JPEGError: Error, Hashable, Sendable {
  case size(width: Int, height: Int, limits: ImageLimits)
  case fileSize(Int, limit: Int)
  /// The decoder's own words: the file is truncated, damaged, or of a rare kind.
  case damaged(String)
  case memory
}

extension JPEGError: CustomStringConvertible {
  public var description: String {
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
