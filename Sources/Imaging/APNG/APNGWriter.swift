/// Puts an animated PNG file together as its frames come (the APNG specification, version 1.0).
public final class APNGWriter: AnimationWriter {
  private let file: AnimationFile
  private let head: AnimationHead
  private let playCount: Int
  /// The frame that was not written yet, since the ones behind it may look the same and make it longer.
  private var waiting: APNGFormat.Packed?
  private var frameCount = 0
  private var sequenceNumber: UInt32 = 0
  private let controlOffset: Int

  init(at path: String, _ head: AnimationHead, isOpaque: Bool) throws(AnimationError) {
    try head.check(largestSide: Bitmap.largestSide, format: "PNG")
    self.head = head
    playCount = try head.playCount()
    file = try AnimationFile(at: path)
    var start = PNGChunkWriter(expecting: 128)
    start.add("IHDR", Self.header(of: head, isOpaque: isOpaque))
    start.addDensity(scale: head.scale)
    controlOffset = start.bytes.count
    start.add("acTL", Self.control(frameCount: head.frameCount, playCount: playCount))
    try file.write(start.bytes)
  }

  /// Writes the frame before this one; one that looks the same makes that one longer where the sum can be said.
  public func add(_ packed: APNGFormat.Packed) throws(AnimationError) {
    guard let before = waiting else {
      waiting = packed
      return
    }
    let sum = before.duration + packed.duration
    if packed.isRepeated, APNGDelay(sum).isExact {
      waiting?.duration = sum
      return
    }
    try write(before)
    waiting = packed
  }

  /// Writes the last frame, puts the number of frames right, and puts the file in its place.
  public func finish() throws(AnimationError) {
    guard let last = waiting else { throw .noFrames }
    try write(last)
    var end = PNGChunkWriter(expecting: 16, isStart: false)
    end.add("IEND", [])
    try file.write(end.bytes)
    if frameCount != head.frameCount {
      var control = PNGChunkWriter(expecting: 32, isStart: false)
      control.add("acTL", Self.control(frameCount: frameCount, playCount: playCount))
      try file.replace(at: controlOffset, with: control.bytes)
    }
    try file.finish()
  }

  private func write(_ packed: APNGFormat.Packed) throws(AnimationError) {
    var chunks = PNGChunkWriter(expecting: packed.stream.count + 64, isStart: false)
    chunks.add("fcTL", number() + Self.control(of: packed))
    if frameCount == 0 {
      chunks.add("IDAT", packed.stream)
    } else {
      chunks.add("fdAT", number() + packed.stream)
    }
    frameCount += 1
    try file.write(chunks.bytes)
  }

  private func number() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGChunkWriter.bigEndian(sequenceNumber)
  }

  private static func header(of head: AnimationHead, isOpaque: Bool) -> [UInt8] {
    let form: PNGColorForm = isOpaque ? .rgb : .rgba
    return bytes(head.width, head.height) + [UInt8(form.bitDepth), form.colorType, 0, 0, 0]
  }

  private static func control(frameCount: Int, playCount: Int) -> [UInt8] {
    bytes(frameCount, playCount)
  }

  /// The fields of a frame's `fcTL` behind its number. Nothing is ever disposed of.
  private static func control(of packed: APNGFormat.Packed) -> [UInt8] {
    let area = packed.area
    return bytes(area.width, area.height, area.x, area.y)
      + APNGDelay(packed.duration).bytes + [0, packed.blend.rawValue]
  }

  private static func bytes(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { PNGChunkWriter.bigEndian(UInt32($0)) }
  }
}
