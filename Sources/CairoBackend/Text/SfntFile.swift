public import Notation

/// A reason to refuse a font file that a team brings.
public enum FontFileFault: Equatable, Sendable {
  /// Neither TrueType nor OpenType.
  case noFont
  /// Fonts as web pages load them, which are packed.
  case webFont
  /// Ends before a table does, or lacks one.
  case broken(table: String)
  /// One file of all weights, of which each text would need its own.
  case variable
  /// Nobody could ask for it.
  case noFamily
}

extension FontFileFault: CodedError {
  /// The page about fonts that cannot be used.
  public var code: String { "font/unreadable" }
  /// The finding and the expectation in one sentence.
  public var message: String { "found \(parts.found), expected \(parts.expected)" }
  /// The kind of file that it is.
  public var found: String? { parts.found }
  /// The kind of file that it should be.
  public var expected: String? { parts.expected }

  private var parts: (found: String, expected: String) {
    switch self {
    case .noFont: ("another kind of file", "a TrueType or OpenType font: .ttf, .otf, .ttc")
    case .webFont: ("a font for web pages (WOFF)", "the font unpacked: .ttf, .otf, .ttc")
    case .broken(let table): ("a file whose table '\(table)' is not whole", "a whole file")
    case .variable: ("a variable font", "a file for each weight, as the designers release them too")
    case .noFamily: ("a font without a name", "a font that names its family")
    }
  }
}

/// The tables of a TrueType or OpenType file, found without believing any number in it.
struct SfntFile {
  private let bytes: [UInt8]
  /// For each font of the file its tables, by name.
  private var fonts: [[String: Range<Int>]] = []

  /// The tables without which no font can be set and drawn.
  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp"]
  private static let mostFonts = 64

  init(_ bytes: [UInt8]) throws(FontFileFault) {
    self.bytes = bytes
    for start in try starts() { fonts.append(try tables(at: start)) }
    for tables in fonts { try check(tables) }
  }

  /// How many fonts the file has.
  var count: Int { fonts.count }

  /// As the designers count: `4.0`, of the first font.
  var revision: String {
    guard let head = fonts.first?["head"] else { return "" }
    let number = Double(long(head.lowerBound + 4)) / 65_536
    let thousandths = Int((number * 1000).rounded())
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    var digits = String(rest + 1000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  private func starts() throws(FontFileFault) -> [Int] {
    guard bytes.count >= 12 else { throw .noFont }
    switch tag(0) {
    case "wOFF", "wOF2": throw .webFont
    case "ttcf":
      let count = long(8)
      guard (1...Self.mostFonts).contains(count), bytes.count >= 12 + 4 * count else {
        throw .broken(table: "ttcf")
      }
      return (0..<count).map { long(12 + 4 * $0) }
    default: return [0]
    }
  }

  private func tables(at start: Int) throws(FontFileFault) -> [String: Range<Int>] {
    guard start <= bytes.count - 12 else { throw .broken(table: "ttcf") }
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(long(start)) else { throw .noFont }
    let count = short(start + 4)
    guard start + 12 + 16 * count <= bytes.count else { throw .broken(table: "directory") }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let (offset, length) = (long(record + 8), long(record + 12))
      guard offset <= bytes.count, length <= bytes.count - offset else {
        throw .broken(table: tag(record))
      }
      tables[tag(record)] = offset..<offset + length
    }
    return tables
  }

  private func check(_ tables: [String: Range<Int>]) throws(FontFileFault) {
    for name in Self.required where tables[name]?.isEmpty != false { throw .broken(table: name) }
    guard tables["fvar"] == nil else { throw .variable }
    guard let head = tables["head"], head.count >= 54, long(head.lowerBound + 12) == 0x5F0F_3CF5
    else { throw .broken(table: "head") }
    guard let maxp = tables["maxp"], maxp.count >= 6, let hhea = tables["hhea"], hhea.count >= 36,
      let hmtx = tables["hmtx"]
    else { throw .broken(table: "maxp") }
    let glyphs = short(maxp.lowerBound + 4)
    let wide = short(hhea.lowerBound + 34)
    guard wide > 0, wide <= glyphs, hmtx.count >= 4 * wide + 2 * (glyphs - wide) else {
      throw .broken(table: "hmtx")
    }
    try checkOutlines(tables, glyphs: glyphs, isLong: short(head.lowerBound + 50) == 1)
  }

  /// Outlines in one of the three forms, or pixels.
  private func checkOutlines(
    _ tables: [String: Range<Int>], glyphs: Int, isLong: Bool
  ) throws(FontFileFault) {
    if tables["CFF "]?.isEmpty == false || tables["CBDT"]?.isEmpty == false { return }
    guard let loca = tables["loca"], loca.count >= (glyphs + 1) * (isLong ? 4 : 2) else {
      throw .broken(table: "loca")
    }
    guard let glyf = tables["glyf"] else { throw .broken(table: "glyf") }
    for glyph in 0...glyphs {
      let end =
        isLong ? long(loca.lowerBound + 4 * glyph) : 2 * short(loca.lowerBound + 2 * glyph)
      guard end <= glyf.count else { throw .broken(table: "glyf") }
    }
  }

  private func short(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
  private func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }
  private func tag(_ offset: Int) -> String {
    String(
      decoding: bytes[offset..<offset + 4].map { (0x20...0x7E).contains($0) ? $0 : 0x3F },
      as: UTF8.self)
  }
}
