public import Imaging

/// The frames of one of two files that are compared. Its mistakes are told with its name.
public struct ComparedFrames {
  private let path: String
  private let bytes: [UInt8]
  private let reader: FrameReader

  /// Size, number of frames and repetitions.
  public var head: AnimationHead { reader.head }

  /// - Parameter path: how messages call the file.
  public init(_ path: String, _ bytes: [UInt8]) throws(DiffFault) {
    self.path = path
    self.bytes = bytes
    do throws(FrameReadError) {
      reader = try FrameReader(bytes)
    } catch { throw DiffFault(path, error) }
  }

  /// The same from its first frame on.
  func fromStart() throws(DiffFault) -> ComparedFrames { try ComparedFrames(path, bytes) }

  /// The next frame; nothing after the last one.
  public func next() throws(DiffFault) -> AnimationFrame? {
    do throws(FrameReadError) {
      return try reader.next()
    } catch { throw DiffFault(path, error) }
  }
}
