import Notation
import Testing

@Suite struct ByteTextTests {
  @Test func showsBytesThatAreNoText() {
    #expect(ByteText.shown([0x61, 0xFF, 0x62]) == "a\\xffb")
    #expect(ByteText.shown([0xC3, 0xBC, 0xC3]) == "ü\\xc3")
    #expect(ByteText.shown(Array("日本".utf8)) == "日本")
    #expect(!ByteText.isText([0x61, 0xFF]))
    #expect(ByteText.isText(Array("ü".utf8)))
  }
}
