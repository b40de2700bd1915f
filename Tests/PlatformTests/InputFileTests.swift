import Readers
@testable import Platform
import Foundation
import Testing

@Suite struct InputFileTests {
  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func readsTheWholeFile(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try OutputFile.write(bytes, to: folder.path("a.bin"))
    #expect(try InputFile.read(folder.path("a.bin"), limit: count) == bytes)
  }

  /// A block is 262,144 bytes.
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 600_000])
  func handsOverOneBlockAfterTheOther(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try OutputFile.write(bytes, to: folder.path("a.bin"))
    var blocks: [[UInt8]] = []
    try InputFile.readBlocks(of: folder.path("a.bin")) { blocks.append(Array($0)) }
    #expect(blocks.flatMap(\.self) == bytes)
    #expect(blocks.dropLast().allSatisfy { $0.count == 262_144 })
  }

  /// A block is 65,536 bytes.
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func knowsEqualFiles(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let paths = ["a", "b", "longer", "other"].map(folder.path)
    for path in paths.prefix(2) { try OutputFile.write(bytes, to: path) }
    try OutputFile.write(bytes + [1], to: paths[2])
    try OutputFile.write(bytes.dropLast() + [bytes.last.map { $0 ^ 1 } ?? 0], to: paths[3])
    #expect(InputFile.firstBlockOfEqual(paths[0], paths[1]) == Array(bytes.prefix(65_536)))
    #expect(InputFile.firstBlockOfEqual(paths[0], paths[2]) == nil)
    #expect(InputFile.firstBlockOfEqual(paths[0], paths[3]) == nil)
    #expect(InputFile.firstBlockOfEqual(paths[0], folder.path("none")) == nil)
    #expect(InputFile.firstBlockOfEqual(folder.path("."), folder.path(".")) == nil)
  }

  @Test func refusesWhatIsTooLarge() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    try OutputFile.write([1, 2, 3], to: path)
    let error = #expect(throws: FileError.self) { try InputFile.read(path, limit: 2) }
    #expect(error?.description == "\(path): could not read it: it has more than 2 bytes")
  }

  @Test func readsFilesThatDoNotSayTheirLength() throws {
    let bytes = try InputFile.read("/proc/self/status", limit: 1 << 16)
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "Name:")
    #expect(throws: FileError.self) { try InputFile.read("/proc/self/status", limit: 10) }
  }

  @Test(arguments: [
    ("/dev/zero", "read it: it is a device or a pipe, not a file"),
    ("/", "read it: it is a folder"),
    ("/missing/a.png", "open it: no such file or folder"),
    ("/etc/passwd/a", "open it: a part of the path is not a folder"),
  ])
  func refusesWhatIsNoFile(path: String, reason: String) {
    let error = #expect(throws: FileError.self) { try InputFile.read(path, limit: 100) }
    #expect(error?.description == "\(path): could not \(reason)")
  }

  /// Nobody ever writes into the pipe, and nobody waits for it.
  @Test func refusesPipesWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    let status = unsafe mkfifo(path, 0o600)
    try #require(status == 0)
    #expect(throws: FileError.self) { try InputFile.read(path, limit: 100) }
  }
}
