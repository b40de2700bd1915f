import Testing

/// Rules that every file keeps.
@Suite struct SourceRulesTests {
  @Test func noSourceIsLongerThan400Lines() throws {
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let lines = try House.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(path)")
    }
  }

  /// A path of one machine means nothing on another one. In pieces, so that this file names none.
  @Test func noFileNamesAFolderOfOneMachine() throws {
    let folders = ["home", "Users", "root", "work", "tmp", "private"].map { "/\($0)/" }
    for path in try House.files() {
      // Pictures and the like are no text.
      guard let text = try? House.text(of: path) else { continue }
      for line in text.split(separator: "\n") {
        for folder in folders where line.contains(folder) {
          #expect(!Self.isAbsolute(folder, in: line), "\(path): \(line.prefix(120))")
        }
      }
    }
  }

  /// Whether the folder begins a path, and is not a part of one.
  private static func isAbsolute(_ folder: String, in line: Substring) -> Bool {
    line.split(separator: folder, omittingEmptySubsequences: false).dropLast()
      .contains { before in
        guard let last = before.last else { return true }
        return !last.isLetter && !last.isNumber && !"._-)}*/".contains(last)
      }
  }
}
