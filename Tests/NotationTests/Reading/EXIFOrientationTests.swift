import Testing

@testable import Notation

@Suite struct EXIFOrientationTests {
  /// A file with one segment of EXIF before another one, as cameras write it.
  private static func file(_ number: UInt8, isLittleEndian: Bool) -> [UInt8] {
    func pair(_ value: UInt8) -> [UInt8] { isLittleEndian ? [value, 0] : [0, value] }
    let order: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
    let first: [UInt8] = isLittleEndian ? [8, 0, 0, 0] : [0, 0, 0, 8]
    let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
    let entry = tag + pair(3) + [0, 0, 0, 1] + pair(number) + [0, 0]
    let content = Array("Exif".utf8) + [0, 0] + order + pair(42) + first + pair(1) + entry
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
      + [0xFF, 0xDA, 0, 2]
  }

  @Test(arguments: [true, false], 1...8 as ClosedRange<UInt8>)
  func readsTheNumberAndItsPlace(_ isLittleEndian: Bool, _ number: UInt8) throws {
    let file = Self.file(number, isLittleEndian: isLittleEndian)
    let orientation = try #require(EXIFOrientation(of: file))
    #expect(orientation.number == Int(number))
    #expect(file[orientation.place] == number)
  }

  @Test func knowsNoOtherNumbers() {
    #expect(EXIFOrientation(of: Self.file(0, isLittleEndian: true)) == nil)
    #expect(EXIFOrientation(of: Self.file(9, isLittleEndian: false)) == nil)
  }

  /// A file may end anywhere.
  @Test func readsNothingBeyondTheEnd() {
    let file = Self.file(6, isLittleEndian: false)
    for count in 0..<file.count - 6 {
      #expect(EXIFOrientation(of: Array(file.prefix(count))) == nil, "\(count) bytes")
    }
  }
}
