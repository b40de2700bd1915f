internal import Imaging

/// Numbered pictures that are read one after the other. They know no times: each is shown for a sixtieth of a second, as
/// those that are drawn here are.
final class NumberedFrames {
  let paths: [String]
  let head: AnimationHead
  private var number = 0

  private static let frameRate = 60

  init(_ paths: [String]) throws(DiffFault) {
    guard let first = paths.first else { throw .unknown("") }
    self.paths = paths
    head = AnimationHead(
      like: try Self.picture(at: first), loop: .forever, frameCount: paths.count)
  }

  func next() throws(DiffFault) -> AnimationFrame? {
    guard number < paths.count else { return nil }
    let picture = try Self.picture(at: paths[number])
    number += 1
    guard let duration = try? FrameDuration(1, over: Self.frameRate) else { return nil }
    return AnimationFrame(picture, for: duration)
  }

  private static func picture(at path: String) throws(DiffFault) -> Bitmap {
    do throws(ImageError) {
      return try ImageDecoder().decode(contentsOf: path)
    } catch { throw .unreadable(path, error.message) }
  }
}
