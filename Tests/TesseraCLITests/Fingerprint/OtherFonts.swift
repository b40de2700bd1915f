import CairoBackend
import Foundation

/// The fonts that are installed, as another machine could have them: in a folder laid out alike, in a version of which
/// all letters are wider.
struct OtherFonts {
  let folder: String
  static let installed = "/usr/share/fonts"

  init(in folder: String) throws {
    self.folder = folder
    for path in FontLibrary().installedFiles {
      let place = folder + path.dropFirst(Self.installed.count)
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      try Data(Self.altered(bytes)).write(to: URL(fileURLWithPath: place))
    }
  }

  var library: FontLibrary { FontLibrary(folder: folder) }

  /// The font a tenth of a revision on, with all advances an eighth longer. Of a collection, the first font.
  static func altered(_ bytes: [UInt8]) -> [UInt8] {
    var font = SfntBytes(bytes)
    if let head = font.table("head") { font.add(0x1999, to: head + 4, width: 4) }
    if let hhea = font.table("hhea"), let hmtx = font.table("hmtx") {
      for index in 0..<font.number(at: hhea + 34, width: 2) {
        let place = hmtx + 4 * index
        font.add(font.number(at: place, width: 2) / 8, to: place, width: 2)
      }
    }
    return font.bytes
  }
}

/// A font file whose numbers are read and changed where they stand.
struct SfntBytes {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func number(at place: Int, width: Int) -> Int {
    bytes[place..<place + width].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func add(_ amount: Int, to place: Int, width: Int) {
    let sum = number(at: place, width: width) + amount
    for index in 0..<width {
      bytes[place + index] = UInt8(truncatingIfNeeded: sum >> (8 * (width - 1 - index)))
    }
  }

  /// The start of a table.
  func table(_ name: String) -> Int? { record(name).map { number(at: $0 + 8, width: 4) } }

  /// The entry of a table in the directory.
  func record(_ name: String) -> Int? {
    let start = bytes.starts(with: Array("ttcf".utf8)) ? number(at: 12, width: 4) : 0
    return (0..<number(at: start + 4, width: 2)).map { start + 12 + 16 * $0 }
      .first { bytes[$0..<$0 + 4].elementsEqual(name.utf8) }
  }
}
