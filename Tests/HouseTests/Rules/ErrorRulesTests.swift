import Testing

/// Faults and errors are values until they are shown: nobody reads meaning out of their words.
@Suite struct ErrorRulesTests {
  /// Words of another program, which has nothing else to say.
  private static let foreign = ["Sources/Imaging/Video/VideoWriter.swift"]

  @Test func nobodyTakesMessagesApart() throws {
    let parts = "code|message|sentence|finding|expected|found|problem|hint|help|reason"
    let acts = "hasPrefix|hasSuffix|contains|split|replacing|dropFirst|starts"
    let apart = try Regex("\\b(\(parts))\\??\\.(\(acts))\\(")
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      guard !Self.foreign.contains(path) else { continue }
      for line in try House.text(of: path).split(separator: "\n") {
        #expect(line.firstMatch(of: apart) == nil, "\(path): \(line)")
      }
    }
  }

  /// `FileFailure` has no words: behind it is the error of a file.
  @Test func errorsHaveOneProtocol() throws {
    let protocols = try House.files(below: "Sources", endingIn: ".swift").flatMap { path in
      try House.text(of: path).split(separator: "\n").compactMap { line -> String? in
        let match = line.firstMatch(of: /protocol (\w+): [\w, ]*Error\b/)
        return match.map { String($0.1) }
      }
    }
    #expect(protocols.sorted() == ["CodedError", "FileFailure"])
  }

  /// Two types of one name make a reader look twice: whoever imports both has to say which.
  @Test func noTwoPublicErrorsShareAName() throws {
    let names = try House.files(below: "Sources", endingIn: ".swift").flatMap { path in
      try House.text(of: path).split(separator: "\n").compactMap { line -> String? in
        let match = line.firstMatch(
          of:
            /^(?:public|package) (?:enum|struct|protocol|typealias) (\w+(?:Error|Fault|Measuring))\b/
        )
        return match.map { String($0.1) }
      }
    }
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.sorted() == [])
  }
}
