import Imaging
import Testing

@testable import VisualDiff

/// Files of pictures are compared by what is cheapest.
@Suite struct ComparedIdentityTests {
  private func file(_ pixel: UInt32, scale: Double = 1) throws -> [UInt8] {
    var picture = try Bitmap(width: 9, height: 7, scale: scale, filledWith: 0xFFFF_FFFF)
    picture[4, 4] = pixel
    return PNGWriter(level: .small).encode(picture)
  }

  @Test func equalBytesNeedNoDecoder() throws {
    #expect(ComparedIdentity(Array("GIF89a".utf8), Array("GIF89a".utf8)) == .bytes)
    #expect(ComparedIdentity(Array("text".utf8), Array("text".utf8)) == nil)
  }

  /// Another density beside the same pixels.
  @Test func equalStreamsNeedNoDecoder() throws {
    let (plain, dense) = (try file(0xFF00_0000), try file(0xFF00_0000, scale: 2))
    #expect(plain != dense)
    #expect(ComparedIdentity(plain, dense) == .stream)
  }

  @Test func otherPixelsAreCompared() throws {
    #expect(ComparedIdentity(try file(0xFF00_0000), try file(0xFF00_0001)) == nil)
    #expect(ComparedIdentity(try file(0xFF00_0000), Array("GIF89a".utf8)) == nil)
  }
}
