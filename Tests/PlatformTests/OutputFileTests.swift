import Readers
@testable import Platform
import Foundation
import Testing

@Suite struct OutputFileTests {
  @Test func writesTheWholeFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    try OutputFile.write([1, 2, 3], to: path)
    #expect(try InputFile.read(path, limit: 10) == [1, 2, 3])
    #expect(folder.names == ["a.bin"])
  }

  @Test func replacesWhatIsThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    try OutputFile.write([UInt8](repeating: 9, count: 100), to: path)
    try OutputFile.write([1], to: path)
    #expect(try InputFile.read(path, limit: 10) == [1])
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o664]) func keepsTheRightsOfWhatIsThere(_ rights: Int)
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    try OutputFile.write([9], to: path)
    try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: path)
    try OutputFile.write([1], to: path)
    let found = try FileManager.default.attributesOfItem(atPath: path)
    #expect(found[.posixPermissions] as? Int == rights)
    #expect(try InputFile.read(path, limit: 10) == [1])
  }

  @Test func growsPieceByPiece() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    var file = try OutputFile(at: path)
    try file.write([1, 2])
    try file.write([])
    try file.write([3])
    #expect(folder.names.count == 1 && !FileManager.default.fileExists(atPath: path))
    try file.finish()
    #expect(try InputFile.read(path, limit: 10) == [1, 2, 3])
  }

  @Test func leavesNothingIfItIsNotFinished() throws {
    let folder = try TemporaryFolder()
    do {
      var file = try OutputFile(at: folder.path("a.bin"))
      try file.write([1, 2])
    }
    #expect(folder.names.isEmpty)
  }

  @Test func leavesNothingOnAFullDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    try OutputFile.write([7], to: path)
    let error = #expect(throws: FileError.self) {
      // Takes three bytes, then there is no room.
      var room = 3
      var file = try OutputFile(at: path) { _, bytes in
        guard room > 0 else {
          errno = ENOSPC
          return -1
        }
        defer { room = 0 }
        return min(room, bytes.count)
      }
      try file.write([1, 2, 3, 4, 5])
      try file.finish()
    }
    #expect(error?.description == "\(path): could not write it: the disk is full")
    #expect(folder.names == ["a.bin"])
    #expect(try InputFile.read(path, limit: 10) == [7])
  }

  @Test func failsOnAFullDevice() {
    let error = #expect(throws: FileError.self) {
      try OutputFile.write([1, 2, 3], to: "/dev/full")
    }
    #expect(error?.description == "/dev/full: could not write it: the disk is full")
  }

  @Test func writesIntoDevicesDirectly() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null")
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(arguments: [
    ("missing/a.png", "create it: no such file or folder"),
    ("file/a.png", "create it: a part of the path is not a folder"),
    ("folder", "replace it: it is a folder"),
    (String(repeating: "n", count: 300), "create it: the name is too long or not allowed"),
  ])
  func saysWhyAFileCannotBeWritten(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try OutputFile.write([1], to: folder.path("file"))
    try FileManager.default.createDirectory(
      atPath: folder.path("folder/inside"), withIntermediateDirectories: true)
    let path = folder.path(name)
    let error = #expect(throws: FileError.self) { try OutputFile.write([1], to: path) }
    #expect(error?.description == "\(path): could not \(reason)")
    #expect(folder.names == ["file", "folder"])
  }

  // Root may write into any folder, but for those of the kernel: nobody adds files to them.
  @Test func failsInAFolderThatTakesNoFiles() {
    let error = #expect(throws: FileError.self) { try OutputFile.write([1], to: "/sys/a.png") }
    #expect(error?.step == .create)
    #expect(["permission denied", "the disk is read-only"].contains(error?.reason))
  }

  @Test func writesManyFilesAtOnceToOnePlace() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.bin")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          try? OutputFile.write([UInt8](repeating: UInt8(number), count: 5000), to: path)
        }
      }
    }
    let bytes = try InputFile.read(path, limit: 10_000)
    #expect(bytes == [UInt8](repeating: bytes[0], count: 5000))
    #expect(folder.names == ["a.bin"])
  }
}
