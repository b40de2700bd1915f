/// The blocks of a GIF file, before any picture is unpacked (GIF87a and GIF89a).
struct GIFParts {
  struct Image {
    var placement: FrameCanvas.Placement
    /// Hundredths of a second.
    var delay: Int
    /// The number of the colour that leaves pixels as they are.
    var clear: UInt8?
    var colors: GIFColors
    var isInterlaced: Bool
    /// The place of its codes: the bits of a number, then blocks.
    var offset: Int
  }

  let width: Int
  let height: Int
  private(set) var images: [Image] = []
  /// How often it is repeated; 0 is for ever. Nothing if it is shown once.
  private(set) var repeatCount: Int?
  private let bytes: GIFBytes
  private let limits: ImageLimits
  private let globalColors: GIFColors
  private var control = Control()

  /// The blocks before an image that are about that one only.
  private struct Control {
    var disposal = FrameCanvas.Disposal.keep
    var delay = 0
    var clear: UInt8?
  }

  init(_ file: [UInt8], limits: ImageLimits) throws(FrameFault) {
    guard file.count <= limits.fileBytes else {
      throw FrameFault(
        .size, at: 0, found: "\(file.count) bytes", expected: "at most \(limits.fileBytes) bytes")
    }
    bytes = GIFBytes(file)
    self.limits = limits
    try bytes.need(13, at: 0, "a screen descriptor")
    guard file[4] == 0x37 || file[4] == 0x39, file[5] == 0x61 else {
      throw FrameFault(
        .header, at: 4, found: "version \(String(decoding: file[3..<6], as: UTF8.self))",
        expected: "87a or 89a")
    }
    (width, height) = (bytes.pair(at: 6), bytes.pair(at: 8))
    try Self.check(width: width, height: height, limits: limits)
    globalColors = GIFColors(flags: file[10], at: 13)
    try bytes.need(globalColors.end - 13, at: 13, "the table of colours")
    try readBlocks(from: globalColors.end)
  }

  private static func check(
    width: Int, height: Int, limits: ImageLimits
  ) throws(FrameFault) {
    guard 1...limits.side ~= width, 1...limits.side ~= height, width * height <= limits.pixels
    else {
      throw FrameFault(
        .size, at: 6, found: "\(width) by \(height) pixels",
        expected: "sides from 1 to \(limits.side) and at most \(limits.pixels) pixels")
    }
  }

  private mutating func readBlocks(from start: Int) throws(FrameFault) {
    var place = start
    for _ in 0..<limits.chunks {
      try bytes.need(1, at: place, "a block, or the trailer 3b")
      switch bytes[place] {
      case 0x3B:
        guard !images.isEmpty else {
          throw FrameFault(.end, at: place, found: "the trailer", expected: "an image before it")
        }
        return
      case 0x21: place = try readExtension(at: place + 1)
      case 0x2C: place = try readImage(at: place + 1)
      default:
        throw FrameFault(
          .block, at: place, found: "byte \(bytes[place])",
          expected: "an image, an extension or the trailer: 2c, 21 or 3b")
      }
    }
    throw FrameFault(
      .size, at: place, found: "one more block", expected: "at most \(limits.chunks)")
  }

  /// Returns where the next block begins.
  private mutating func readExtension(at place: Int) throws(FrameFault) -> Int {
    try bytes.need(2, at: place, "an extension")
    let end = try bytes.endOfBlocks(from: place + 1)
    let count = Int(bytes[place + 1])
    switch bytes[place] {
    case 0xF9 where count == 4: readControl(at: place + 2)
    case 0xFF where count == 11: readLoop(at: place + 2)
    // Text that GIF itself draws: no program of today does.
    case 0x01: control = Control()
    default: break
    }
    return end
  }

  private mutating func readControl(at place: Int) {
    let flags = bytes[place]
    let disposal: FrameCanvas.Disposal =
      switch flags >> 2 & 7 {
      case 2: .clear
      case 3: .previous
      default: .keep
      }
    control = Control(
      disposal: disposal, delay: bytes.pair(at: place + 1),
      clear: flags & 1 == 1 ? bytes[place + 3] : nil)
  }

  /// Netscape's extension and its twin.
  private mutating func readLoop(at place: Int) {
    let name = bytes.text(at: place, count: 11)
    guard name == "NETSCAPE2.0" || name == "ANIMEXTS1.0", bytes[place + 11] == 3,
      bytes[place + 12] & 7 == 1
    else { return }
    repeatCount = bytes.pair(at: place + 13)
  }

  private mutating func readImage(at place: Int) throws(FrameFault) -> Int {
    try bytes.need(10, at: place, "an image descriptor")
    guard images.count < limits.frames else {
      throw FrameFault(
        .size, at: place, found: "one more frame", expected: "at most \(limits.frames)")
    }
    let area = PixelArea(
      x: bytes.pair(at: place), y: bytes.pair(at: place + 2), width: bytes.pair(at: place + 4),
      height: bytes.pair(at: place + 6))
    let canvas = PixelArea(x: 0, y: 0, width: width, height: height)
    guard !area.isEmpty, area.intersection(canvas) == area else {
      throw FrameFault(
        .frame, at: place,
        found: "\(area.width) by \(area.height) pixels at (\(area.x), \(area.y))",
        expected: "an area inside of \(width) by \(height)")
    }
    let flags = bytes[place + 8]
    let own = GIFColors(flags: flags, at: place + 9)
    try bytes.need(own.end - place - 8, at: place + 9, "a table of colours and codes")
    let colors = own.count > 0 ? own : globalColors
    guard colors.count > 0 else {
      throw FrameFault(
        .colors, at: place, found: "none, neither here nor for the file", expected: "one")
    }
    // The first frame has nothing before it that could come back.
    let disposal =
      images.isEmpty && control.disposal == .previous ? .clear : control.disposal
    images.append(
      Image(
        placement: FrameCanvas.Placement(area: area, blend: .over, disposal: disposal),
        delay: control.delay, clear: control.clear, colors: colors,
        isInterlaced: flags & 0x40 != 0, offset: own.end))
    control = Control()
    return try bytes.endOfBlocks(from: own.end + 1)
  }
}

/// A table of colours: its place, and how many there are.
struct GIFColors {
  let start: Int
  let count: Int

  var end: Int { start + 3 * count }

  init(flags: UInt8, at start: Int) {
    self.start = start
    count = flags & 0x80 == 0 ? 0 : 2 << Int(flags & 7)
  }
}
