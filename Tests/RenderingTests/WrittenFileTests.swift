import Readers
import Testing

@testable import Rendering

@Suite struct WrittenFileTests {
  /// Films are hashed block by block, and a block is 262,144 bytes.
  @Test(arguments: [0, 100, 262_144, 700_001])
  func isTheSameOfAFileAsOfItsContent(count: Int) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "frame\n", count: count / 6 + 1).prefix(count)
    try folder.write(String(text), to: "film.gif")
    let read = try WrittenFile(path: "a/film.gif", at: "\(folder.path)/film.gif")
    #expect(read == WrittenFile(path: "a/film.gif", content: Array(text.utf8)))
  }
}
