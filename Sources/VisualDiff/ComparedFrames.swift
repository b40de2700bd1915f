public import Imaging

/// The frames of one of two files that are compared, or of one of two rows of numbered pictures. Their mistakes are told
/// with their names.
public struct ComparedFrames {
  private enum Source {
    case file(FrameReader)
    case pictures(NumberedFrames)
  }

  private let path: String
  private let bytes: [UInt8]
  private let limits: ImageLimits
  private let source: Source

  /// Size, number of frames and repetitions.
  public var head: AnimationHead {
    switch source {
    case .file(let reader): reader.head
    case .pictures(let row): row.head
    }
  }

  /// Whether anybody has said how long its frames are shown.
  var isTimed: Bool {
    switch source {
    case .file: true
    case .pictures: false
    }
  }

  /// - Parameter path: how messages call the file.
  /// - Parameter limits: how large a picture, and how long an animation, may claim to be.
  public init(
    _ path: String, _ bytes: [UInt8], limits: ImageLimits = ImageLimits()
  ) throws(DiffFault) {
    (self.path, self.bytes, self.limits) = (path, bytes, limits)
    do throws(FrameReadError) {
      source = .file(try FrameReader(bytes, limits: limits))
    } catch { throw DiffFault(path, error) }
  }

  /// Pictures that are the frames of one animation, each a file, in their order; at least one.
  package init(pictures paths: [String]) throws(DiffFault) {
    (path, bytes, limits) = (paths.first ?? "", [], ImageLimits())
    source = .pictures(try NumberedFrames(paths))
  }

  /// The same from its first frame on. A file of which nothing was read yet is not opened again.
  func fromStart() throws(DiffFault) -> ComparedFrames {
    switch source {
    case .file(let reader):
      reader.isAtStart ? self : try ComparedFrames(path, bytes, limits: limits)
    case .pictures(let row): try ComparedFrames(pictures: row.paths)
    }
  }

  /// How two stills differ that are the same in eight bits; nothing where they do not.
  func fineDifference(from after: ComparedFrames) -> FineDifference? {
    try? PNGReader(limits: limits).fineDifference(bytes, after.bytes)
  }

  /// The next frame; nothing after the last one.
  public func next() throws(DiffFault) -> AnimationFrame? {
    switch source {
    case .pictures(let row): return try row.next()
    case .file(let reader):
      do throws(FrameReadError) {
        return try reader.next()
      } catch { throw DiffFault(path, error) }
    }
  }
}
