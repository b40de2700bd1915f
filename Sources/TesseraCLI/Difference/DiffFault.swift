internal import Drawing
internal import Imaging

/// Why two files cannot be compared.
enum DiffFault: Error, Equatable {
  /// Neither a table nor a picture.
  case unknown(String)
  /// An SVG file that somebody else wrote.
  case foreign(String, String)
  case unreadable(String, String)
  case tooMuch(String, String)

  init(_ path: String, _ error: FrameReadError) {
    self = error.isLimit ? .tooMuch(path, "\(error)") : .unreadable(path, "\(error)")
  }

  init(_ path: String, _ error: SVGReadError) {
    switch error {
    case .foreign: self = .foreign(path, error.description)
    case .broken: self = .unreadable(path, error.description)
    case .tooMuch: self = .tooMuch(path, error.description)
    }
  }

  var code: String {
    switch self {
    case .unknown: "diff/unknown-kind"
    case .foreign: "diff/foreign-drawing"
    case .unreadable: "diff/unreadable"
    case .tooMuch: "diff/limit"
    }
  }

  var message: String {
    switch self {
    case .unknown(let path): "'\(path)' is neither an attribute table nor a picture"
    case .foreign(let path, let reason):
      "'\(path)' is an SVG file that this program did not write: \(reason)"
    case .unreadable(let path, let reason), .tooMuch(let path, let reason):
      "cannot read '\(path)': \(reason)"
    }
  }

  var hint: String {
    switch self {
    case .unknown:
      "give tables (.attrs, .json), SVG files, or pictures: "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .foreign:
      "drawings of ours are compared, and files that are the same byte by byte; for others, make PNG files of both"
    case .unreadable: "the file is broken or was cut off: write it again"
    case .tooMuch: "compare a smaller picture, or a shorter part of the animation"
    }
  }
}
