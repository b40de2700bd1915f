import Testing

/// Rules that every file keeps.
@Suite struct SourceRulesTests {
  @Test func noSourceIsLongerThan400Lines() throws {
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let lines = try House.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(path)")
    }
  }

  @Test func noFunctionIsLongerThan40Lines() throws {
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let long = Self.functions(in: try House.text(of: path)).filter { $0.count > 40 }
      #expect(long.map(\.first) == [], "\(path)")
    }
  }

  @Test func knowsWhereFunctionsEnd() {
    let text = """
      struct Stage {
        func one() -> Int { 1 }
        private func two(
          _ number: Int
        ) -> Int {
          if number > 1 {
            return 2
          }
        }
      }
      """
    #expect(Self.functions(in: text).map(\.count) == [7])
  }

  /// The target that the program is made of is no place for what renders or compares.
  @Test func theCommandLineStaysSmall() throws {
    let lines = try House.files(below: "Sources/TesseraCLI", endingIn: ".swift")
      .reduce(0) { try $0 + House.text(of: $1).split(separator: "\n").count }
    // More than 6,000 since `audit`, `docs`, `try` and others: each way in is a command, with options, help and words.
    #expect(lines <= 7_100, "lines with anything in them")
  }

  /// Functions with a body of several lines, their heads included: the first line of each, and how many it has.
  private static func functions(in text: String) -> [(first: String, count: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      let words = lines[start].split(separator: " ")
      guard words.contains(where: { $0 == "func" || $0.hasPrefix("init(") }),
        words.first?.hasPrefix("//") == false, !lines[start].hasSuffix("}")
      else { return nil }
      let indent = lines[start].prefix { $0 == " " }
      guard let head = lastLineOfHead(at: start, in: lines, indent),
        let end = lines[head...].firstIndex(where: { $0 == indent + "}" })
      else { return nil }
      return (String(lines[start]), end - start + 1)
    }
  }

  /// A head goes on as long as lines stand further to the right, or close its parenthesis; nil where no body follows.
  private static func lastLineOfHead(
    at start: Int, in lines: [Substring], _ indent: Substring
  ) -> Int? {
    let end = lines[start...].firstIndex { $0.hasSuffix("{") }
    return end.flatMap { end in
      lines[(start + 1)..<max(end + 1, start + 1)].allSatisfy {
        $0.hasPrefix(indent + " ") || $0.hasPrefix(indent + ")")
      } ? end : nil
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
