/// The frames of a WebP file as its chunks tell of them, before any of them is unpacked.
struct WebPParts {
  struct Frame {
    var placement: FrameCanvas.Placement
    var duration: FrameDuration
    /// The chunks that make the picture: what libwebp reads.
    var data: Range<Int>
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// 0 is for ever; a still picture is shown once.
  private(set) var playCount = 1
  private let limits: ImageLimits

  init(_ file: [UInt8], limits: ImageLimits) throws(FrameFault) {
    self.limits = limits
    guard file.count <= limits.fileBytes else {
      throw FrameFault(
        .size, at: 0, found: "\(file.count) bytes", expected: "at most \(limits.fileBytes) bytes")
    }
    var chunks = try WebPChunks(file: file)
    let first = try chunks.next()
    guard let first, first.name == "VP8X" else {
      try addPicture(from: 12, to: chunks.place, file)
      return
    }
    try readHeader(first)
    if first.content[first.content.startIndex] & 2 != 0 {
      try readFrames(&chunks, file)
    } else {
      try readPicture(&chunks, file)
    }
  }

  private mutating func readHeader(_ chunk: WebPChunks.Chunk) throws(FrameFault) {
    guard chunk.content.count >= 10 else {
      throw chunk.fault(.header, found: "'VP8X' of \(chunk.content.count) bytes", expected: "10")
    }
    try setSize(
      chunk.number(at: 4, bytes: 3) + 1, chunk.number(at: 7, bytes: 3) + 1, at: chunk.offset)
  }

  private mutating func setSize(
    _ width: Int, _ height: Int, at offset: Int
  ) throws(FrameFault) {
    guard width <= limits.side, height <= limits.side, width * height <= limits.pixels else {
      throw FrameFault(
        .size, at: offset, found: "\(width) by \(height) pixels",
        expected: "sides up to \(limits.side) and at most \(limits.pixels) pixels")
    }
    (self.width, self.height) = (width, height)
  }

  // MARK: Stills

  /// The picture of a file with more than that: alpha, or what cameras write.
  private mutating func readPicture(
    _ chunks: inout WebPChunks, _ file: [UInt8]
  ) throws(FrameFault) {
    for _ in 0..<limits.chunks {
      guard let chunk = try chunks.next() else { break }
      if let start = try Self.pictureStart(chunk, &chunks) {
        let size = (width, height)
        try addPicture(from: start, to: chunks.place, file)
        guard size == (width, height) else {
          throw chunk.fault(
            .frame, found: "a picture of \(width) by \(height) pixels",
            expected: "\(size.0) by \(size.1)")
        }
        return
      }
    }
    throw FrameFault(.frame, at: file.count, found: "no picture", expected: "one")
  }

  /// The start of the picture that this chunk is of. Alpha stands before its colours, which are read, too.
  private static func pictureStart(
    _ chunk: WebPChunks.Chunk, _ chunks: inout WebPChunks
  ) throws(FrameFault) -> Int? {
    switch chunk.name {
    case "VP8 ", "VP8L": return chunk.offset
    case "ALPH":
      guard let colors = try chunks.next(), colors.name == "VP8 " else {
        throw chunk.fault(.frame, found: "'ALPH'", expected: "'VP8 ' behind it")
      }
      return chunk.offset
    default: return nil
    }
  }

  private mutating func addPicture(
    from start: Int, to end: Int, _ file: [UInt8]
  ) throws(FrameFault) {
    let range = start..<min(end, file.count)
    guard let size = WebP.size(of: file[range]) else {
      throw FrameFault(
        .frame, at: start, found: "bytes that are no picture", expected: "'VP8 ' or 'VP8L'")
    }
    try setSize(size.width, size.height, at: start)
    let area = PixelArea(x: 0, y: 0, width: width, height: height)
    frames = [
      Frame(
        placement: FrameCanvas.Placement(area: area, blend: .source, disposal: .keep),
        duration: .zero, data: range)
    ]
  }

  // MARK: Animations

  private mutating func readFrames(
    _ chunks: inout WebPChunks, _ file: [UInt8]
  ) throws(FrameFault) {
    var hasHead = false
    for _ in 0..<limits.chunks {
      guard let chunk = try chunks.next() else { break }
      switch chunk.name {
      case "ANIM":
        guard chunk.content.count >= 6, !hasHead else {
          throw chunk.fault(
            .header, found: "'ANIM' of \(chunk.content.count) bytes", expected: "it once, of 6")
        }
        hasHead = true
        playCount = chunk.number(at: 4, bytes: 2)
      case "ANMF": try addFrame(chunk, file)
      default: break
      }
    }
    guard hasHead, !frames.isEmpty, try chunks.next() == nil else {
      throw FrameFault(
        frames.count < limits.chunks ? .frame : .size, at: chunks.place,
        found: "\(frames.count) frames\(hasHead ? "" : " without 'ANIM'")",
        expected: "one at least behind 'ANIM', and at most \(limits.chunks) chunks")
    }
  }

  private mutating func addFrame(
    _ chunk: WebPChunks.Chunk, _ file: [UInt8]
  ) throws(FrameFault) {
    guard chunk.content.count > 16, frames.count < limits.frames else {
      throw chunk.fault(
        frames.count < limits.frames ? .frame : .size,
        found: "'ANMF' of \(chunk.content.count) bytes behind \(frames.count) frames",
        expected: "more than 16, and at most \(limits.frames) frames")
    }
    let area = PixelArea(
      x: 2 * chunk.number(at: 0, bytes: 3), y: 2 * chunk.number(at: 3, bytes: 3),
      width: chunk.number(at: 6, bytes: 3) + 1, height: chunk.number(at: 9, bytes: 3) + 1)
    let flags = chunk.number(at: 15, bytes: 1)
    let data = try Self.picture(of: chunk, file)
    let canvas = PixelArea(x: 0, y: 0, width: width, height: height)
    let size = WebP.size(of: file[data])
    guard area.intersection(canvas) == area, let size, size == (area.width, area.height) else {
      throw chunk.fault(
        .frame, 8,
        found: "\(area.width) by \(area.height) pixels at (\(area.x), \(area.y)), "
          + (size.map { "a picture of \($0.width) by \($0.height)" } ?? "no picture"),
        expected: "a picture of its size inside of \(width) by \(height)")
    }
    frames.append(
      Frame(
        placement: FrameCanvas.Placement(
          area: area, blend: flags & 2 == 0 ? .over : .source,
          disposal: flags & 1 == 0 ? .keep : .clear),
        duration: .ticks(chunk.number(at: 12, bytes: 3), perSecond: 1000), data: data))
  }

  /// The place of a frame's picture, among other chunks of it.
  private static func picture(
    of chunk: WebPChunks.Chunk, _ file: [UInt8]
  ) throws(FrameFault) -> Range<Int> {
    let content = chunk.content
    var inner = WebPChunks(file, in: content.startIndex + 16..<content.endIndex)
    while let part = try inner.next() {
      if let start = try pictureStart(part, &inner) {
        return start..<min(inner.place, content.endIndex)
      }
    }
    throw chunk.fault(.frame, found: "a frame without a picture", expected: "'VP8 ' or 'VP8L'")
  }
}
