import Foundation
import Imaging
import VisualDiff

/// What one more pair of many takes where the program runs already: from the bytes of both files to the mask in memory.
@MainActor enum WarmDiffBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "diff.warm.hd", unit: "ms") { warm(1920, 1080) { moved($0) } },
    Benchmark(name: "diff.warm.4k", unit: "ms") { warm(3840, 2160) { moved($0) } },
    Benchmark(name: "diff.worst.4k", unit: "ms") { warm(3840, 2160) { recolored($0) } },
    Benchmark(name: "motion.same.frame", unit: "ms") { film(isChanged: false) },
    Benchmark(name: "motion.changed.frame", unit: "ms") { film(isChanged: true) },
  ]

  private static func warm(_ width: Int, _ height: Int, _ change: (Bitmap) -> Bitmap?) -> Double {
    guard
      let whole = FrameStage.large.draw(),
      let before = try? whole.cropped(x: 0, y: 0, width: width, height: height),
      let after = change(before)
    else { return .nan }
    let files = [before, after].map { PNGWriter().encode($0) }
    return Meter.bestSeconds(of: 15) {
      let pictures = decoded(files)
      let difference = PictureDifference(pictures[0], pictures[1])
      let mask = try? PictureDifference.mask(pictures[0], pictures[1])
      if difference.isNone || mask == nil { exit(2) }
    } * 1000
  }

  /// Both at once, as the program reads them.
  private static func decoded(_ files: [[UInt8]]) -> [Bitmap] {
    let pictures = Decoded()
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      guard let picture = try? ImageDecoder().decode(files[side]) else { exit(2) }
      pictures.keep(picture, side)
    }
    return pictures.all.compactMap(\.self)
  }

  private final class Decoded: @unchecked Sendable {
    private(set) var all: [Bitmap?] = [nil, nil]
    private let lock = NSLock()

    func keep(_ picture: Bitmap, _ side: Int) { lock.withLock { all[side] = picture } }
  }

  /// A cell that has gone by some pixels.
  private static func moved(_ picture: Bitmap) -> Bitmap? {
    guard let cell = try? picture.cropped(x: 900, y: 500, width: 300, height: 240) else {
      return nil
    }
    var moved = picture
    return (try? moved.place(cell, x: 906, y: 500)) == nil ? nil : moved
  }

  /// Every pixel differs.
  private static func recolored(_ picture: Bitmap) -> Bitmap? {
    try? Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 ^ 0x0001_0203 })
  }

  /// A frame of two films of 1,280 by 720 pixels, in files that are packed otherwise.
  private static func film(isChanged: Bool) -> Double {
    let count = 30
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files = [(0, PNGLevel.small), (isChanged ? 1 : 0, .fast)].compactMap { offset, level in
      let frames = (0..<count).compactMap { number -> AnimationFrame? in
        let place = (x: 100 + number * 7, y: 200 + offset * (number + 1))
        guard let picture = try? PairFolder.picture(1280, 720, block: place, sized: 150),
          let time = try? FrameDuration(1, over: 50)
        else { return nil }
        return AnimationFrame(picture, for: time)
      }
      try? APNGFormat(level: level).write(frames, to: path)
      return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
    guard files.count == 2 else { return .nan }
    return Meter.bestSeconds {
      let difference = try? AnimationDifference(
        ComparedFrames("before", files[0]), ComparedFrames("after", files[1]))
      if difference?.isNone != !isChanged { exit(2) }
    } * 1000 / Double(count)
  }
}
