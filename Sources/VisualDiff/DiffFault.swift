public import Notation
package import Drawing
public import Imaging

/// Why two files cannot be compared.
public enum DiffFault: CodedError, Equatable {
  /// Neither a table nor a picture.
  case unknown(String)
  /// An SVG file that somebody else wrote.
  case foreign(String, String)
  /// A PDF file that tells nothing about its drawing.
  case document(String)
  case unreadable(String, String)
  case empty(String)
  /// Marks of a merge conflict in it.
  case conflict(String, line: Int)
  case tooMuch(String, String)
  /// The picture of the parts that are not looked at has another size, in pixels, than what is compared.
  case maskSize(String, [Int], [Int])

  /// A picture or an animation that cannot be read.
  public init(_ path: String, _ error: FrameReadError) {
    self = error.isLimit ? .tooMuch(path, "\(error)") : .unreadable(path, "\(error)")
  }

  /// A drawing that cannot be read.
  package init(_ path: String, _ error: SVGReadError) {
    switch error {
    case .foreign: self = .foreign(path, error.description)
    case .broken: self = .unreadable(path, error.description)
    case .tooMuch: self = .tooMuch(path, error.description)
    }
  }

  /// The fault of a file that is none of those that are compared, or not a whole one.
  public static func torn(_ path: String, _ bytes: [UInt8]) -> DiffFault? {
    guard !bytes.isEmpty else { return .empty(path) }
    let mark = Array("<<<<<<<".utf8)
    let lines = bytes.prefix(1 << 20).split(separator: 10, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: mark) }.map { .conflict(path, line: $0 + 1) }
  }

  /// The name of the fault, as `tessera explain-code` takes it.
  public var code: String {
    switch self {
    case .unknown: "diff/unknown-kind"
    case .foreign, .document: "diff/foreign-drawing"
    case .unreadable, .empty, .conflict: "diff/unreadable"
    case .tooMuch: "diff/limit"
    case .maskSize: "diff/mask-size"
    }
  }

  /// Files, of which one cannot be read or compared.
  public var concern: ErrorConcern { .files }

  /// The finding in one sentence.
  public var message: String {
    switch self {
    case .unknown(let path): "'\(path)' is neither an attribute table nor a picture"
    case .foreign(let path, let reason):
      "'\(path)' is an SVG file that this program did not write: \(reason)"
    case .document(let path):
      "'\(path)' is a PDF file that does not tell its drawing: somebody else wrote it, or it was cut off"
    case .empty(let path): "'\(path)' is empty"
    case .maskSize(let path, let mask, let picture):
      "the mask '\(path)' has \(mask[0])x\(mask[1]) pixels, and what is compared \(picture[0])x\(picture[1])"
    case .conflict(let path, let line):
      "cannot read '\(path)': line \(line) has the mark of a merge conflict"
    case .unreadable(let path, let reason), .tooMuch(let path, let reason):
      "cannot read '\(path)': \(reason)"
    }
  }

  /// The next thing to do about it.
  public var hint: String? {
    switch self {
    case .unknown:
      "give tables (.attrs, .json), SVG files, or pictures: "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .foreign:
      "drawings of ours are compared, and files that are the same byte by byte; for others, make PNG files of both"
    case .document: "compare the SVG or PNG files of the same outputs"
    case .empty, .unreadable: "the file is broken or was cut off: write it again"
    case .conflict: "keep one of the two sides, or write it again"
    case .tooMuch: "compare a smaller picture, or a shorter part of the animation"
    case .maskSize:
      "paint a mask of the size of the pictures, or give a rectangle: x,y,width,height"
    }
  }
}
