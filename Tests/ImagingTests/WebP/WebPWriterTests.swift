import Platform
import Foundation
import Readers
import Testing

@testable import Imaging

@Suite struct WebPWriterTests {

  private static let sizes = [(1, 1), (2, 1), (1, 9), (5, 3), (64, 64), (131, 50), (700, 530)]

  @Test(
    .needs(.webp), arguments: SamplePicture.allCases)
  func anotherReaderShowsTheSamePixels(picture: SamplePicture) throws {
    let folder = try TemporaryFolder()
    for (width, height) in Self.sizes {
      let bitmap = try picture.bitmap(width, height, seed: 11)
      let path = folder.path("\(width)x\(height).webp")
      try WebPWriter().write(bitmap, to: path)
      _ = try ForeignAnimation.run("/usr/bin/webpinfo", ["-quiet", path])
      _ = try ForeignAnimation.run("/usr/bin/dwebp", ["-quiet", "-pam", path, "-o", path + ".pam"])
      let pam = try InputFile.read(path + ".pam", limit: 1 << 24)
      let frame = AnimationFrame(bitmap, for: .zero)
      #expect(
        Array(pam.suffix(width * height * 4)) == frame.straightBytes, "\(width) by \(height)")
    }
  }

  @Test(arguments: SamplePicture.allCases) func theSamePictureGivesTheSameBytes(
    picture: SamplePicture
  ) throws {
    let bitmap = try picture.bitmap(131, 50, seed: 3)
    #expect(try WebPWriter().encode(bitmap) == WebPWriter().encode(bitmap))
  }

  @Test func anEmptyPictureTakesAThousandthOfItsPixels() throws {
    let bitmap = try Bitmap(width: 4000, height: 2000)
    #expect(try WebPWriter().encode(bitmap).count < 4000 * 2000 * 4 / 1000)
  }

  @Test func gradientsTakeLessThanAsPNG() throws {
    let bitmap = try SamplePicture.gradient.bitmap(400, 300, seed: 1)
    #expect(
      try WebPWriter().encode(bitmap).count < PNGWriter(level: .fast).encode(bitmap).count)
  }

  @Test func sidesBeyondTheFormatAreRefused() throws {
    let bitmap = try Bitmap(width: 16_385, height: 1)
    #expect(throws: WebPError.size(width: 16_385, height: 1)) { try WebPWriter().encode(bitmap) }
    #expect(try WebPWriter().encode(try Bitmap(width: 16_384, height: 1)).count > 0)
  }

  @Test func aFullDiskLeavesNothing() throws {
    let bitmap = try SamplePicture.noise.bitmap(64, 64, seed: 1)
    #expect(throws: WebPError.self) { try WebPWriter().write(bitmap, to: "/dev/full") }
  }
}

@Suite struct LosslessPartsTests {
  @Test(arguments: 1...5000) func valuesComeBackFromTheirParts(_ value: Int) {
    let prefix = PrefixValue(value)
    // As the specification has it: the base of the symbol, and the bits beside it.
    let bits = max(0, (prefix.symbol - 2) >> 1)
    let base = prefix.symbol < 4 ? prefix.symbol + 1 : (2 + prefix.symbol & 1) << bits + 1
    #expect(prefix.extraBits == (prefix.symbol < 4 ? 0 : bits))
    #expect(base + prefix.extra == value)
  }

  @Test func nearPlacesHaveShortNumbers() {
    let distance = PlaneDistance(width: 100)
    #expect(distance.number(100) == 1)
    #expect(distance.number(1) == 2)
    #expect(distance.number(101) == 3)
    #expect(distance.number(99) == 4)
    #expect(distance.number(50) == 170)
    #expect(distance.number(708) == 120)
    #expect(distance.number(5000) == 5120)
  }

  @Test func noTwoPlacesShareANumber() {
    for width in [1, 2, 3, 7, 8, 9, 16, 17, 1000] {
      let distance = PlaneDistance(width: width)
      for back in 1...(9 * width + 9) {
        let number = distance.number(back)
        #expect(Self.place(number, width: width) == back, "\(back) in a row of \(width)")
      }
    }
  }

  /// As a reader undoes it.
  private static func place(_ number: Int, width: Int) -> Int {
    guard number <= 120 else { return number - 120 }
    let all = (0...7).flatMap { y in (-8...8).map { x in (x: x, y: y) } }
    let far = PlaneDistance(width: 1000)
    let found = all.first { $0.y * 1000 + $0.x > 0 && far.number($0.y * 1000 + $0.x) == number }
    return max(1, (found?.x ?? 0) + (found?.y ?? 0) * width)
  }
}

@Suite struct LossyWebPTests {
  @Test(.needs(.webp), arguments: [0.0, 80, 100])
  func anotherReaderShowsNearlyTheSame(quality: Double) throws {
    let folder = try TemporaryFolder()
    let bitmap = try SamplePicture.gradient.bitmap(130, 70, seed: 2)
    let path = folder.path("a.webp")
    try WebPWriter(quality: quality).write(bitmap, to: path)
    _ = try ForeignAnimation.run("/usr/bin/dwebp", ["-quiet", "-pam", path, "-o", path + ".pam"])
    let pam = Array(try InputFile.read(path + ".pam", limit: 1 << 24).suffix(130 * 70 * 4))
    let expected = AnimationFrame(bitmap, for: .zero).straightBytes
    let error = zip(pam, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(error / expected.count < (quality == 0 ? 40 : 12))
  }

  @Test(.needs(.pillow, .ffmpeg))
  func framesMayLoseSomethingToo() throws {
    let folder = try TemporaryFolder()
    let frames = try SampleAnimation.colorful.frames()
    let path = folder.path("a.webp")
    try WebPFormat(quality: 90).write(frames, to: path)
    let shown = try ForeignAnimation(path)
    #expect(shown.frames.count > 5)
    let expected = frames[0].straightBytes
    let error = zip(shown.frames[0].bytes, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(error / expected.count < 12)
  }

  @Test(arguments: [-1, 101, Double.nan]) func strangeQualitiesAreRefused(_ quality: Double) throws
  {
    let bitmap = try Bitmap(width: 2, height: 2)
    #expect(throws: WebPError.self) { try WebPWriter(quality: quality).encode(bitmap) }
  }

  @Test func sidesBeyondTheFormatAreRefused() throws {
    let bitmap = try Bitmap(width: 16_384, height: 1)
    #expect(throws: WebPError.size(width: 16_384, height: 1)) {
      try WebPWriter(quality: 80).encode(bitmap)
    }
  }
}
