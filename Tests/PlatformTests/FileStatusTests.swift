import Readers
import Testing

@testable import Platform

@Suite struct FileStatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("twelve bytes", to: "a.txt")
    try folder.link("link", to: "a.txt")
  }

  @Test func tellsAFileFromOthers() throws {
    let file = try #require(FileStatus(folder.path("a.txt")))
    #expect(file.size == 12)
    #expect(file.isFile)
    #expect(FileStatus(folder.path)?.isFile == false)
    #expect(FileStatus(folder.path("none")) == nil)
    #expect(FileStatus(folder.path("link"))?.number == file.number)
    #expect(FileStatus(folder.path("link"), followsLinks: false)?.isFile == false)
  }

  @Test func knowsWhatMayBeDone() {
    #expect(FileStatus.isReadable(folder.path("a.txt")))
    #expect(!FileStatus.isExecutable(folder.path("a.txt")))
    #expect(!FileStatus.isReadable(folder.path("none")))
    #expect(FileStatus.isExecutable("/bin/sh"))
  }

  @Test func whatIsAppendedStandsBehindTheRest() throws {
    let path = folder.path("a.txt")
    let (first, second) = (
      try AppendedFile(at: path, shown: "a"), try AppendedFile(at: path, shown: "a")
    )
    first.append(" 1")
    second.append(" 2")
    first.append(" 3")
    #expect(try folder.text(of: "a.txt") == "twelve bytes 1 2 3")
    #expect(throws: FileFault.self) {
      try AppendedFile(at: folder.path("link"), shown: "link")
    }
  }

  /// Whatever comes into its place in the meantime.
  @Test func whatIsHeldStaysWhatItIs() throws {
    let held = try HeldFile(folder.path("a.txt"))
    try OutputFile.write(Array("another".utf8), to: folder.path("a.txt"))
    #expect(try held.read(limit: 100) == Array("twelve bytes".utf8))
    do throws(FileError) {
      _ = try HeldFile(folder.path("none"))
      Issue.record("nothing is there")
    } catch {
      #expect(error.isMissing)
    }
  }

  @Test func readsWhatTheSystemMakes() {
    #expect(SystemText.text("/proc/self/maps")?.contains("r-xp") == true)
    #expect(SystemText.read("/proc/none") == nil)
  }

  @Test(arguments: [
    SystemLimit.disk, .quota, .fileSize, .files, .memory, .processes,
  ]) func aLimitHasTheNumberThatItComesFrom(_ limit: SystemLimit) {
    #expect(SystemLimit(limit.number) == limit)
    #expect(FileError(.write, "a", limit: limit).code == limit.number)
  }

  @Test func comparesPixels() {
    let (first, second): ([UInt32], [UInt32]) = ([1, 2, 3], [1, 2, 4])
    let isSame = { (count: Int, other: Int) in
      hasSamePixels(first.span.extracting(first: count), second.span.extracting(first: other))
    }
    #expect(isSame(0, 0) && isSame(2, 2))
    #expect(!isSame(3, 3))
    #expect(!isSame(3, 2))
  }
}
