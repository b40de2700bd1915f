internal import Imaging

/// The frames of one of two files that are compared. What is wrong with it is said with its name.
struct ComparedFrames {
  private let path: String
  private let reader: FrameReader

  var head: AnimationHead { reader.head }

  init(_ path: String, _ bytes: [UInt8]) throws(DiffFault) {
    self.path = path
    do throws(FrameReadError) {
      reader = try FrameReader(bytes)
    } catch { throw DiffFault(path, error) }
  }

  func next() throws(DiffFault) -> AnimationFrame? {
    do throws(FrameReadError) {
      return try reader.next()
    } catch { throw DiffFault(path, error) }
  }
}
