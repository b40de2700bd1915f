import Readers
import Platform
import Testing

@testable import Imaging

@Suite struct ImageDecoderTests {
  @Test func readsFilesByTheirFirstBytes() throws {
    let folder = try TemporaryFolder()
    let bitmap = try SamplePicture.drawn.bitmap(40, 30, seed: 1)
    try PNGWriter().write(bitmap, to: folder.path("picture.jpg"))
    #expect(try ImageDecoder().decode(contentsOf: folder.path("picture.jpg")) == bitmap)
    try OutputFile.write(Fixture.bytes("jpeg/color.jpg"), to: folder.path("picture.png"))
    #expect(try ImageDecoder().decode(contentsOf: folder.path("picture.png")).width == 32)
  }

  @Test(arguments: [
    ("", "an empty file"), ("GIF89a", "a GIF"), ("RIFF\0\0\0\0WEBPVP8L", "a WebP picture"),
    ("\0\0\0\u{18}ftypheic", "a HEIC, AVIF or video file"), ("<svg xmlns=", "an SVG"),
    ("hello", "bytes of no known kind"), ("\u{89}PNG", "bytes of no known kind"),
  ])
  func namesWhatItCannotRead(text: String, name: String) {
    let error = #expect(throws: ImageError.self) { try ImageDecoder().decode(Array(text.utf8)) }
    #expect(error?.description == "found \(name) – expected PNG or JPEG")
  }

  @Test func saysWhatIsWrongInTheFormatsOwnWords() throws {
    let png = #expect(throws: ImageError.self) { try ImageDecoder().decode(RawPNG.signature) }
    #expect(
      png?.description
        == "byte 8: end: found the file's end after 0 bytes – expected a chunk of at least 12 bytes"
    )
    let jpeg = #expect(throws: ImageError.self) {
      try ImageDecoder().decode([0xFF, 0xD8, 0xFF, 0])
    }
    #expect(jpeg?.description.hasPrefix("the decoder says '") == true)
    let file = #expect(throws: ImageError.self) {
      try ImageDecoder().decode(contentsOf: "/missing.png")
    }
    #expect(file?.description == "/missing.png: could not open it: no such file or folder")
  }
}
