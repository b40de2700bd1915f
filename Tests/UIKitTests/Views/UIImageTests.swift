import Testing

@testable import UIKit

@Suite @MainActor struct UIImageTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]

  // A comment, then a start of frame with height 16 and width 32.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2] + [0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 16, 0, 32, 1, 0, 0, 0]

  @Test func readsTheSizeOfFiles() {
    let png = UIImage(data: Data(Self.png), scale: 2)
    #expect(png?.size == CGSize(width: 150, height: 100))
    #expect(png?.scale == 2)
    #expect(png?.pngData() == Data(Self.png))
    #expect(png?.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data(Self.jpeg))?.size == CGSize(width: 32, height: 16))
  }

  nonisolated private static let ways: [(tag: UInt8, orientation: UIImage.Orientation)] = [
    (0, .up), (1, .up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored),
    (6, .right), (7, .rightMirrored), (8, .left), (9, .up),
  ]

  @Test(arguments: ways, [false, true]) func readsHowTheCameraWasHeld(
    _ way: (tag: UInt8, orientation: UIImage.Orientation), isLittleEndian: Bool
  ) {
    let directory: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, way.tag, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, way.tag, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + directory + [0, 0, 0, 0]
    let file = Self.jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Self.jpeg[2...]
    let image = UIImage(data: Data(file), scale: 2)
    #expect(image?.imageOrientation == way.orientation)
    #expect(
      image?.size
        == (5...8 ~= way.tag ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)))
    #expect(image?.cgImage?.width == 32)
    #expect(image?.jpegData(compressionQuality: 1) == Data(file))
    for count in 0..<file.count { _ = UIImage(data: Data(file.prefix(count)))?.cgImage }
  }

  @Test func refusesEveryFileThatEndsTooSoon() {
    for count in 0..<24 { #expect(UIImage(data: Data(Self.png.prefix(count))) == nil) }
    for count in 0..<18 { #expect(UIImage(data: Data(Self.jpeg.prefix(count))) == nil) }
  }

  @Test func survivesRandomBytes() {
    let seed: UInt64 = 20
    var random = seed
    for round in 0..<2000 {
      var bytes = round.isMultiple(of: 2) ? Self.png : Self.jpeg
      for _ in 0..<4 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 24)
      }
      let header = ImageHeader(Data(bytes))
      #expect(header.map { $0.width > 0 && $0.height > 0 } != false, "seed \(seed), round \(round)")
    }
  }

  @Test func thereAreNoImagesByName() {
    #expect(UIImage(named: "photo") == nil)
    #expect(UIImage(systemName: "star") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func changesOneThingAtATime() {
    let image = UIImage(data: Data(Self.png))
    let template = image?.withRenderingMode(.alwaysTemplate)
    #expect(template?.renderingMode == .alwaysTemplate)
    #expect(template?.size == image?.size)
    #expect(template != image)
    #expect(image == UIImage(data: Data(Self.png)))
    #expect(UIImage() != UIImage())
  }

  @Test func anImageViewIsAsLargeAsItsImage() {
    let view = UIImageView(image: UIImage(data: Data(Self.jpeg)))
    #expect(view.frame.size == CGSize(width: 32, height: 16))
    #expect(view.intrinsicContentSize == CGSize(width: 32, height: 16))
    #expect(!view.isUserInteractionEnabled)
    view.highlightedImage = UIImage(data: Data(Self.png))
    view.isHighlighted = true
    #expect(view.sizeThatFits(.zero) == CGSize(width: 300, height: 200))
    let empty = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(empty.sizeThatFits(.zero) == CGSize(width: 5, height: 5))
    #expect(empty.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
