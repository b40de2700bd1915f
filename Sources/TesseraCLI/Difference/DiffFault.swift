internal import Imaging

/// Why two files cannot be compared.
enum DiffFault: Error, Equatable {
  /// Neither a table nor a picture.
  case unknown(String)
  case unreadable(String, String)
  case tooMuch(String, String)

  init(_ path: String, _ error: FrameReadError) {
    self = error.isLimit ? .tooMuch(path, "\(error)") : .unreadable(path, "\(error)")
  }

  var code: String {
    switch self {
    case .unknown: "diff/unknown-kind"
    case .unreadable: "diff/unreadable"
    case .tooMuch: "diff/limit"
    }
  }

  var message: String {
    switch self {
    case .unknown(let path): "'\(path)' is neither an attribute table nor a picture"
    case .unreadable(let path, let reason), .tooMuch(let path, let reason):
      "cannot read '\(path)': \(reason)"
    }
  }

  var hint: String {
    switch self {
    case .unknown:
      "give tables (.attrs, .json) or pictures: "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .unreadable: "the file is broken or was cut off: write it again"
    case .tooMuch: "compare a smaller picture, or a shorter part of the animation"
    }
  }
}
