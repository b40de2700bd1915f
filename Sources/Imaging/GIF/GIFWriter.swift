/// Puts an animated GIF together as its frames come (GIF89a).
public final class GIFWriter: AnimationWriter {
  /// The change of a frame's place before the next one (GIF89a, 23).
  private enum Disposal: UInt8 {
    case keep = 1
    case remove = 2
  }

  private static let longest = 65_535

  private let file: AnimationFile
  private let disposal: Disposal
  private var waiting = WaitingFrame<GIFFormat.Packed>(ticksPerSecond: 100, longest: longest)

  init(
    at path: String, _ head: AnimationHead, _ palette: GIFPalette, removesFrames: Bool
  ) throws(AnimationError) {
    try head.check(largestSide: 65_535, format: "GIF")
    let playCount = try head.playCount()
    disposal = removesFrames ? .remove : .keep
    file = try AnimationFile(at: path)
    var start = Array("GIF89a".utf8)
    start += Self.pair(head.width) + Self.pair(head.height)
    start += [0x80 | 0x70 | UInt8(palette.bits - 1), 0, 0] + palette.table
    if playCount != 1, head.frameCount > 1 { start += Self.loop(playCount) }
    try file.write(start)
  }

  /// Writes the frame before this one; one that looks the same makes that one longer, up to 655 seconds.
  public func add(_ packed: GIFFormat.Packed) throws(AnimationError) {
    if let before = waiting.replaced(by: packed) { try write(before) }
  }

  /// Writes the last frame and puts the file in its place; throws where there was no frame.
  public func finish() throws(AnimationError) {
    try write(try waiting.last())
    try file.write([0x3B])
    try file.finish()
  }

  private func write(_ packed: GIFFormat.Packed) throws(AnimationError) {
    let delay = min(packed.duration.ticks(perSecond: 100), Self.longest)
    let flags = disposal.rawValue << 2 | (packed.clear == nil ? 0 : 1)
    let control = [0x21, 0xF9, 4, flags] + Self.pair(delay) + [packed.clear ?? 0, 0]
    try file.write(control + packed.image)
  }

  /// Netscape's extension says how often the animation is repeated after the first time; 0 is for ever.
  private static func loop(_ playCount: Int) -> [UInt8] {
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      + [3, 1] + pair(max(0, playCount - 1)) + [0]
  }

  private static func pair(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
