internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Notation

/// The size of a picture and its words, from the first bytes of its file.
struct PictureHead: Equatable {
  let width: Int
  let height: Int
  var summary: String?
  /// The parts that can be shown on their own, in points.
  var views: [DrawView] = []

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      self.init(Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
      summary = PNGText.description(in: bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(Self.number(bytes[6..<8].reversed()), Self.number(bytes[8..<10].reversed()))
    } else if bytes.count >= 30, bytes[12..<16].elementsEqual("VP8X".utf8) {
      self.init(
        Self.number(bytes[24..<27].reversed()) + 1, Self.number(bytes[27..<30].reversed()) + 1)
    } else {
      self.init(svg: String(decoding: bytes.prefix(8_192), as: UTF8.self))
    }
  }

  private init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
  }

  private init?(svg text: String) {
    guard let start = text.firstRange(of: "<svg"),
      let width = Self.length("width", in: text[start.upperBound...]),
      let height = Self.length("height", in: text[start.upperBound...])
    else { return nil }
    self.init(width, height)
    views = Self.views(in: text)
    guard let desc = text.firstRange(of: "<desc"), let end = text.firstRange(of: "</desc>"),
      let open = text[desc.upperBound...].firstIndex(of: ">"), open < end.lowerBound
    else { return }
    summary = XMLText.plain(text[text.index(after: open)..<end.lowerBound])
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func length(_ name: String, in text: Substring) -> Int? {
    guard let start = text.firstRange(of: " \(name)=\"") else { return nil }
    return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
      .flatMap { $0 < 100_000 ? Int($0.rounded(.up)) : nil }
  }

  private static func views(in text: String) -> [DrawView] {
    text.split(separator: "<view id=\"", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in
        guard let name = part.prefix(while: { $0 != "\"" }).split(separator: "_").last,
          let start = part.firstRange(of: "viewBox=\"")
        else { return nil }
        let numbers = part[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
          .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        return DrawView(
          String(name),
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
  }
}
