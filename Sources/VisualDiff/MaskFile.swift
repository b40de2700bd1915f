package import Imaging

/// The file that shows which pixels differ: a PNG picture, which moves where one of the two does. It then has a
/// frame for each of theirs, shown as long as the second shows it.
package final class MaskFile {
  private let format = APNGFormat()
  private let writer: APNGWriter
  private let head: AnimationHead
  private var previous: AnimationFrame?

  /// Whether a mask can have this name: it is PNG whatever is compared.
  package static func isName(_ path: String) -> Bool {
    [".png", ".apng"].contains { path.lowercased().hasSuffix($0) } || path.hasPrefix("/dev/")
  }

  /// A mask for each step of the frames.
  package init(_ path: String, of frames: AlignedFrames) throws {
    let (before, after) = (frames.before.head, frames.after.head)
    var head = AnimationHead(
      width: max(before.width, after.width), height: max(before.height, after.height),
      loop: .forever, frameCount: frames.alignment.steps.count)
    head.scale = after.scale
    self.head = head
    writer = try format.writer(at: path, head)
  }

  package func add(_ before: AnimationFrame?, _ after: AnimationFrame?) throws {
    let mask: Bitmap
    switch (before, after) {
    case (let before?, let after?):
      mask = try PictureDifference.mask(before.bitmap, after.bitmap)
    default: mask = try PictureDifference.mask(ofAll: head.width, head.height, scale: head.scale)
    }
    let duration = after?.duration ?? before?.duration ?? .zero
    // A frame that is shown for no time at all could not be seen.
    let frame = AnimationFrame(
      mask, for: duration == .zero ? try FrameDuration(1, over: 10) : duration)
    try writer.add(format.pack(frame, after: previous))
    previous = frame
  }

  package func finish() throws { try writer.finish() }
}
