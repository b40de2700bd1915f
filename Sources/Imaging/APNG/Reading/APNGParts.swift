/// The frames of an animated PNG file as its chunks tell of them (the APNG specification, version 1.0).
struct APNGParts {
  struct Frame {
    var placement: FrameCanvas.Placement
    var duration: FrameDuration
    /// Whether its data is that of the still picture.
    var isStill: Bool
    var imageData: [ArraySlice<UInt8>] = []
  }

  private(set) var frames: [Frame] = []
  /// 0 is for ever.
  private(set) var playCount = 0
  private let canvas: PixelArea
  private let frameLimit: Int
  private var wantedCount: Int?
  private var nextNumber: UInt32 = 0
  private var hasStill = false

  /// Nothing for a file that is no animation. Its chunks and its header have been checked.
  init?(_ bytes: [UInt8], _ header: PNGHeader, limits: ImageLimits) throws(PNGError) {
    canvas = PixelArea(x: 0, y: 0, width: header.width, height: header.height)
    frameLimit = limits.frames
    var reader = try PNGChunkReader(bytes, limits: limits)
    while true {
      let chunk = try reader.chunk()
      switch chunk.name {
      case "acTL": try addControl(chunk)
      case "fcTL": if wantedCount != nil { try addFrame(chunk) }
      case "IDAT":
        // A chunk behind the still picture cannot make an animation of it any more.
        guard wantedCount != nil else { return nil }
        hasStill = true
        // Without a control before it, the still picture is no part of the animation.
        if frames.first?.isStill == true { frames[0].imageData.append(chunk.content) }
      case "fdAT": try addImageData(chunk)
      case "IEND":
        try checkEnd(chunk)
        return
      default: break
      }
    }
  }

  private mutating func addControl(_ chunk: PNGChunk) throws(PNGError) {
    guard wantedCount == nil, chunk.count == 8, chunk.number(at: 0) > 0 else {
      throw chunk.error(
        .animation, -4, found: "'acTL' of \(chunk.count) bytes",
        expected: "it once, with a frame at least")
    }
    // More than the limits allow is refused by its count, before any frame is looked at.
    wantedCount = Int(chunk.number(at: 0))
    playCount = Int(chunk.number(at: 4))
  }

  private mutating func addFrame(_ chunk: PNGChunk) throws(PNGError) {
    try checkNumber(chunk, count: 26...26)
    if let last = frames.last, last.imageData.isEmpty {
      throw chunk.error(.animation, -4, found: "'fcTL'", expected: "the frame before it has data")
    }
    guard frames.count < frameLimit else {
      throw chunk.error(.chunkCount, -4, found: "one more frame", expected: "at most \(frameLimit)")
    }
    let area = PixelArea(
      x: Int(chunk.number(at: 12)), y: Int(chunk.number(at: 16)), width: Int(chunk.number(at: 4)),
      height: Int(chunk.number(at: 8)))
    let isFirstStill = frames.isEmpty && !hasStill
    guard !area.isEmpty, area.intersection(canvas) == area, !isFirstStill || area == canvas else {
      throw chunk.error(
        .animation, 4,
        found: "a frame of \(area.width) by \(area.height) pixels at (\(area.x), \(area.y))",
        expected: isFirstStill
          ? "the whole picture" : "one inside of \(canvas.width) by \(canvas.height)")
    }
    frames.append(
      Frame(
        placement: FrameCanvas.Placement(
          area: area, blend: try Self.blend(chunk),
          disposal: try Self.disposal(chunk, isFirst: frames.isEmpty)),
        duration: Self.duration(chunk), isStill: isFirstStill))
  }

  private static func blend(_ chunk: PNGChunk) throws(PNGError) -> FrameCanvas.Blend {
    switch chunk[25] {
    case 0: return .source
    case 1: return .over
    default:
      throw chunk.error(.animation, 25, found: "blend operation \(chunk[25])", expected: "0 or 1")
    }
  }

  private static func disposal(
    _ chunk: PNGChunk, isFirst: Bool
  ) throws(PNGError) -> FrameCanvas.Disposal {
    switch chunk[24] {
    case 0: return .keep
    case 1: return .clear
    // There is nothing before the first frame.
    case 2: return isFirst ? .clear : .previous
    default:
      throw chunk.error(
        .animation, 24, found: "dispose operation \(chunk[24])", expected: "0, 1 or 2")
    }
  }

  private static func duration(_ chunk: PNGChunk) -> FrameDuration {
    let denominator = Int(chunk.short(at: 22))
    // A missing denominator means hundredths.
    return .ticks(Int(chunk.short(at: 20)), perSecond: denominator == 0 ? 100 : denominator)
  }

  private mutating func addImageData(_ chunk: PNGChunk) throws(PNGError) {
    guard wantedCount != nil else { return }
    try checkNumber(chunk, count: 4...Int.max)
    guard hasStill, frames.last?.isStill == false else {
      throw chunk.error(.animation, -4, found: "'fdAT'", expected: "'IDAT' and 'fcTL' before it")
    }
    frames[frames.count - 1].imageData.append(chunk.content.dropFirst(4))
  }

  /// Controls and data of all frames are numbered together.
  private mutating func checkNumber(
    _ chunk: PNGChunk, count: ClosedRange<Int>
  ) throws(PNGError) {
    guard count.contains(chunk.count) else {
      throw chunk.error(
        .animation, -4, found: "'\(chunk.name)' of \(chunk.count) bytes",
        expected: "\(count.lowerBound)")
    }
    guard chunk.number(at: 0) == nextNumber else {
      throw chunk.error(
        .animation, found: "number \(chunk.number(at: 0))", expected: "\(nextNumber)")
    }
    nextNumber += 1
  }

  private func checkEnd(_ chunk: PNGChunk) throws(PNGError) {
    guard let wantedCount, frames.count == wantedCount, frames.last?.imageData.isEmpty == false
    else {
      let wanted = wantedCount.map(String.init) ?? "no"
      throw chunk.error(
        .animation, -4, found: "\(frames.count) frames and the end",
        expected: "\(wanted) frames, each with data")
    }
  }
}
