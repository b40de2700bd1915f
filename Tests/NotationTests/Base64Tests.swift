import Testing

@testable import Notation

@Suite struct Base64Tests {
  @Test func bytesComeBack() {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 250) }
      let text = DataAddress.base64(of: bytes)
      #expect(text.utf8.count == (count + 2) / 3 * 4)
      #expect(DataAddress("data:;base64,\(text)")?.bytes == bytes)
    }
    #expect(DataAddress.base64(of: Array("Ann".utf8)) == "QW5u")
    #expect(DataAddress.base64(of: Array("Anne".utf8)) == "QW5uZQ==")
  }
}
