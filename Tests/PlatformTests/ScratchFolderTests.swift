import Testing

@testable import Platform

@Suite struct ScratchFolderTests {
  /// Each removes what seems to have been left behind before it makes its own, and others are just being made.
  @Test func manyAtOnceLeaveOneAnotherAlone() async {
    let failed = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<300).count { _ in (try? ScratchFolder()) == nil } }
      }
      return await group.reduce(0, +)
    }
    #expect(failed == 0)
  }

  @Test func goesWithItsOwner() throws {
    var folder: ScratchFolder? = try ScratchFolder()
    let path = try #require(folder?.path)
    #expect(FolderListing.isFolder(path))
    folder = nil
    #expect(!FolderListing.isFolder(path))
  }
}
