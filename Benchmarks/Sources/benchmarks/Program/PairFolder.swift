import Foundation
import Imaging

/// Two folders of pictures that differ pair by pair; they disappear with this value.
final class PairFolder {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmarks-\(UUID().uuidString)")

  var before: String { root.appendingPathComponent("before").path }
  var after: String { root.appendingPathComponent("after").path }
  var report: String { root.appendingPathComponent("report.html").path }

  private init() throws {
    for folder in [before, after] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  /// Small pictures of which no two pairs differ alike.
  convenience init(pairs count: Int) throws {
    try self.init()
    for number in 0..<count {
      let name = "\(number).png"
      let place = (number % 37, number / 37 % 29)
      try write(Self.picture(64, 48, block: place, sized: 9), to: "\(before)/\(name)")
      try write(
        Self.picture(64, 48, block: place, sized: 10 + number % 11), to: "\(after)/\(name)")
    }
  }

  /// One picture of 3,840 by 2,160 pixels of an interface, with a block that has gone by some pixels.
  static func large(isChanged: Bool) throws -> PairFolder {
    let folder = try PairFolder()
    for (path, offset) in [(folder.before, 0), (folder.after, isChanged ? 6 : 0)] {
      let bitmap = try picture(3840, 2160, block: (1200 + offset, 700), sized: 300)
      try folder.write(bitmap, to: "\(path)/large.png")
    }
    return folder
  }

  /// A picture so often, of which a block has gone by some pixels, each time somewhere else.
  convenience init(of picture: Bitmap, pairs count: Int) throws {
    try self.init()
    for number in 0..<count {
      for (path, offset) in [(before, 0), (after, 4)] {
        var page = picture
        try page.place(
          Bitmap(width: 90, height: 60, filledWith: 0xFF00_7AFF),
          x: 20 + number * 37 % (picture.width - 140) + offset,
          y: 20 + number * 101 % (picture.height - 100))
        try PNGWriter().write(page, to: "\(path)/\(number).png")
      }
    }
  }

  /// The bytes of the report and of all that lies beside it.
  var reportBytes: Int {
    let beside = root.appendingPathComponent("report.files").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    return ([report] + files.map { "\(beside)/\($0)" }).reduce(0) { sum, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return sum + ((attributes?[.size] as? Int) ?? 0)
    }
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    try APNGFormat().write([AnimationFrame(bitmap, for: FrameDuration(1, over: 10))], to: path)
  }

  /// Cells with lines of words on a light ground, and one block.
  static func picture(
    _ width: Int, _ height: Int, block: (x: Int, y: Int), sized size: Int
  ) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height, filledWith: 0xFFF2_F2F7)
    for y in 0..<height {
      for x in 0..<width {
        if x >= block.x, x < block.x + size, y >= block.y, y < block.y + size {
          bitmap[x, y] = 0xFF00_7AFF
        } else if y % 90 < 60, x % 220 < 190 {
          bitmap[x, y] = y % 15 < 7 && (x &* 7 ^ y &* 13) % 11 < 4 ? 0xFF33_3333 : 0xFFFF_FFFF
        }
      }
    }
    return bitmap
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
