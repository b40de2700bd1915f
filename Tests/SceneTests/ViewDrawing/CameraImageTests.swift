import CairoBackend
import Drawing
import Foundation
import Imaging
import Testing
import UIKit

@testable import Scene

/// Pictures of cameras that were held in all eight ways.
@Suite @MainActor struct CameraImageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/jpeg/color.jpg")

  /// 32 by 48 pixels, a colour in each corner, as a camera says that it was held.
  private static func file(_ tag: UInt8) throws -> Data {
    let file = try Data(contentsOf: file)
    let exif: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, tag, 0, 0, 0, 0, 0, 0]
    let content = exif + entry
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + file.dropFirst(2)
  }

  private func picture(_ view: UIView) throws -> Bitmap {
    try CairoRasterizer().bitmap(of: DrawList(of: view))
  }

  @Test(arguments: UInt8(1)...8) func isSeenUpright(_ tag: UInt8) throws {
    let file = try Self.file(tag)
    let upright = try JPEGReader().decode([UInt8](file))
    let view = UIImageView(image: UIImage(data: file))
    #expect(view.frame.size == CGSize(width: upright.width, height: upright.height))
    #expect(distance(try picture(view), upright) <= 2)
  }

  @Test(arguments: UInt8(1)...8) func isDrawnUpright(_ tag: UInt8) throws {
    let file = try Self.file(tag)
    let upright = try JPEGReader().decode([UInt8](file))
    let view = DrawnImage(try #require(UIImage(data: file)))
    #expect(distance(try picture(view), upright) <= 2)
  }

  /// Whoever takes the pixels alone gets them as they are stored.
  @Test(arguments: UInt8(1)...8) func itsPixelsLieAsTheyAreStored(_ tag: UInt8) throws {
    let pixels = try #require(UIImage(data: Self.file(tag))?.cgImage)
    #expect(pixels.width == 32)
    #expect(pixels.height == 48)
    let stored = try JPEGReader().decode([UInt8](Self.file(1)))
    #expect(distance(try picture(UIImageView(image: UIImage(cgImage: pixels))), stored) <= 2)
  }

  /// The largest distance of a channel; that of other sizes is that of black and white.
  private func distance(_ shown: Bitmap, _ expected: Bitmap) -> Int {
    guard shown.width == expected.width, shown.height == expected.height else { return 255 }
    return zip(shown.pixels, expected.pixels).reduce(0) { most, pair in
      [24, 16, 8, 0].reduce(most) { most, shift in
        max(most, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }
}

/// Draws an image itself.
private final class DrawnImage: UIView {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image.size))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { image.draw(at: .zero) }
}
