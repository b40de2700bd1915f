import Platform
import Foundation
import Testing

@testable import Imaging

@Suite struct FileSumTests {
  private func sum(_ bytes: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sum-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try FileSum.text(of: path)
  }

  @Test func isTheSameForTheSameContent() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try sum(bytes) == sum(bytes))
    #expect(try sum(bytes).count == 64)
    #expect(try sum(bytes).allSatisfy { $0.isHexDigit && !$0.isUppercase })
  }

  /// A block is 262,144 bytes: before it, at its end and behind it.
  @Test(arguments: [0, 1, 7, 63, 64, 1000, 262_143, 262_144, 299_999])
  func everyByteCounts(_ place: Int) throws {
    let bytes = [UInt8](repeating: 7, count: 300_000)
    var other = bytes
    other[place] ^= 0x80
    #expect(try sum(bytes) != sum(other))
  }

  @Test func zerosAtTheEndCount() throws {
    let sums = try [0, 1, 63, 64, 65, 128, 262_144, 262_145].map {
      try sum([UInt8](repeating: 0, count: $0))
    }
    #expect(Set(sums).count == sums.count)
  }

  @Test func wordsHaveTheirPlaces() throws {
    let bytes = (0..<128).map { UInt8($0 / 8) }
    var swapped = bytes
    swapped.swapAt(0, 64)
    #expect(try sum(bytes) != sum(swapped))
    #expect(try sum(bytes) != sum(bytes.reversed()))
  }

  @Test(arguments: ["/nonexistent", "/", "/dev/zero"])
  func refusesWhatHasNoContent(_ path: String) {
    #expect(throws: FileError.self) { try FileSum.text(of: path) }
  }
}
